import type { RoomName } from '../../../ui/brand/rooms.ts';

/** The styles that are chosen by picture, and the room that stands for each. Others can be in an address all the same. */
export const styleTiles: readonly { style: string; room: RoomName }[] = [
  { style: 'scandinavian', room: 'scandinavian_living_11_wide' },
  { style: 'japandi', room: 'japandi_living_11_wide' },
  { style: 'minimalist', room: 'minimalist_office_11_wide' },
  { style: 'mid-century', room: 'mid-century-modern_living_11_wide' },
  { style: 'contemporary', room: 'contemporary_living_11_wide' },
  { style: 'coastal', room: 'coastal_living_11_wide' },
  { style: 'mediterranean', room: 'mediterranean_living_11_wide' },
  { style: 'bohemian', room: 'bohemian_living_11_wide' },
  { style: 'farmhouse', room: 'farmhouse_living_11_wide' },
  { style: 'industrial', room: 'industrial_living_11_wide' },
  { style: 'art-deco', room: 'art-deco_living_11_wide' },
  { style: 'traditional', room: 'traditional_living_11_wide' },
];
