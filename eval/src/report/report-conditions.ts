import { f1, readFields, type Agreement } from '../reading-quality.ts';
import { byVariant, type Result } from './report.ts';

/** Prints, for sets that name traps, how often one stands among the first three, by kind of order. */
export function printConditions(all: readonly Result[]): void {
  const judged = all.filter(({ conditions }) => conditions.traps !== null);
  if (judged.length === 0) return;
  console.log('\nConditions         listed  with near misses  rank of trap / of a right one');
  for (const [name, part] of [['all', judged] as const, ...byVariant(judged)]) {
    const traps = part.map(({ conditions }) => conditions.traps!);
    const share = (of: (one: (typeof traps)[number]) => boolean) =>
      `${((100 * traps.filter(of).length) / traps.length).toFixed(0)} %`;
    const ranks = (of: (one: (typeof traps)[number]) => number | null) => {
      const known = traps.map(of).filter((rank) => rank !== null);
      return (known.reduce((sum, rank) => sum + rank, 0) / Math.max(1, known.length)).toFixed(1);
    };
    console.log(
      `  ${name}`.padEnd(18),
      share(({ isListed }) => isListed).padEnd(7),
      share(({ isFirst }) => isFirst).padEnd(17),
      `${ranks(({ trapRank }) => trapRank)} / ${ranks(({ rightRank }) => rightRank)}`,
    );
  }
}

/** Prints, for sets that say what is to be read, the F1 of the reading by language and field. */
export function printReadings(all: readonly Result[]): void {
  const readings = all.flatMap(({ conditions: { reading } }) => (reading === null ? [] : [reading]));
  if (readings.length === 0) return;
  const show = (part: readonly Agreement[]) => f1(part)?.toFixed(2).replace(/^0/, '') ?? '–';
  const isEnglish = ({ language }: (typeof readings)[number]) => language === 'en';
  console.log('\nReading, F1');
  for (const [name, part] of [
    ['English', readings.filter(isEnglish)],
    ['other languages', readings.filter((one) => !isEnglish(one))],
  ] as const) {
    const ofFields = readFields.map(
      (field) => `${field} ${show(part.map(({ agreement }) => agreement[field]))}`,
    );
    const whole = part.flatMap(({ agreement }) => Object.values(agreement));
    const said = part.flatMap(({ agreement: { styles: _inferred, ...others } }) => Object.values(others));
    console.log(
      `  ${name}: ${show(whole)}, without styles, which may be inferred: ${show(said)} (${ofFields.join(', ')})`,
    );
  }
}
