import type { Outcome } from '@tessera/server/features/applications/outcomes.service';

/** A range of scores, and what became of the applications in it. */
export interface Band {
  /** The range includes `from` and leaves out `to`; the last one includes both. */
  from: number;
  to: number;
  applications: number;
  /** Those that the customer put on the shortlist, as far as that can still be seen: hired ones count too. */
  shortlisted: number;
  hired: number;
}

/** How scores relate to what customers decided. */
export interface Outcomes {
  bands: Band[];
  /** Pairs of a hired designer and another applicant to the same order. */
  pairs: number;
  /** In how many of them the hired one had the higher score; equal scores count half. */
  concordant: number;
}

const BAND_WIDTH = 20;
const SCORE_MAX = 100;

/** Counts what became of applications by their scores. */
export function countOutcomes(outcomes: readonly Outcome[]): Outcomes {
  const bands = Array.from({ length: SCORE_MAX / BAND_WIDTH }, (_, at): Band => {
    const [from, to] = [at * BAND_WIDTH, (at + 1) * BAND_WIDTH];
    const own = outcomes.filter(({ score }) => score >= from && (score < to || to === SCORE_MAX));
    const having = (...statuses: Outcome['status'][]) =>
      own.filter(({ status }) => statuses.includes(status)).length;
    return {
      from,
      to,
      applications: own.length,
      shortlisted: having('shortlisted', 'accepted'),
      hired: having('accepted'),
    };
  });
  let [pairs, concordant] = [0, 0];
  for (const ofOrder of Map.groupBy(outcomes, ({ orderId }) => orderId).values()) {
    const others = ofOrder.filter(({ status }) => status !== 'accepted');
    for (const hired of ofOrder.filter(({ status }) => status === 'accepted'))
      for (const other of others) {
        pairs += 1;
        concordant += hired.score > other.score ? 1 : hired.score === other.score ? 0.5 : 0;
      }
  }
  return { bands, pairs, concordant };
}

/** The same for people, line by line. `withoutScore` counts applications that nothing can be said of. */
export function printOutcomes(outcomes: readonly Outcome[], withoutScore: number): string[] {
  const unknown =
    withoutScore === 0
      ? []
      : [
          `${withoutScore} more have no score: they are older than the storing of scores, or could not be scored.`,
        ];
  if (outcomes.length === 0)
    return [
      'This database has no applications with a score, so nothing can be said of outcomes.',
      ...unknown,
    ];
  const { bands, pairs, concordant } = countOutcomes(outcomes);
  const share = (count: number, of: number) =>
    of === 0 ? '–'.padStart(6) : `${((100 * count) / of).toFixed(0)} %`.padStart(6);
  return [
    'score       applications  shortlisted   hired',
    ...bands.map(
      ({ from, to, applications, shortlisted, hired }) =>
        `${String(from).padStart(3)} to ${String(to).padEnd(3)}  ${String(applications).padStart(12)}  ${share(shortlisted, applications).padStart(11)}  ${share(hired, applications)}`,
    ),
    pairs === 0
      ? 'Nobody was hired beside another applicant, so it cannot be said whom customers prefer.'
      : `Of ${pairs} pairs of a hired designer and another applicant to the same order, the hired one had the higher score in ${share(concordant, pairs).trim()} (by chance: 50 %).`,
    ...unknown,
    'Designers choose what they apply to, and customers see the scores: this shows how the two go together, and not that scores are right.',
  ];
}
