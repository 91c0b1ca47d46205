import { Outlet } from 'react-router';
import { LoadedPart } from '../../ui/loading/loaded-part.tsx';
import { definePart } from '../../ui/loading/part.ts';
import { SessionGate } from '../private/session-gate.tsx';

const areaPart = definePart(() =>
  import('./operator-area.tsx').then(({ OperatorArea }) => ({ default: OperatorArea })),
);

/** The pages of the people who run the place. Their program is loaded once it is known that an operator asks for it. */
export default function OperatorLayout() {
  return (
    <SessionGate roles={['operator']}>
      {() => <LoadedPart part={areaPart} props={{ children: <Outlet /> }} />}
    </SessionGate>
  );
}
