import type { Reason } from '@tessera/contract/matching';
import { Link } from 'react-router';
import { ReasonIcon } from './reason-icon.tsx';
import styles from './short-reasons.module.css';

/** Reasons that fit a small card. */
const REASONS_SHOWN = 2;

/** The strongest reasons of a match, one line each. With `toProject` the project a reason names is a link. */
export function ShortReasons({
  reasons,
  toProject,
}: {
  reasons: readonly Reason[];
  toProject?: (projectId: string) => string;
}) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label="Why it matches">
      {reasons.slice(0, REASONS_SHOWN).map((reason, index) => (
        <li key={`${index} ${reason.code}`}>
          <ReasonIcon code={reason.code} size={20} />
          <span>
            <ReasonText reason={reason} toProject={toProject} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function ReasonText({
  reason: { text, evidence },
  toProject,
}: {
  reason: Reason;
  toProject: ((projectId: string) => string) | undefined;
}) {
  const { project_id: projectId = null, project_name: name = null } = evidence ?? {};
  if (toProject === undefined || projectId === null) return text;
  const quoted = name === null ? text : `‘${name}’`;
  const start = text.lastIndexOf(quoted);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <Link to={toProject(projectId)}>{quoted}</Link>
      {text.slice(start + quoted.length)}
    </>
  );
}
