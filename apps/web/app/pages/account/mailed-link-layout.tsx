import { Outlet } from 'react-router';
import { PublicShell } from '../../ui/shell/public-shell.tsx';

/** Pages that mailed links lead to: open to everybody, signed in or not. */
export default function MailedLinkLayout() {
  return (
    <PublicShell barNote={null} isForEverybody>
      <Outlet />
    </PublicShell>
  );
}
