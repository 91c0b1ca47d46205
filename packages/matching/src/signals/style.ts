import type { OrderEvidence, ProjectEvidence } from '../evidence/evidence.ts';
import { agreementWithMean, coincidence, stretched, type Shares } from '../math/shares.ts';
import { sharesLines } from '../reasons/print.ts';
import { capitalised } from '../reasons/quote.ts';
import { termReason } from '../reasons/term-reason.ts';
import { styleShare } from '../reading/apply/style-share.ts';
import { styles } from '../vocabulary/styles.ts';
import { asSureAsTerms, defineSignal } from './signal.ts';

/**
 * The share (0..1) that order and project must both give a style before a reason names it. Chosen by hand on reasons read
 * for the development sets: below it, styles are often read into a text that names none.
 */
const NAMED_STYLE_SHARE_MIN = 0.3;

/**
 * What a style counts that the brief does not name but only describes, beside one that it names: 0..1. Chosen on the three
 * development sets together, and not yet tried on other data (docs/matching.md).
 */
const GUESSED_FACTOR = 0.5;

const asSureAsStyles = asSureAsTerms((order) => order.styles);

/** Agreement on style: in one project for certain, and in the portfolio as a whole. */
export const style = defineSignal({
  name: 'style',
  about:
    'half: the chance that order and best project mean the same style; half: agreement with the portfolio as a whole; less what of it is in a style that is refused. Half the weight where the brief names no style',
  group: 'style',
  weight: 66,
  calibratedAs: 'text',
  fact: 'seen',
  certainty: (order) => (isNamed(order) ? 1 : GUESSED_FACTOR) * asSureAsStyles(order),

  value({ order, designer: { projects } }) {
    const best = Math.max(
      ...projects.map(({ styles: shares, clarity }) => clarity * coincidence(order.styles, shares)),
    );
    const whole = agreementWithMean(
      order.styles,
      projects,
      ({ styles: shares, clarity }, id) => clarity * (shares[id] ?? 0),
    );
    return (1 - refusedShare(order, projects)) * stretched((Math.sqrt(best) + whole) / 2);
  },

  // A style that was only guessed is never told: a wrong one costs the trust in all other reasons.
  reason: (pair, _value, reader) =>
    !isNamed(pair.order)
      ? null
      : termReason(pair, reader, {
          terms: styles,
          shareMin: NAMED_STYLE_SHARE_MIN,
          askedOf: namedStyles,
          shownOf: ({ styles: shares, clarity }, id) => clarity * (shares[id] ?? 0),
          say: (term, place) => `${capitalised(term.name)} style, ${place}`,
        }),

  print: (pair) => sharesLines(pair, ({ styles: shares }) => shares),
});

/** How much of a portfolio is in styles that the order refuses: 0..1. */
function refusedShare({ wishes = [] }: OrderEvidence, projects: readonly ProjectEvidence[]): number {
  const refused = wishes.filter(({ kind }) => kind === 'not_style').map(({ value }) => value);
  return Math.max(0, ...refused.map((id) => styleShare(projects, [id])));
}

/** Whether the order names a style, or the customer set one. An order whose brief was not read counts as one that does. */
export function isNamed({ wishes }: OrderEvidence): boolean {
  return wishes === undefined || wishes.some(({ kind, origin }) => kind === 'style' && origin !== 'guessed');
}

/** The shares of the styles that the order names; all shares of an order whose brief was not read. */
function namedStyles({ styles: shares, wishes }: OrderEvidence): Shares {
  if (wishes === undefined) return shares;
  const named = wishes.filter(({ kind, origin }) => kind === 'style' && origin !== 'guessed');
  return Object.fromEntries(named.flatMap(({ value }) => (value in shares ? [[value, shares[value]!]] : [])));
}

/** A project's shares of styles, which count as much as its text is clear. */
export function clearStyles({
  styles: shares,
  clarity,
}: Pick<ProjectEvidence, 'styles' | 'clarity'>): Shares {
  return Object.fromEntries(Object.entries(shares).map(([id, share]) => [id, clarity * share]));
}
