import { reasonKinds, type ReasonCount, type ReasonKind } from '../reasons/reason-list.ts';

/** Prints how many of the judged reasons are right, by kind and in all. */
export function printReasons(counts: Record<ReasonKind, ReasonCount>): void {
  const all = reasonKinds.map((kind) => counts[kind]);
  const total = (of: keyof ReasonCount) => all.reduce((sum, count) => sum + count[of], 0);
  const sum = {
    right: total('right'),
    wrong: total('wrong'),
    unjudged: total('unjudged'),
    gone: total('gone'),
  };
  console.log('reasons       right  wrong  share right  not judged  no longer given');
  for (const kind of reasonKinds) console.log(lineOf(kind, counts[kind]));
  console.log(lineOf('all', sum));
}

function lineOf(name: string, { right, wrong, unjudged, gone }: ReasonCount): string {
  const share = right + wrong === 0 ? '–' : `${((100 * right) / (right + wrong)).toFixed(1)} %`;
  return [
    name.padEnd(12),
    String(right).padStart(7),
    String(wrong).padStart(7),
    share.padStart(13),
    String(unjudged).padStart(12),
    String(gone).padStart(17),
  ].join('');
}
