/** Cuts of hair, drawn in tiles of 256 by 256: what lies behind the head, and what lies over it. */
const cuts = {
  bald: () => ({ back: '', front: '' }),
  crop: (colour: string) => ({
    back: '',
    front: `<path d="M76 108c-4-36 20-60 52-60s56 24 52 60c-4-16-10-24-18-30-20 8-48 8-68 0-8 6-14 14-18 30z" fill="${colour}"/>`,
  }),
  sidePart: (colour: string) => ({
    back: '',
    front: `<path d="M76 110c-6-42 22-66 56-64 34 0 52 24 48 62-4-14-10-22-18-28-26 2-46-4-58-16-4 16-20 24-28 46z" fill="${colour}"/>`,
  }),
  quiff: (colour: string) => ({
    back: '',
    front: `<path d="M77 106c-2-18 2-32 12-42 4-22 34-36 66-24 18 4 28 22 24 66-4-14-8-22-16-28-22 6-44 4-64-6-12 8-18 18-22 34z" fill="${colour}"/>`,
  }),
  bob: (colour: string) => ({
    back: `<path d="M62 168c-8-76 10-124 66-124s74 48 66 124c-18 8-114 8-132 0z" fill="${colour}"/>`,
    front: `<path d="M74 116c-2-40 20-64 54-64s56 24 54 64c-8-14-14-28-16-38-22 12-44 16-70 10-8 8-16 18-22 28z" fill="${colour}"/>`,
  }),
  fringe: (colour: string) => ({
    back: `<path d="M60 196c-6-96 8-150 68-150s74 54 68 150c-20 8-116 8-136 0z" fill="${colour}"/>`,
    front: `<path d="M74 104c-2-34 20-54 54-54s56 20 54 54c-18-10-90-10-108 0z" fill="${colour}"/>`,
  }),
  long: (colour: string) => ({
    back: `<path d="M58 218c0-110 10-172 70-172s70 62 70 172c-20 8-120 8-140 0z" fill="${colour}"/>`,
    front: `<path d="M74 124c-2-46 18-74 54-74s56 28 54 74c-10-24-30-42-54-60-22 18-44 36-54 60z" fill="${colour}"/>`,
  }),
  waves: (colour: string) => ({
    back: `<path d="M66 200c-16-6-14-24-6-32-12-10-10-26-2-34-6-50 18-90 70-90s76 40 70 90c8 8 10 24-2 34 8 8 10 26-6 32-16 10-108 10-124 0z" fill="${colour}"/>`,
    front: `<path d="M73 116c0-40 20-66 58-66 34 0 54 24 52 64-8-20-28-34-56-44-14 18-42 22-54 46z" fill="${colour}"/>`,
  }),
  bun: (colour: string) => ({
    back: `<circle cx="128" cy="38" r="25" fill="${colour}"/><path d="M74 130c-6-54 16-84 54-84s60 30 54 84z" fill="${colour}"/>`,
    front: `<path d="M76 112c-4-38 18-62 52-62s56 24 52 62c-8-22-26-36-52-36s-44 14-52 36z" fill="${colour}"/>`,
  }),
  curly: (colour: string) => ({
    back: circles(colour, [
      [74, 92, 26],
      [66, 124, 22],
      [72, 152, 18],
      [182, 92, 26],
      [190, 124, 22],
      [184, 152, 18],
      [100, 58, 28],
      [156, 58, 28],
      [128, 48, 28],
    ]),
    front: circles(colour, [
      [90, 74, 17],
      [112, 64, 18],
      [136, 62, 18],
      [158, 70, 17],
      [172, 88, 12],
      [80, 92, 11],
    ]),
  }),
  coils: (colour: string) => ({
    back: `<path d="M46 112c0-48 34-84 82-84s82 36 82 84c0 30-14 52-34 60H80c-20-8-34-30-34-60z" fill="${colour}"/>`,
    front: `<path d="M76 110c-2-34 18-58 52-58s54 24 52 58c-6-20-24-32-52-32s-46 12-52 32z" fill="${colour}"/>`,
  }),
} as const;

/** A way of wearing one's hair. */
export type HairCut = keyof typeof cuts;

/** The parts of a cut as SVG. */
export function hairOf(cut: HairCut, colour: string): { back: string; front: string } {
  return cuts[cut](colour);
}

function circles(colour: string, tiles: readonly (readonly [number, number, number])[]): string {
  return tiles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');
}
