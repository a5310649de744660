import { createHash, createPublicKey } from 'node:crypto';

import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import type { Jwk } from 'aws-jwt-verify/jwk';

import { type Signing, TOKEN } from '#functions/platform/token/token.ts';

/**
 * Signs with the first of these KMS keys and verifies with all, which allows rotation while tokens of both are valid.
 * Each instance fetches each public key once; an unknown key id causes no request.
 */
export function kmsSigning(arns: string[], client = new KMSClient({})): Signing {
  const cache = new Map<string, Promise<Jwk>>();
  const [signer] = arns;

  const jwkOf = (arn: string): Promise<Jwk> => {
    const cached = cache.get(arn) ?? read(arn);
    cache.set(arn, cached);
    return cached;
  };
  async function read(arn: string): Promise<Jwk> {
    try {
      const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: arn }));
      if (!PublicKey) throw new Error('KMS gave no public key');
      const jwk = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' }).export({
        format: 'jwk',
      });
      return { ...jwk, kid: kidOf(arn), use: 'sig', alg: TOKEN.algorithm } as Jwk;
    } catch (error) {
      cache.delete(arn); // the next request asks again
      throw error;
    }
  }

  return {
    async kid() {
      if (!signer) throw new Error('SIGNING_KEYS is not set');
      return kidOf(signer);
    },
    async sign(bytes) {
      const { Signature } = await client.send(
        new SignCommand({
          KeyId: signer,
          Message: createHash('sha256').update(bytes).digest(),
          MessageType: 'DIGEST',
          SigningAlgorithm: 'ECDSA_SHA_256',
        }),
      );
      return fromDer(Buffer.from(Signature ?? []));
    },
    jwks: async () => ({ keys: await Promise.all(arns.map(jwkOf)) }),
  };
}

const kidOf = (arn: string) => createHash('sha256').update(arn).digest('base64url').slice(0, 16);

/** KMS returns a DER sequence of two integers; JOSE needs each as 32 unsigned bytes. */
export function fromDer(der: Buffer): Buffer {
  const integer = (at: number) => {
    const length = der[at + 1];
    if (der[at] !== 0x02 || length === undefined || length > 33) throw new Error('No signature of P-256');
    const bytes = der.subarray(at + 2, at + 2 + length);
    return { next: at + 2 + length, bytes: bytes.length > 32 ? bytes.subarray(bytes.length - 32) : bytes };
  };
  if (der[0] !== 0x30 || der[1] !== der.length - 2) throw new Error('No signature of P-256');
  const r = integer(2);
  const s = integer(r.next);
  return Buffer.concat([Buffer.alloc(32 - r.bytes.length), r.bytes, Buffer.alloc(32 - s.bytes.length), s.bytes]);
}
