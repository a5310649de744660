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

type Lies = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  type?: string;
};

/** An authenticator in software, with one ES256 key pair and attestation “none”. What it is asked to lie about, it lies about. */
export function softwareAuthenticator({ aaguid = '00000000000000000000000000000000', counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle: string | undefined;
  let used = 0;

  const clientData = (type: string, challenge: string, { origin = ORIGIN, ...lies }: Lies) =>
    Buffer.from(
      JSON.stringify({ type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }),
    );
  /** Flags: user present, user verified, attested data. */
  const authenticatorData = (rpId: string, { isVerified = true, ...lies }: Lies, attested?: Buffer) => {
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? (counts ? used++ : 0));
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), counter, ...(attested ? [attested] : [])]);
  };
  const described = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    credential_id: base64url(id),
    create({ challenge, rp, user }: CreationOptions, lies: Lies = {}): PasskeyRegistration {
      userHandle = user.id;
      const cose = map(
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const length = Buffer.from([0, id.length]);
      const authData = authenticatorData(rp.id, lies, Buffer.concat([Buffer.from(aaguid, 'hex'), length, id, cose]));
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authData)],
      );
      return {
        ...described,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lies)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }: RequestOptions, lies: Lies = {}): PasskeyAssertion {
      const data = clientData('webauthn.get', challenge, lies);
      const authData = authenticatorData(rpId, lies);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...described,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: 'userHandle' in lies ? lies.userHandle : userHandle,
        },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
