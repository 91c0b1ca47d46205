/** One measured figure. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
}

/** A group of figures measured together. */
export interface Report {
  suite: string;
  figures: Figure[];
}

/** The value below which a share of the sorted sample lies, by the nearest-rank method. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The figures for people: one line each, numbers in a column. */
export function printReport({ suite, figures }: Report): void {
  console.log(`\n${suite}`);
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, value, unit } of figures) {
    const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    console.log(`  ${what.padEnd(width)}  ${value.toFixed(digits).padStart(9)} ${unit}`);
  }
}
