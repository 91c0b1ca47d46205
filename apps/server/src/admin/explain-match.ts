import { counterfactual } from '@tessera/matching/reasons/counterfactual';
import type { Match } from '@tessera/matching/score/rank';
import {
  arithmeticOf,
  type Arithmetic,
  type SignalRow,
} from '../features/matching/inspection/arithmetic.service.ts';
import type { AdminTools, Command } from './command.ts';

/** Prints how the score of a designer for an order comes about. */
export const explainMatch: Command = {
  usage: [
    'match explain ORDER DESIGNER  how a score comes about: every signal, its weight and its evidence; a designer by',
    '                             id or e-mail address',
  ],

  async run(args, tools) {
    const [orderId, designer] = args;
    if (orderId === undefined || designer === undefined || args.length > 2) return undefined;
    return print(orderId, designer, tools);
  },
};

async function print(orderId: string, designer: string, { inspection, say }: AdminTools): Promise<boolean> {
  const found = await inspection.match(orderId, designer);
  if ('why' in found) {
    say(found.why);
    return false;
  }
  const { match, orderName, designerName, rank, count, forDesigner, newcomerPlace, verdict } = found;
  say(`Order     ${match.order.id}  ‘${orderName}’`);
  say(`Designer  ${match.designer.id}  ${designerName}`);
  if (verdict !== null) say(`The customer has said: ${verdict.replaceAll('_', ' ')}.`);
  say(
    rank !== null
      ? `Place ${rank} of ${count} on the order’s list.`
      : verdict === 'not_for_me'
        ? `Hidden from the order’s list of ${count}. Scored all the same.`
        : `Not on the order’s list of ${count}: too far by text, words and pictures to be a candidate. Scored all the same.`,
  );
  if (forDesigner !== null) {
    const { placed, rank: place, count: orderCount } = forDesigner;
    say(
      `Place ${place} of ${orderCount} on the designer’s list: ${placed.match.score.toFixed(2)}, less ` +
        `${(placed.match.score - placed.worth).toFixed(2)} for ${placed.betterCount} designers who fit the order better.`,
    );
  }
  if (newcomerPlace !== null)
    say(
      `The place was given by the exposure floor, drawn by order and day from: ${newcomerPlace.drawnFrom.join(', ')}.`,
    );
  say('');
  const arithmetic = arithmeticOf(match);
  for (const line of tableOf(arithmetic, match)) say(line);
  const lacking = counterfactual(match, 'customer');
  if (lacking !== null) say(`${lacking.text}: ${lacking.points.toFixed(2)} points more.`);
  say('');
  for (const signalRow of arithmetic.rows) {
    say(signalRow.signal);
    for (const line of evidenceOf(signalRow)) say(`  ${line}`);
  }
  return true;
}

/** A row for each signal, and the sum. */
function tableOf({ rows, totalWeight, factor }: Arithmetic, { mean, score }: Match): string[] {
  return [
    row('signal', 'value', 'weight', 'sure', 'share', 'points'),
    ...rows.map(({ signal, value, weight, sureness, share, points }) =>
      row(
        signal,
        value?.toFixed(3) ?? '–',
        String(weight),
        sureness === 1 ? '' : `× ${sureness.toFixed(2)}`,
        share === null ? '' : percent(share),
        points?.toFixed(2) ?? '–',
      ),
    ),
    row('score', mean.toFixed(3), totalWeight.toFixed(1), '', '100 %', score.toFixed(2)),
    `points = value × share × ${factor.toFixed(2)}, which brings the mean of the values to a score that means the same in every order;`,
    'share = weight × how sure the order’s text is, of the sum of all that said something (–: nothing)',
  ];
}

/** What a signal compared, and the reason that the pages show for it. */
function evidenceOf({ evidence, reason }: SignalRow): string[] {
  if (reason === null) return evidence;
  return [
    ...evidence,
    `shown as: ${reason.text}`,
    ...(reason.projectId === null ? [] : [`project ${reason.projectId}`]),
    ...(reason.photoId === null ? [] : [`photo ${reason.photoId}`]),
  ];
}

function row(...[signal, value, weight, clarity, share, points]: string[]): string {
  return [
    signal!.padEnd(10),
    value!.padStart(6),
    weight!.padStart(8),
    clarity!.padStart(8),
    share!.padStart(8),
    points!.padStart(8),
  ].join('');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
