import type { MatchedDesigner } from '@tessera/contract/matching';
import type { DemoMatches } from '@tessera/demo/load/told-demo';
import { signalOf } from '@tessera/matching/signals/signals';

/** What a sentence on a card is: one of the three kinds of reason, or what speaks against the match. */
export const reasonKinds = ['seen', 'practical', 'human', 'reservation'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** A sentence that the product says of a designer for an order. */
export interface GivenReason {
  /** The order's title. */
  order: string;
  /** The designer's name. */
  designer: string;
  kind: ReasonKind;
  sentence: string;
}

/** A sentence with what a person found. */
export interface JudgedReason extends GivenReason {
  /**
   * `right`: it is true of the designer and bears on what the order asks for; `wrong`: it is false, misleading or beside
   * the point. Null until somebody has judged it.
   */
  verdict: 'right' | 'wrong' | null;
  /** Why, in a few words. */
  note: string;
}

/** How the sentences of one kind fare. */
export interface ReasonCount {
  right: number;
  wrong: number;
  /** Given, and nobody has said whether it is right. */
  unjudged: number;
  /** Judged, and no longer given. Counts neither as right nor as wrong. */
  gone: number;
}

const COLUMNS = ['order', 'designer', 'kind', 'sentence', 'verdict', 'note'] as const;

/** Every sentence on the cards of these lists, in their order. */
export function givenReasons(matches: readonly Pick<DemoMatches, 'order' | 'designers'>[]): GivenReason[] {
  return matches.flatMap(({ order, designers }) =>
    designers.flatMap((designer) =>
      sentencesOf(designer).map((sentence) => ({ order: order.title, designer: designer.name, ...sentence })),
    ),
  );
}

function sentencesOf({ reasons, reservation }: MatchedDesigner): Pick<GivenReason, 'kind' | 'sentence'>[] {
  return [
    ...reasons.flatMap(({ code, text }) => {
      const kind = signalOf[code].fact;
      return kind === null ? [] : [{ kind, sentence: text }];
    }),
    ...(reservation === null ? [] : [{ kind: 'reservation' as const, sentence: reservation.text }]),
  ];
}

/** Counts by kind what is given now against what was judged. A sentence is the same one only word for word. */
export function countReasons(
  given: readonly GivenReason[],
  judged: readonly JudgedReason[],
): Record<ReasonKind, ReasonCount> {
  const verdicts = new Map(judged.map((reason) => [keyOf(reason), reason.verdict]));
  const givenKeys = new Set(given.map(keyOf));
  const countOf = (kind: ReasonKind): ReasonCount => {
    const found = given.filter((reason) => reason.kind === kind).map((reason) => verdicts.get(keyOf(reason)));
    return {
      right: found.filter((verdict) => verdict === 'right').length,
      wrong: found.filter((verdict) => verdict === 'wrong').length,
      unjudged: found.filter((verdict) => verdict == null).length,
      gone: judged.filter(
        (reason) => reason.kind === kind && reason.verdict !== null && !givenKeys.has(keyOf(reason)),
      ).length,
    };
  };
  return Object.fromEntries(reasonKinds.map((kind) => [kind, countOf(kind)])) as Record<
    ReasonKind,
    ReasonCount
  >;
}

/** The list with what is given and not on it yet, at the end and without a verdict. */
export function withUnjudged(judged: readonly JudgedReason[], given: readonly GivenReason[]): JudgedReason[] {
  const known = new Set(judged.map(keyOf));
  return [
    ...judged,
    ...given
      .filter((reason) => !known.has(keyOf(reason)))
      .map((reason) => ({ ...reason, verdict: null, note: '' })),
  ];
}

/** Reads the list from its file's text. @throws Error when a line is none */
export function parseReasons(text: string): JudgedReason[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, index) => {
    const [order, designer, kind, sentence, verdict, note = ''] = line.split('\t');
    const isRead =
      sentence !== undefined &&
      (reasonKinds as readonly (string | undefined)[]).includes(kind) &&
      ['right', 'wrong', ''].includes(verdict ?? '');
    if (!isRead) throw new Error(`Line ${index + 2} of the judged reasons cannot be read: ${line}`);
    return {
      order: order!,
      designer: designer!,
      kind: kind as ReasonKind,
      sentence,
      verdict: verdict ? (verdict as 'right' | 'wrong') : null,
      note,
    };
  });
}

/** The list as its file's text. */
export function formatReasons(reasons: readonly JudgedReason[]): string {
  const lines = reasons.map(({ order, designer, kind, sentence, verdict, note }) =>
    [order, designer, kind, sentence, verdict ?? '', note]
      .map((value) => value.replaceAll(/\s+/g, ' '))
      .join('\t'),
  );
  return [COLUMNS.join('\t'), ...lines, ''].join('\n');
}

/** White space is one in the file, which has a sentence on a line. */
function keyOf({ order, designer, kind, sentence }: GivenReason): string {
  return [order, designer, kind, sentence].map((value) => value.replaceAll(/\s+/g, ' ')).join('\t');
}
