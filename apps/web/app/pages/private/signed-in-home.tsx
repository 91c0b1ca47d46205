import type { Role } from '@tessera/contract/account/auth';
import { lazy, Suspense } from 'react';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { PrivateArea } from './private-area.tsx';

const homes = {
  designer: lazy(() => import('../designer/designer-home.tsx')),
  customer: lazy(() => import('../customer/home/customer-home.tsx')),
};

/** What signed-in people see at `/`. */
export default function SignedInHome({ role }: { role: Role }) {
  const RoleHome = homes[role];
  return (
    <PrivateArea role={role}>
      <Suspense fallback={<LoadingStatus />}>
        <RoleHome />
      </Suspense>
    </PrivateArea>
  );
}
