import type { ReasonCode } from '@tessera/contract/matching';
import {
  IconBed,
  IconFileText,
  IconLanguage,
  IconMapPin,
  IconPhoto,
  IconRuler2,
  IconThumbUp,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';

/** The icon that stands for what a reason speaks of; its words stand beside it. */
export function ReasonIcon({ code, size }: { code: ReasonCode; size: number }) {
  const Icon = icons[code];
  return <Icon size={size} stroke={1.5} aria-hidden="true" />;
}

const icons: Record<ReasonCode, TablerIcon> = {
  style: IconPhoto,
  photos: IconPhoto,
  caption: IconPhoto,
  brief: IconFileText,
  room: IconBed,
  work: IconRuler2,
  budget: IconWallet,
  country: IconMapPin,
  language: IconLanguage,
  taste: IconThumbUp,
};
