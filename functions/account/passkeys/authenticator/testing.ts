import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import type { CreationOptions, RequestOptions } from '#shared/api/passkeys.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/validation/passkey.ts';

const ORIGIN = 'http://localhost:3000';
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

// The little of CBOR that a credential takes: https://www.rfc-editor.org/rfc/rfc8949
const head = (type: number, n: number) => {
  if (n < 24) return Buffer.from([(type << 5) | n]);
  return n < 256 ? Buffer.from([(type << 5) | 24, n]) : Buffer.from([(type << 5) | 25, n >> 8, n & 255]);
};
const int = (n: number) => (n < 0 ? head(1, -1 - n) : head(0, n));
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

type Overrides = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  type?: string;
};

/** An authenticator in software, with one ES256 key pair and attestation “none”. Tests override what it says. */
export function softwareAuthenticator({ aaguid = '00000000000000000000000000000000', counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle: string | undefined;
  let used = 0;

  const clientData = (type: string, challenge: string, { origin = ORIGIN, ...overrides }: Overrides) =>
    Buffer.from(
      JSON.stringify({
        type: overrides.type ?? type,
        challenge: overrides.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  /** Flags: user present, user verified, attested data. */
  const authenticatorData = (rpId: string, { isVerified = true, ...overrides }: Overrides, attested?: Buffer) => {
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(overrides.counter ?? (counts ? used++ : 0));
    return Buffer.concat([
      sha256(overrides.rpId ?? rpId),
      Buffer.from([flags]),
      counter,
      ...(attested ? [attested] : []),
    ]);
  };
  const described = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    credential_id: base64url(id),
    create({ challenge, rp, user }: CreationOptions, overrides: Overrides = {}): PasskeyRegistration {
      userHandle = user.id;
      const cose = map(
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const length = Buffer.from([0, id.length]);
      const authData = authenticatorData(
        rp.id,
        overrides,
        Buffer.concat([Buffer.from(aaguid, 'hex'), length, id, cose]),
      );
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authData)],
      );
      return {
        ...described,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, overrides)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }: RequestOptions, overrides: Overrides = {}): PasskeyAssertion {
      const data = clientData('webauthn.get', challenge, overrides);
      const authData = authenticatorData(rpId, overrides);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...described,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: 'userHandle' in overrides ? overrides.userHandle : userHandle,
        },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
