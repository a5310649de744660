import { scryptSync } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { writePhc } from '#functions/account/auth/domain/phc.ts';
import { hashAtProductionCost } from '#functions/account/auth/passwords/testing.ts';
import {
  hashPassword,
  needsRehash,
  requireUncommon,
  verifyPassword,
} from '#functions/account/auth/passwords/passwords.ts';
import { isCommon, isObvious } from '#functions/account/auth/passwords/common.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

beforeEach(hashAtProductionCost);

const keptWith = (password: string, ln: number, r: number, p: number) => {
  const salt = Buffer.alloc(16, 1);
  const hash = scryptSync(password, salt, 32, { N: 2 ** ln, r, p, maxmem: 512 * 1024 * 1024 });
  return writePhc({ ln, r, p, salt, hash });
};

test('hashes a password to a PHC string with a fresh salt', async () => {
  const [one, other] = await Promise.all([hashPassword('heather on the moor'), hashPassword('heather on the moor')]);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(needsRehash(one)).toBe(false);
});

test.each([
  ['a short one', 'a9!bZ7'],
  ['256 characters', 'é'.repeat(256)],
  ['any characters', '\u0000 \t🦊 пароль كلمة 密码'],
])('%s is right, and none like it is', async (_, password) => {
  const stored = await hashPassword(password);
  expect(await verifyPassword(password, stored)).toBe(true);
  expect(await verifyPassword(password.slice(0, -1), stored)).toBe(false);
  expect(await verifyPassword(`${password} `, stored)).toBe(false);
  expect(await verifyPassword(password.toUpperCase() + 'x', stored)).toBe(false);
});

test('normalizes Unicode before hashing, so equal passwords match', async () => {
  const stored = await hashPassword('cafe\u0301 ﬁne');
  expect(await verifyPassword('café fine', stored)).toBe(true);
});

test.each([
  [10, 8, 1, true],
  [14, 8, 5, true],
  [17, 8, 1, false],
])('one kept with ln=%d, r=%d, p=%d is compared with these', async (ln, r, p, isOld) => {
  const stored = keptWith('heather on the moor', ln, r, p);
  expect(await verifyPassword('heather on the moor', stored)).toBe(true);
  expect(await verifyPassword('heather on the hill', stored)).toBe(false);
  expect(needsRehash(stored)).toBe(isOld);
});

test('rejects every password when no hash is stored', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('heather on the moor', undefined)).toBe(false);
});

test('queues concurrent verifications and answers each correctly', async () => {
  const stored = keptWith('heather on the moor', 12, 8, 1);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => verifyPassword(i % 3 ? 'another' : 'heather on the moor', stored)),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, i) => i % 3 === 0));
});

const ida = { email: 'ida.lindqvist@example.com', name: 'Ida Lindqvist' };
test.each([
  '123456',
  'password',
  'Qwerty123',
  'ILOVEYOU',
  'abc123',
  'p@ssw0rd',
  'ｐａｓｓｗｏｒｄ',
  'Password1!',
  'Dr@g0n2024',
  ...[
    'parola1',
    'şifre123',
    'sifre123',
    'ŞİFRE123',
    'пароль1',
    'Любовь123',
    'كلمةالمرور1',
    'كلمة المرور 1',
    'motdepasse1',
  ],
  ...['Mot de passe 1', 'je-t’aime1', 'contraseña1', 'contrasena1', 'senha123', 'パスワード1', 'ﾊﾟｽﾜｰﾄﾞ1', 'aşkım1905'],
  'Love2024!',
  'gato99',
])('%s is common', (password) => expect(isCommon(password)).toBe(true));
test.each([
  ...['ida.lindqvist', 'IdaLindqvist', 'lindqvist1987!', 'Ida Lindqvist', 'calluna', 'Calluna-123', ida.email],
  ...['2026calluna', 'my-Calluna!', 'calluna.calluna', 'l.i.n.d.q.v.i.s.t', '19871204lindqvist', 'lindqvistpassword'],
  ...['ＣＡＬＬＵＮＡ１', 'calluna ida 1', '--lindqvist--'],
])('%s is an obvious guess for her', (password) => expect(isObvious(password, ida)).toBe(true));
test.each([
  ...[
    'heather on the moor',
    'lindqvist on the moor',
    'x7!kQ2',
    'dragon834719263',
    'вереск на болоте',
    '      ',
    '🦊🦊🦊',
  ],
  ...['friday and ida', 'calluna vulgaris', 'moor-lantern-late'],
])('%j is neither', (password) => {
  expect(isCommon(password)).toBe(false);
  expect(isObvious(password, ida)).toBe(false);
  expect(isObvious(password, { email: 'a@example.com', name: '' })).toBe(false);
});

test('says which of both it is', () => {
  const refusal = (password: string) => {
    try {
      requireUncommon('password', password, ida);
    } catch (error) {
      return (error as Fault).fields;
    }
    return undefined;
  };
  for (const guessed of ['123456', 'aaaaaa', 'abcabc', '987654', 'qwertz'])
    expect(refusal(guessed)).toEqual({ password: ['This password is among the most common ones.'] });
  expect(refusal('Lindqvist-1987')).toEqual({
    password: ['This password is little more than your name, your email address or the name Calluna.'],
  });
  expect(refusal('heather on the moor')).toBeUndefined();
});
