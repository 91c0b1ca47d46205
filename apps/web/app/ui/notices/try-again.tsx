import { passingTrouble } from '../../lib/api/api.ts';
import { Button } from '../buttons/button.tsx';
import { Notice } from './notice.tsx';

/** Shown in a form whose last submission failed for a passing reason: gives the server's reason and a button to send again. */
export function TryAgain({ error }: { error: unknown }) {
  const message = passingTrouble(error);
  if (message === null) return null;
  return (
    <Notice>
      {message}{' '}
      <Button type="submit" kind="quiet">
        Try again
      </Button>
    </Notice>
  );
}
