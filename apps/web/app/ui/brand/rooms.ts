import type { Picture } from '../photos/picture.ts';
import grounds from './rooms.generated.json' with { type: 'json' };

/** Rooms of `demo/pictures` shown on the public pages and in the style quiz; `tools/make-rooms.ts` makes their sizes. */
export const roomNames = [
  'art-deco_bedroom_11_wide',
  'art-deco_dining_11_wide',
  'art-deco_living_11_wide',
  'art-deco_office_11_wide',
  'bohemian_dining_11_wide',
  'bohemian_kitchen_11_wide',
  'bohemian_living_11_wide',
  'bohemian_living_13_wide',
  'bohemian_office_1_wide',
  'bohemian_terrace_11_wide',
  'coastal_living_11_wide',
  'contemporary_living_11_wide',
  'contemporary_office_11_wide',
  'farmhouse_dining_11_wide',
  'farmhouse_kitchen_1_wide',
  'farmhouse_living_11_wide',
  'industrial_kitchen_11_wide',
  'industrial_living_11_wide',
  'industrial_office_1_wide',
  'japandi_bedroom_11_wide',
  'japandi_dining_1_wide',
  'japandi_kitchen_11_wide',
  'japandi_living_11_wide',
  'mediterranean_living_11_wide',
  'mediterranean_terrace_1_wide',
  'mid-century-modern_dining_11_wide',
  'mid-century-modern_kitchen_11_wide',
  'mid-century-modern_living_11_wide',
  'minimalist_office_11_wide',
  'scandinavian_kitchen_11_wide',
  'scandinavian_kitchen_1_wide',
  'scandinavian_living_11_wide',
  'scandinavian_living_1_angle',
  'scandinavian_living_1_wide',
  'traditional_dining_11_wide',
  'traditional_kitchen_11_wide',
  'traditional_living_11_wide',
] as const;
export type RoomName = (typeof roomNames)[number];

/** Widths in pixels at which each room is kept as AVIF. */
export const ROOM_WIDTHS = [480, 800, 1200] as const;

/** Width in pixels of the JPEG for browsers that cannot read AVIF. */
export const ROOM_FALLBACK_WIDTH = 800;

/** Rooms are four wide and three high. */
export const ROOM_SIZE = { width: 1200, height: 900 } as const;

/** A room as a picture. */
export function roomPicture(name: RoomName, alt: string): Picture {
  const srcSet = ROOM_WIDTHS.map((width) => `/rooms/${name}-${width}.avif ${width}w`).join(', ');
  return {
    alt,
    src: `/rooms/${name}-${ROOM_FALLBACK_WIDTH}.jpg`,
    ...ROOM_SIZE,
    ground: grounds[name],
    sources: [{ type: 'image/avif', srcSet }],
  };
}
