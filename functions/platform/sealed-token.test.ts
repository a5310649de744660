import fc from 'fast-check';
import { expect, test } from 'vitest';

import { openToken, partsOf, sealToken } from '#functions/platform/sealed-token.ts';

const secret = async () => 'a fixed secret';
const part = fc.stringMatching(/^[\w-]{1,30}$/);

test('opens to the parts that were sealed, in a form that a path can hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
      const token = await sealToken('cancel', parts, secret);
      expect(token).toMatch(/^[\w~-]+$/);
      expect(partsOf(token)).toEqual(parts);
      expect(await openToken('cancel', token, secret)).toEqual(parts);
    }),
  );
});

test('opens neither for another purpose, nor with another secret, nor for other bound values', async () => {
  const token = await sealToken('cancel', ['acc', 'sub'], secret, ['2026-05-04T09:30:00.000Z']);
  const bound = ['2026-05-04T09:30:00.000Z'];
  expect(await openToken('cancel', token, secret, bound)).toEqual(['acc', 'sub']);
  expect(await openToken('keep', token, secret, bound)).toBeUndefined();
  expect(await openToken('cancel', token, async () => 'another', bound)).toBeUndefined();
  expect(await openToken('cancel', token, secret)).toBeUndefined();
  expect(await openToken('cancel', token, secret, ['2026-05-04T09:30:00.001Z'])).toBeUndefined();
});

test('a changed token opens to nothing', async () => {
  const token = await sealToken('cancel', ['acc', 'sub'], secret);
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.string({ minLength: 0, maxLength: 2 }), async (at, text) => {
      const changed = token.slice(0, at) + text + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(await openToken('cancel', changed, secret)).toBeUndefined();
    }),
  );
});

test('hostile text opens to nothing and throws nothing', async () => {
  const token = await sealToken('cancel', ['acc', 'sub'], secret);
  const seal = token.split('~').at(-1)!;
  const hostile = [
    '',
    '~',
    '~~',
    'acc',
    seal,
    `~${seal}`,
    // The same text under the seal, divided in another way.
    `acc sub~${seal}`,
    `acc~ sub~${seal}`,
    `acc~sub~~${seal}`,
    `acc~sub~${seal}~`,
    `acc~sub~${seal}~${seal}`,
    `acc~${seal}`,
    `acc\0sub~${seal}`,
    `acc~sub\n~${seal}`,
    `acc~sub~${seal}\n`,
    `acc~sub~${seal.toUpperCase()}`,
    '~'.repeat(100_000),
  ];
  for (const text of hostile) expect(await openToken('cancel', text, secret)).toBeUndefined();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      expect(await openToken('cancel', text, secret)).toBeUndefined();
    }),
  );
});

test('refuses to seal what could not be opened again', async () => {
  for (const parts of [[], [''], ['a b'], ['a~b'], ['a.b'], ['acc', 'a\n']])
    await expect(sealToken('cancel', parts, secret)).rejects.toThrow('A cancel token cannot hold this');
});
