import type { OrderEvidence, ProjectEvidence } from '../evidence/evidence.ts';
import type { Shares } from '../math/shares.ts';

/**
 * From this share (0..1) on, a project surely shows the room that its text is about. Chosen by hand on the demo's reasons
 * (docs/matching.md).
 */
const SURE_SHARE_MIN = 0.5;

/** Any room may be a part of these. */
const wholes: readonly string[] = ['house', 'apartment', 'studio', 'interior'];

/**
 * Whether a project shows the room that an order asks for most: `asked` where its text is about that room most or names
 * it, `another` where it surely shows a room of which the order says nothing, `unsure` for everything between.
 */
export function roomShown(
  { rooms: wanted }: Pick<OrderEvidence, 'rooms'>,
  { rooms: shown, named = [] }: Pick<ProjectEvidence, 'rooms' | 'named'>,
): 'asked' | 'unsure' | 'another' {
  // «A room with sun» asks for any room inside; what it is beyond that says more.
  const asked = largest(wanted, (id) => id !== 'interior');
  if (asked === undefined || wholes.includes(asked)) return 'unsure';
  const main = largest(shown);
  if (main === asked || named.some(({ kind, id }) => kind === 'room' && id === asked)) return 'asked';
  const isOfAnother =
    main !== undefined && !wholes.includes(main) && shown[main]! >= SURE_SHARE_MIN && !(main in wanted);
  return isOfAnother ? 'another' : 'unsure';
}

/** The room with the largest share. */
function largest(shares: Shares, isMeant: (id: string) => boolean = () => true): string | undefined {
  const [first] = Object.entries(shares)
    .filter(([id]) => isMeant(id))
    .toSorted(([, one], [, other]) => other - one);
  return first?.[0];
}
