import { useLocation } from 'react-router';
import { isSamePath, paths } from '../../paths.ts';
import { LoadedPart } from '../../ui/loading/loaded-part.tsx';
import { definePart } from '../../ui/loading/part.ts';

const { operator } = paths;

const pages = [
  { path: operator.home, part: definePart(() => import('./operator-overview.tsx')) },
  { path: operator.account, part: definePart(() => import('./operator-account.tsx')) },
  { path: operator.vetting, part: definePart(() => import('./operator-vetting.tsx')) },
  { path: operator.photos, part: definePart(() => import('./operator-photos.tsx')) },
  { path: operator.reports, part: definePart(() => import('./operator-reports.tsx')) },
  { path: operator.accounts, part: definePart(() => import('./operator-accounts.tsx')) },
  { path: operator.messages, part: definePart(() => import('./operator-messages.tsx')) },
  { path: operator.matches, part: definePart(() => import('./operator-matches.tsx')) },
  { path: operator.audit, part: definePart(() => import('./operator-audit.tsx')) },
] as const;

/**
 * The operator's page of the address. The router loads the file of a route before the layout has looked at the session, so that
 * this one file stands for all of these routes, and holds nothing of them.
 */
export default function OperatorPage() {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => isSamePath(path, pathname));
  return page === undefined ? null : <LoadedPart key={page.path} part={page.part} props={{}} />;
}
