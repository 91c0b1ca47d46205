import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { encodeCBOR, type CBORType } from '@levischuck/tiny-cbor';

/** What an authenticator is asked, as far as the double reads it. */
interface Asked {
  challenge: string;
}

/** The flags of authenticator data (WebAuthn 3, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/**
 * A double of an authenticator with a browser around it: it makes one passkey and signs with it, by ES256 and without
 * attestation, as WebAuthn 3 has it. `verifiesUser: false` is one that asks for no code, finger or face.
 */
export function createAuthenticator({
  origin,
  verifiesUser = true,
}: {
  origin: string;
  verifiesUser?: boolean;
}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: 'create' | 'get', { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, credential: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++uses);
    const verified = verifiesUser ? USER_VERIFIED : 0;
    return Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([USER_PRESENT | verified | flags]),
      counter,
      credential,
    ]);
  };

  const credential = <Response>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response,
  });

  return {
    /** Makes the passkey. */
    create(asked: Asked) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      // COSE: key type EC2, algorithm ES256, curve P-256 (RFC 9053).
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, encodeCBOR(key)]);
      const attestation = new Map<string, CBORType>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(HAS_CREDENTIAL, attested))],
      ]);
      return credential({
        clientDataJSON: clientData('create', asked).toString('base64url'),
        attestationObject: Buffer.from(encodeCBOR(attestation)).toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Signs with the passkey. */
    sign(asked: Asked) {
      const data = authenticatorData(0);
      const client = clientData('get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
