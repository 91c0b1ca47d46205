import type { Reason, ReasonCode } from '@tessera/contract/matching';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import styles from './evidence-reasons.module.css';
import { ReasonIcon } from './reason-icon.tsx';

/** Reasons that a wide card argues with. */
const REASONS_SHOWN = 3;

/**
 * The reasons for a designer. Each row leads to what it rests on: the photo, the order, the customer's profile, or another
 * designer. A row with a photo says so as soon as somebody points at it or moves the focus to it.
 */
export function EvidenceReasons({
  reasons,
  orderId,
  onPointAt,
  onOpenPhoto,
}: {
  reasons: readonly Reason[];
  orderId: string;
  onPointAt: (photoUrl: string) => void;
  onOpenPhoto: (photoUrl: string) => void;
}) {
  return (
    <ul className={styles.reasons}>
      {reasons.slice(0, REASONS_SHOWN).map((reason, index) => {
        const photoUrl = reason.evidence?.photo_url ?? null;
        const designerId = reason.evidence?.designer_id ?? null;
        const row = (
          <>
            <span className={styles.evidence}>
              {photoUrl === null ? (
                <ReasonIcon code={reason.code} size={24} />
              ) : (
                <img src={photoUrl} alt="" width={52} height={52} loading="lazy" />
              )}
            </span>
            <span className={styles.text}>{reason.text}</span>
            <IconArrowRight className={styles.arrow} size={20} stroke={1.5} aria-hidden="true" />
          </>
        );
        return (
          <li key={`${index} ${reason.code}`}>
            {designerId !== null ? (
              <a className={styles.reason} href={`#designer-${designerId}`}>
                {row}
              </a>
            ) : photoUrl === null ? (
              <Link className={styles.reason} to={pathOf(reason.code, orderId)}>
                {row}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.reason}
                aria-haspopup="dialog"
                onPointerEnter={({ pointerType }) => {
                  // A finger that scrolls the page enters rows without pointing at any.
                  if (pointerType !== 'touch') onPointAt(photoUrl);
                }}
                onFocus={() => onPointAt(photoUrl)}
                onClick={() => onOpenPhoto(photoUrl)}
              >
                {row}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A language is matched with the customer's own, everything else with the order. */
function pathOf(code: ReasonCode, orderId: string): string {
  return code === 'language' ? paths.customer.settings : paths.customer.editProject(orderId);
}
