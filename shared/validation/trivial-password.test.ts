import { expect, test } from 'vitest';

import { isTrivial } from '#shared/validation/trivial-password.ts';

test.each([
  ...['aaaaaa', 'bbbbbb', '        ', '🦊🦊🦊🦊🦊🦊', 'ababab', 'abababa', 'abcabc', 'AbCaBc', 'xyzxyzxy'],
  ...['abcdef', 'fedcba', 'ABCDEF', '987654', '567890', '890123', '210987', 'абвгде', 'ａｂｃｄｅｆ'],
  ...['qwerty', 'qwertz', 'azerty', 'ytrewq', 'asdfgh', 'sdfghjkl', 'yxcvbn', 'wxcvbn', 'qwertyuiop[]', 'йцукен'],
])('%s is trivial', (password) => expect(isTrivial(password)).toBe(true));

test.each(['heather', 'abcdeg', 'abcabd', 'aaaaab', 'qwerto', '135790', '975310', 'abcdabcd', 'tyuo', '', 'a'])(
  '%j is not',
  (password) => expect(isTrivial(password)).toBe(false),
);
