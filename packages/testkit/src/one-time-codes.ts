import { Secret, TOTP } from 'otpauth';

/** A double of a one-time-code app: what it shows at a moment, from the secret that was typed into it. */
export function createCodeApp(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return { codeAt: (moment: Date = new Date()): string => app.generate({ timestamp: moment.getTime() }) };
}
