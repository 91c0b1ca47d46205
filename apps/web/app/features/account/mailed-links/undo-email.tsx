import { clearSession } from '../../../lib/browser/session.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { MailedLinkUse } from './mailed-link-use.tsx';

/** Gives an account its former address back with the token of a mailed link as soon as the page is there. */
export function UndoEmail() {
  return (
    <MailedLinkUse
      use="undoEmail"
      done={(email) =>
        `${email} is your address again, and every device was signed out. If somebody else changed it, they know your password: choose a new one now.`
      }
      old="This link has expired or was used before. If somebody else changed your address, please write to us."
      wayOn={
        <ButtonLink size="large" isFullWidth to={paths.forgotPassword}>
          Choose a new password
        </ButtonLink>
      }
      onDone={endSession}
    />
  );
}

/** The session of this browser has ended with all others. */
function endSession() {
  clearSession(true);
}
