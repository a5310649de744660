import { expect, test } from 'vitest';

import { barePasswords } from '#shared/validation/bare-passwords.ts';

test.each([
  ['Password1!', 'password'],
  ['P@$$w0rd2024', 'password'],
  ['F00tba11', 'football'],
  ['sunsh!ne99', 'sunshine'],
  ['ＰＡＳＳＷＯＲＤ１', 'password'],
  ['Mot de passe 1', 'motdepasse'],
  ['ŞİFRE123', 'şifre'],
])('%s holds %s', (password, word) => expect(barePasswords(password)).toContain(word));

test('a long tail of figures is not put behind a word', () => {
  expect(barePasswords('dragon834719263')).not.toContain('dragon');
});

test('of marks alone nothing is left', () => expect(barePasswords('!!!')).toEqual(['!!!', 'iii', 'lll']));
