import { Link } from 'react-router';
import { Notice } from './notice.tsx';

/** The id of the banner. Disabled buttons refer to it for their description. */
export const LIMIT_BANNER_ID = 'project-limit';

/** Says that the plan is used up; the link leads to the contact form with its subject filled in. */
export function LimitBanner({
  count,
  limit,
  contactPath,
}: {
  count: number;
  limit: number;
  contactPath: string;
}) {
  return (
    <div id={LIMIT_BANNER_ID}>
      <Notice>
        You have reached your project limit ({count}/{limit}). Please upgrade your plan to add more projects.{' '}
        <Link to={`${contactPath}?subject=${encodeURIComponent('Upgrade my plan')}`}>Upgrade your plan</Link>
      </Notice>
    </div>
  );
}
