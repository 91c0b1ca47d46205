import { counterfactual } from '@tessera/matching/counterfactual';
import { explain } from '@tessera/matching/explain';
import type { Match } from '@tessera/matching/rank';
import type { Shares } from '@tessera/matching/text-reader';
import { weightFor, weights, type SignalName } from '@tessera/matching/weights';
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

/** So many styles, rooms or kinds of work of a text, and so many projects, are printed. */
const ENTRIES_MAX = 3;

async function print(orderId: string, designer: string, { inspection, say }: AdminTools): Promise<boolean> {
  const found = await inspection.match(orderId, designer);
  if (typeof found === 'string') {
    say(found);
    return false;
  }
  const { match, orderName, designerName, rank, count, forDesigner, given, verdict } = found;
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
    const { standing, rank: place, count: orderCount } = forDesigner;
    say(
      `Place ${place} of ${orderCount} on the designer’s list: ${standing.match.score.toFixed(2)}, less ` +
        `${(standing.match.score - standing.worth).toFixed(2)} for ${standing.betterCount} designers who fit the order better.`,
    );
  }
  if (given !== null)
    say(
      `The place was given by the exposure floor, drawn by order and day from: ${given.drawnFrom.join(', ')}.`,
    );
  say('');
  for (const line of arithmeticOf(match)) say(line);
  const lacking = counterfactual(match, 'customer');
  if (lacking !== null) say(`${lacking.text}: ${lacking.points.toFixed(2)} points more.`);
  say('');
  for (const signal of Object.keys(weights) as SignalName[]) {
    say(signal);
    for (const line of evidenceOf(signal, match)) say(`  ${line}`);
  }
  return true;
}

/** A row for each signal, and the sum. */
function arithmeticOf(match: Match): string[] {
  const { contributions, order, mean, score } = match;
  const total = contributions.reduce((sum, { signal }) => sum + weightFor(signal, order), 0);
  const rows = (Object.keys(weights) as SignalName[]).map((signal) => {
    const said = contributions.find((one) => one.signal === signal);
    const weight = weights[signal];
    const counted = weightFor(signal, order);
    const sureness = counted === weight ? '' : `× ${(counted / weight).toFixed(2)}`;
    return said === undefined
      ? row(signal, '–', String(weight), sureness, '', '–')
      : row(
          signal,
          said.value.toFixed(3),
          String(weight),
          sureness,
          percent(counted / total),
          said.points.toFixed(2),
        );
  });
  return [
    row('signal', 'value', 'weight', 'sure', 'share', 'points'),
    ...rows,
    row('score', mean.toFixed(3), total.toFixed(1), '', '100 %', score.toFixed(2)),
    `points = value × share × ${(mean === 0 ? 0 : score / mean).toFixed(2)}, which brings the mean of the values to a score that means the same in every order;`,
    'share = weight × how sure the order’s text is, of the sum of all that said something (–: nothing)',
  ];
}

/** What a signal looked at, and the reason the pages give for it. */
function evidenceOf(signal: SignalName, match: Match): string[] {
  const reason = explain(match, 'customer').find((one) => one.signal === signal);
  const told =
    reason === undefined
      ? []
      : [
          `shown as: ${reason.text}`,
          ...(reason.projectId === null ? [] : [`project ${reason.projectId}`]),
          ...(reason.photoId === null ? [] : [`photo ${reason.photoId}`]),
        ];
  return [...looks[signal](match), ...told];
}

const looks: Record<SignalName, (match: Match) => string[]> = {
  photos: ({ designer }) =>
    designer.pictures.length === 0
      ? ['the order has no inspiration picture that is prepared']
      : designer.pictures.flatMap(({ position, photos, meanLikeness }) => [
          `picture ${position + 1}: mean of the portfolio ${likeness(meanLikeness)}`,
          ...photos.map((photo) => `  ${likeness(photo.likeness)}  photo ${photo.photoId}`),
        ]),
  caption: ({ designer: { caption } }) =>
    caption === undefined
      ? ['the photo model reads no words, or nothing is prepared with it']
      : [
          `mean of the portfolio ${likeness(caption.meanLikeness)} standard deviations`,
          ...caption.photos.map((photo) => `  ${likeness(photo.likeness)}  photo ${photo.photoId}`),
        ],
  style: (match) => sharesOf(match, 'styles'),
  brief: ({ designer }) =>
    designer.projects
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, ENTRIES_MAX)
      .map(
        ({ name, likeness: whole, sentence }) =>
          `${likeness(whole)}  ‘${name}’${sentence === null ? '' : `; nearest sentence ${likeness(sentence.likeness)} “${sentence.text}”`}`,
      ),
  room: (match) => sharesOf(match, 'rooms'),
  work: (match) => sharesOf(match, 'works'),
  words: ({ designer }) =>
    designer.projects
      .toSorted((a, b) => b.words - a.words)
      .slice(0, ENTRIES_MAX)
      .map(({ name, words }) => `full-text rank ${words.toFixed(4)}  ‘${name}’`),
  budget: ({ order, designer }) => [
    `order ${usd(order.budgetUsd)}; designer’s usual range ${usd(designer.budgetMinUsd)} to ${usd(designer.budgetMaxUsd)}`,
  ],
  country: ({ order, designer }) => [`order ${order.countryCode}; designer ${designer.countryCode}`],
  language: ({ order, designer }) => [
    `order ${order.languageCodes.join(', ') || 'none'}; designer ${designer.languageCodes.join(', ') || 'none'}`,
  ],
  taste: ({ designer: { judged = [] } }) =>
    judged.map(
      ({ verdict, designerId, photos, texts }) =>
        `${verdict.replaceAll('_', ' ')}: designer ${designerId}; photos ${likeness(photos)}, texts ${likeness(texts)}`,
    ),
};

/** What the order asks for, and what each project shows. */
function sharesOf({ order, designer }: Match, kind: 'styles' | 'rooms' | 'works'): string[] {
  return [
    `order: ${listed(order[kind])}`,
    ...designer.projects
      .slice(0, ENTRIES_MAX)
      .map((project) => `‘${project.name}’: ${listed(project[kind])}`),
  ];
}

function listed(shares: Shares): string {
  const entries = Object.entries(shares).toSorted(([, a], [, b]) => b - a);
  return entries
    .slice(0, ENTRIES_MAX)
    .map(([id, share]) => `${id} ${percent(share)}`)
    .join(', ');
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

function likeness(cosine: number | null): string {
  return cosine === null ? '–' : cosine.toFixed(3);
}

function usd(amount: number | null): string {
  return amount === null ? 'not said' : `$${amount.toLocaleString('en')}`;
}
