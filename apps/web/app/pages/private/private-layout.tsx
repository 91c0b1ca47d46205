import type { Role } from '@tessera/contract/account/auth';
import { Outlet } from 'react-router';
import { PrivateArea } from './private-area.tsx';
import { SessionGate } from './session-gate.tsx';

const roles: readonly Role[] = ['designer', 'customer'];

/** Private pages of designers and customers are for one role each. */
export default function PrivateLayout() {
  return (
    <SessionGate roles={roles}>
      {(role) => (
        <PrivateArea key={role} role={role}>
          <Outlet />
        </PrivateArea>
      )}
    </SessionGate>
  );
}
