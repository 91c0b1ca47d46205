/** A room of the style quiz. */
export interface QuizRoom {
  /** The name of its picture below `/rooms/`. */
  name: string;
  /** The id of the style it shows. */
  style: string;
  /** What there is to see, without the name of a style. */
  alt: string;
}

/** Two rooms of the same kind, seen from the same place. */
export interface QuizPair {
  /** What both are, in the plural: «living rooms». */
  kind: string;
  rooms: readonly [QuizRoom, QuizRoom];
}

/** The pairs of the style quiz, in their order. Each style is shown twice, so that one choice alone decides nothing. */
export const quizPairs: readonly QuizPair[] = [
  {
    kind: 'living rooms',
    rooms: [
      {
        name: 'scandinavian_living_11_wide',
        style: 'scandinavian',
        alt: 'Pale living room with a light grey sofa, a wool rug and a round paper lamp',
      },
      {
        name: 'mid-century-modern_living_11_wide',
        style: 'mid-century',
        alt: 'Living room with a green wall, a cream sofa and leather armchairs',
      },
    ],
  },
  {
    kind: 'kitchens',
    rooms: [
      {
        name: 'industrial_kitchen_11_wide',
        style: 'industrial',
        alt: 'Dark kitchen with a brick wall, black lamps and metal stools',
      },
      {
        name: 'japandi_kitchen_11_wide',
        style: 'japandi',
        alt: 'Kitchen with fluted oak fronts and paper lanterns',
      },
    ],
  },
  {
    kind: 'dining rooms',
    rooms: [
      {
        name: 'art-deco_dining_11_wide',
        style: 'art-deco',
        alt: 'Dining room with blue panelling, velvet chairs and brass lamps',
      },
      {
        name: 'farmhouse_dining_11_wide',
        style: 'farmhouse',
        alt: 'Dining room with timber beams, a long oak table and benches',
      },
    ],
  },
  {
    kind: 'living rooms',
    rooms: [
      {
        name: 'traditional_living_11_wide',
        style: 'traditional',
        alt: 'Living room with wall panels, a leather wing chair and a Persian rug',
      },
      {
        name: 'bohemian_living_11_wide',
        style: 'bohemian',
        alt: 'Living room with a terracotta arch, woven lamps and many plants',
      },
    ],
  },
  {
    kind: 'bedrooms',
    rooms: [
      {
        name: 'japandi_bedroom_11_wide',
        style: 'japandi',
        alt: 'Bedroom with a low bed before a dark slatted wall',
      },
      {
        name: 'art-deco_bedroom_11_wide',
        style: 'art-deco',
        alt: 'Bedroom with blue panelling, a brass headboard and a velvet bench',
      },
    ],
  },
  {
    kind: 'kitchens',
    rooms: [
      {
        name: 'traditional_kitchen_11_wide',
        style: 'traditional',
        alt: 'Kitchen with panelled fronts, a marble island and dark bell lamps',
      },
      {
        name: 'scandinavian_kitchen_11_wide',
        style: 'scandinavian',
        alt: 'White kitchen with an oak island and round glass lamps',
      },
    ],
  },
  {
    kind: 'living rooms',
    rooms: [
      {
        name: 'farmhouse_living_11_wide',
        style: 'farmhouse',
        alt: 'Living room with timber beams and a blue striped rug',
      },
      {
        name: 'industrial_living_11_wide',
        style: 'industrial',
        alt: 'Living room with a brick wall and a leather Chesterfield',
      },
    ],
  },
  {
    kind: 'dining rooms',
    rooms: [
      {
        name: 'bohemian_dining_11_wide',
        style: 'bohemian',
        alt: 'Dining room with a long table before a terracotta arch',
      },
      {
        name: 'mid-century-modern_dining_11_wide',
        style: 'mid-century',
        alt: 'Dining room with a green wall and mustard chairs',
      },
    ],
  },
];

/** The pair whose rooms were chosen and passed over; undefined where the quiz has none such. */
export function pairOf({ liked, passed }: { liked: string; passed: string }): QuizPair | undefined {
  return quizPairs.find(({ rooms: [one, other] }) =>
    one.name === liked ? other.name === passed : other.name === liked && one.name === passed,
  );
}

/** How many styles a lean names at most. */
const LEAN_STYLES_MAX = 2;

/** What picks say of a taste. */
export interface StyleLean {
  /** The ids of the styles whose rooms were always chosen: at most two, and none where there is no clear lean. */
  styles: string[];
  /** Every style that was chosen, most often first, with how many of its rooms were. */
  chosen: { style: string; count: number }[];
}

/** The styles that picks lean to. More than two styles that were always chosen are a wide taste, and no lean. */
export function leanOf(picks: readonly { liked: string }[]): StyleLean {
  const roomStyles = new Map(quizPairs.flatMap(({ rooms }) => rooms).map(({ name, style }) => [name, style]));
  const counts = new Map<string, number>();
  for (const { liked } of picks) {
    const style = roomStyles.get(liked);
    if (style !== undefined) counts.set(style, (counts.get(style) ?? 0) + 1);
  }
  const chosen = [...counts]
    .map(([style, count]) => ({ style, count }))
    .toSorted((one, other) => other.count - one.count);
  const always = chosen.filter(({ count }) => count > 1).map(({ style }) => style);
  return { styles: always.length > LEAN_STYLES_MAX ? [] : always, chosen };
}
