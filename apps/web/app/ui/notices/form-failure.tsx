import { errorText, passingTrouble } from '../../lib/api/api.ts';
import { Notice } from './notice.tsx';
import { TryAgain } from './try-again.tsx';

/** Why a form of a public page failed, and a way to send it again where that helps; nothing for null. */
export function FormFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  if (passingTrouble(error) !== null) return <TryAgain error={error} />;
  return <Notice>{errorText(error, 'Something went wrong')}</Notice>;
}
