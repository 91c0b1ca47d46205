import type { Person } from '@tessera/contract/operator/people';
import { Link } from 'react-router';
import { formatDay } from '../../lib/text/format.ts';
import { paths } from '../../paths.ts';
import { StandingChip } from './standing-chip.tsx';
import { nameOf, roleWords } from './words.ts';

/** Somebody in one line, with the way to their account. Only what is out of the ordinary gets a chip. */
export function PersonLine({ person }: { person: Person }) {
  return (
    <span className="op-person">
      <Link className="link" to={paths.operator.accountOf(person.id)}>
        {nameOf(person)}
      </Link>
      <span className="muted small">
        {roleWords[person.role]} since {formatDay(person.created_at)}
        {person.name === '' ? '' : `, ${person.email}`}
      </span>
      {person.standing === 'good' ? null : <StandingChip standing={person.standing} />}
    </span>
  );
}
