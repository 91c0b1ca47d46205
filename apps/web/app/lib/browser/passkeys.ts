import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** No passkey was made or used: the browser cannot, or its owner did not want to. Nothing was sent. */
export class PasskeyUnusedError extends Error {
  override name = 'PasskeyUnusedError';
}

/** What the server asks of an authenticator; only the browser reads the rest of it. */
interface Options {
  challenge: string;
}

/** Has the browser make a passkey. @throws PasskeyUnusedError */
export async function makePasskey(options: Options) {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(fail);
}

/** Has the browser sign with a passkey, which its owner chooses. @throws PasskeyUnusedError */
export async function signWithPasskey(options: Options) {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(fail);
}

/** Passkeys need https, or this machine itself, and a name instead of a number. */
function load() {
  const isNumber = /^(\d+\.){3}\d+$|^\[/.test(window.location.hostname);
  if (!window.isSecureContext || isNumber || !('PublicKeyCredential' in window))
    throw new PasskeyUnusedError('This browser cannot use passkeys here.');
  return import('@simplewebauthn/browser');
}

function fail(cause: unknown): never {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  throw new PasskeyUnusedError(
    isKnown
      ? 'This device has a passkey for your account already.'
      : 'No passkey was used. You can try again.',
    { cause },
  );
}
