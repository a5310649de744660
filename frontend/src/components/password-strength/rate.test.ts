import { expect, test } from 'vitest';

import commonPasswords from '#frontend/components/password-strength/common-passwords.json';
import { rate } from '#frontend/components/password-strength/rate.ts';

const weak =
  'password1 Password1 p@ssw0rd qwertyuiop drowssap wanderer calluna1 Password1! Dr@g0n2024 Basketball2024! Summer2024 heathr hthr42 aaaaaaaaaaaaaaaaaaaa 123456789012 abababababababab 19870412 qwertyuiop[] asdfghjkl; abcdefghijklmnop йцукенгшщзхъ abcabc şifre123 любовь123 كلمةالمرور1 motdepasse1 contraseña1 パスワード1';
test.each(weak.split(' '))('%s is weak', (password) => expect(rate(password)).toBe('weak'));

test.each([
  ['xk7rqm2w', 'fair'],
  ['xk7rqm2wv', 'good'],
  ['moor-lantern-late', 'strong'],
  ['荒野のランタンと遅い夜の列車と石楠花', 'strong'],
  ['x'.repeat(10) + 'heather on the moor, late', 'strong'],
])('%s is %s', (password, strength) => expect(rate(password)).toBe(strength));

test('none that the server refuses as common is better than weak', () => {
  const some = commonPasswords.split(' ').filter((_, at) => at % 40 === 0);
  const better = some.filter((password) => rate(password) !== 'weak');
  expect(better).toEqual([]);
});
