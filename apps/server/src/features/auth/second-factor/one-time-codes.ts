import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { CODE_DIGITS } from '@tessera/contract/account/second-factor';
import { Secret, TOTP } from 'otpauth';

/** How long a code is shown, in seconds: what every app assumes (RFC 6238, section 5.2). */
const STEP_SECONDS = 30;

/** How many steps a clock may be off: one before and one after, which is what the RFC recommends. */
const STEPS_OFF_MAX = 1;

/** 160 bits, as long as the output of SHA-1, which is the hash that all apps know (RFC 4226, section 4). */
const SECRET_BYTES = 20;

const CODE_PATTERN = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Makes and checks one-time codes (TOTP), and keeps their secrets. */
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/** Secrets are bytes here, and leave encrypted. `key` has 256 bits. */
export function createOneTimeCodes({ key, productName }: { key: Uint8Array; productName: string }) {
  const appOf = (secret: Buffer, email: string) =>
    new TOTP({
      issuer: productName,
      label: email,
      algorithm: 'SHA1',
      digits: CODE_DIGITS,
      period: STEP_SECONDS,
      secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    });

  return {
    newSecret: (): Buffer => randomBytes(SECRET_BYTES),

    /** Encrypts a secret. It can be read only for the same account. */
    seal(secret: Buffer, accountId: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(accountId),
      );
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
    },

    /** @throws Error if it was sealed with another key or for another account, or was changed */
    open(sealed: Buffer, accountId: string): Buffer {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(accountId))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },

    /** How an app is set up: the secret for typing, and as an `otpauth://` address. */
    setUp(secret: Buffer, email: string): { secret: string; uri: string } {
      const app = appOf(secret, email);
      return { secret: app.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 '), uri: app.toString() };
    },

    /** The time step of a code, counted from 1970; undefined for a wrong code. */
    stepOf(code: string, secret: Buffer, now: Date): number | undefined {
      // The library throws at other characters.
      if (!CODE_PATTERN.test(code)) return undefined;
      const timestamp = now.getTime();
      const off = appOf(secret, '').validate({ token: code, timestamp, window: STEPS_OFF_MAX });
      return off === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + off;
    },
  };
}
