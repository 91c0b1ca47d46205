import type { Picture } from './picture.ts';
import grounds from './rooms.generated.json' with { type: 'json' };

/** Our own rendered rooms, by file name; `tools/make-rooms.ts` makes their sizes. */
export const roomNames = [
  'art-deco_dining_1',
  'art-deco_living_1',
  'bohemian_bedroom_1',
  'bohemian_living_1',
  'bohemian_office_1',
  'coastal_kitchen_1',
  'contemporary_living_1',
  'farmhouse_dining_1',
  'farmhouse_kitchen_1',
  'industrial_living_1',
  'industrial_living_1_corner',
  'industrial_office_1',
  'japandi_bedroom_1',
  'japandi_dining_1',
  'japandi_living_1_angle',
  'mediterranean_kitchen_1',
  'mediterranean_living_1',
  'mediterranean_terrace_1',
  'mid-century-modern_dining_1',
  'mid-century-modern_living_1_angle',
  'mid-century-modern_office_1',
  'minimalist_kitchen_1',
  'scandinavian_bedroom_2',
  'scandinavian_kitchen_1',
  'scandinavian_living_1',
  'scandinavian_living_1_angle',
  'scandinavian_terrace_1',
  'traditional_dining_1',
  'traditional_living_1',
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
