import { readSession } from '../../../lib/browser/session.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { MailedLinkUse } from './mailed-link-use.tsx';

/** Confirms an address with the token of a mailed link as soon as the page is there. */
export function VerifyEmail() {
  return (
    <MailedLinkUse
      use="verifyEmail"
      done={(email) => `Thank you. ${email} is confirmed.`}
      old="This link has expired or was used before. If your address is not confirmed yet, ask for a new link in your account settings."
      wayOn={<WayOn />}
    />
  );
}

/** To the account settings, or to where one signs in first. */
function WayOn() {
  const session = readSession();
  return session === null ? (
    <ButtonLink size="large" isFullWidth to={paths.signIn}>
      Sign In
    </ButtonLink>
  ) : (
    <ButtonLink size="large" isFullWidth to={paths[session.role].account}>
      Account settings
    </ButtonLink>
  );
}
