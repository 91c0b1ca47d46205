import { Link } from 'react-router';

/** A few views of one thing, next to each other; each has an address. */
export function Segments<Id extends string>({
  label,
  segments,
  current,
  name,
}: {
  /** What is chosen, for assistive technology. */
  label: string;
  segments: readonly { id: Id; label: string }[];
  current: Id;
  /** The query parameter of the page’s address that holds the chosen segment. */
  name: string;
}) {
  return (
    <nav className="op-segments" aria-label={label}>
      {segments.map(({ id, label: words }) => (
        <Link
          key={id}
          to={`?${name}=${id}`}
          replace
          preventScrollReset
          aria-current={id === current ? 'true' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
