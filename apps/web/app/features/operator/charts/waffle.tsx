/** Things of one kind in a waffle, and how many there are. */
export interface WafflePart<Kind extends string> {
  kind: Kind;
  label: string;
  count: number;
}

/** Beyond so many tiles, one tile stands for several things. */
const MOST_TILES = 240;

/** How many things one tile of a waffle of so many things stands for. */
export function thingsPerTile(total: number): number {
  return Math.max(1, Math.ceil(total / MOST_TILES));
}

/** Every thing is one tile, in the order of the parts; beyond 240 things, a tile stands for several. Under it a key with the numbers. */
export function Waffle<Kind extends string>({
  parts,
  summary,
}: {
  parts: readonly WafflePart<Kind>[];
  summary: string;
}) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const each = thingsPerTile(total);
  return (
    <>
      <div className="op-waffle" role="img" aria-label={summary}>
        {parts.flatMap(({ kind, count }) =>
          Array.from({ length: Math.ceil(count / each) }, (_, index) => (
            <i key={`${kind} ${index}`} className={`op-tile-${kind}`} />
          )),
        )}
      </div>
      <ul className="op-key num">
        {parts.map(({ kind, label, count }) => (
          <li key={kind}>
            <i className={`op-tile-${kind}`} />
            {label} <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
