import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

import { GetPublicKeyCommand, type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromDer, kmsSigning } from '#functions/platform/token/kms-signing.ts';

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { privateKey, publicKey } = pair();

/** A KMS with these keys: it signs a digest in DER, as KMS does, and records its requests. */
function kms(keys: Record<string, ReturnType<typeof pair>>) {
  const requests: string[] = [];
  let isAway = false;
  const send = async (command: unknown) => {
    if (isAway) throw new Error('KMS is away');
    if (command instanceof GetPublicKeyCommand) {
      requests.push('public key');
      const key = keys[command.input.KeyId ?? '']?.publicKey;
      return { PublicKey: key?.export({ format: 'der', type: 'spki' }) };
    }
    if (!(command instanceof SignCommand)) throw new Error('Unexpected KMS request');
    requests.push('sign');
    const { KeyId = '', Message, MessageType, SigningAlgorithm } = command.input;
    expect({ MessageType, SigningAlgorithm, bytes: Message?.length }).toEqual({
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
      bytes: 32,
    });
    // Node hashes what it signs, but KMS receives the hash, so the stub signs the text that the test keeps.
    return { Signature: sign('sha256', signedText, keys[KeyId]!.privateKey) };
  };
  return {
    requests,
    client: { send } as unknown as KMSClient,
    goesAway: (away: boolean) => void (isAway = away),
  };
}
let signedText = Buffer.alloc(0);

test('both signature encodings agree for any numbers', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (text) => {
      const raw = fromDer(sign('sha256', text, privateKey));
      expect(raw).toHaveLength(64);
      expect(verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const integer = (value: bigint) => {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  const positive = bytes[0]! & 0x80 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
  return Buffer.concat([Buffer.from([0x02, positive.length]), positive]);
};
const sequence = (body: Buffer) => Buffer.concat([Buffer.from([0x30, body.length]), body]);
const numbers = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n });
const small = fc.bigInt({ min: 1n, max: 2n ** 64n });

test('pads short numbers and strips sign bytes', () => {
  fc.assert(
    fc.property(fc.oneof(numbers, small), fc.oneof(numbers, small), (r, s) => {
      const raw = fromDer(sequence(Buffer.concat([integer(r), integer(s)])));
      expect(raw).toHaveLength(64);
      expect(BigInt(`0x${raw.subarray(0, 32).toString('hex')}`)).toBe(r);
      expect(BigInt(`0x${raw.subarray(32).toString('hex')}`)).toBe(s);
    }),
  );
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another tag', Buffer.from('3102', 'hex')],
  ['a length that is not its own', Buffer.from('3006020101', 'hex')],
  ['one number alone', sequence(integer(1n))],
  ['numbers of P-384', sequence(Buffer.concat([integer(2n ** 380n), integer(1n)]))],
  ['no numbers', sequence(Buffer.from('0400', 'hex'))],
])('%s is no signature', (_, der) => expect(() => fromDer(der)).toThrow('No signature of P-256'));

test('signs with the first key and publishes all, each fetched once', async () => {
  const [first, second] = [pair(), pair()];
  const { requests, client } = kms({ 'arn:first': first, 'arn:second': second });
  const signing = kmsSigning(['arn:first', 'arn:second'], client);
  signedText = Buffer.from('header.claims');
  const signature = await signing.sign(signedText);
  expect(verify('sha256', signedText, { key: first.publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  await signing.jwks();
  const { keys } = await signing.jwks();
  expect(requests).toEqual(['sign', 'public key', 'public key']);
  expect(keys.map(({ alg, use }) => [alg, use])).toEqual([
    ['ES256', 'sig'],
    ['ES256', 'sig'],
  ]);
  expect(keys[0]?.kid).toBe(await signing.kid());
  expect(keys[0]?.kid).not.toBe(keys[1]?.kid);
  const publicKey = createPublicKey({ key: keys[1] as never, format: 'jwk' });
  expect(publicKey.equals(second.publicKey)).toBe(true);
});

test('retries a key that could not be fetched', async () => {
  const { client, goesAway } = kms({ 'arn:first': pair() });
  const signing = kmsSigning(['arn:first'], client);
  goesAway(true);
  await expect(signing.jwks()).rejects.toThrow('KMS is away');
  goesAway(false);
  expect((await signing.jwks()).keys).toHaveLength(1);
});

test('refuses to sign without a key', async () => {
  await expect(kmsSigning([], kms({}).client).kid()).rejects.toThrow('SIGNING_KEYS is not set');
  await expect(kmsSigning(['arn:gone'], kms({}).client).jwks()).rejects.toThrow('KMS gave no public key');
});
