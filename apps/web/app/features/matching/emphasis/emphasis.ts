/** What a customer may weigh for a list, by the name of its parameter. */
export const emphasisNames = ['style', 'scope', 'budget', 'nearness'] as const;
export type EmphasisName = (typeof emphasisNames)[number];

/** How much each counts: 0 not at all, 1 as usual, 2 most; what counts as usual is left out. */
export type Emphasis = Partial<Record<EmphasisName, number>>;

/** The steps of a slider. */
export const EMPHASIS = { min: 0, max: 2, step: 0.5, usual: 1 } as const;

/** Reads what an address says; what makes no sense counts as usual. */
export function readEmphasis(search: URLSearchParams): Emphasis {
  return Object.fromEntries(
    emphasisNames.flatMap((name) => {
      const value = Number(search.get(name) ?? EMPHASIS.usual);
      const isStep =
        value >= EMPHASIS.min && value <= EMPHASIS.max && Number.isInteger(value / EMPHASIS.step);
      return isStep && value !== EMPHASIS.usual ? [[name, value]] : [];
    }),
  );
}

/** The address with another emphasis; everything else in it stays. */
export function writeEmphasis(search: URLSearchParams, emphasis: Emphasis): URLSearchParams {
  const others = [...search].filter(([name]) => !emphasisNames.includes(name as EmphasisName));
  const weighed = emphasisNames.flatMap((name) => {
    const value = emphasis[name] ?? EMPHASIS.usual;
    return value === EMPHASIS.usual ? [] : [[name, String(value)]];
  });
  return new URLSearchParams([...others, ...weighed]);
}
