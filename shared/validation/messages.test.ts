import { expect, test } from 'vitest';
import * as z from 'zod';

import { Email, NewPassword, Password, Pin, SecondFactor } from '#shared/validation/account.ts';
import { fieldKeys } from '#shared/validation/messages.ts';

const keysOf = (schema: z.ZodType, value: unknown) => {
  const { error } = z.object({ field: schema }).safeParse({ field: value }, { reportInput: true });
  return error ? fieldKeys(error).field : undefined;
};
const Text = z.string('required').trim().min(1, 'required').max(5000);

test.each([
  ['a missing text', Text, undefined, ['required']],
  ['an empty text', Text, '  ', ['required']],
  ['a long text', Text, 'x'.repeat(5001), ['too-long']],
  ['a number for a text', Text, 12, ['invalid']],
  ['a missing password', NewPassword, undefined, ['required']],
  ['an empty password', NewPassword, '', ['required', 'password.short']],
  ['a short password', NewPassword, 'abc', ['password.short']],
  ['a long password', NewPassword, 'x'.repeat(257), ['too-long']],
  ['a long password to compare', Password, 'x'.repeat(257), ['too-long']],
  ['a long address', Email, `${'x'.repeat(300)}@example.com`, ['email']],
  ['letters for a pin', Pin, 'abcdef', ['pin']],
  ['a pattern without a message of its own', z.string('required').regex(/^\d+$/), 'x', ['invalid']],
  ['an unknown choice', z.enum(['a', 'b']), 'c', ['invalid']],
  ['a missing choice', z.enum(['a', 'b']), undefined, ['required']],
])('%s', (_, schema, value, keys) => {
  expect(keysOf(schema, value)).toEqual(keys);
});

test.each(['012345', '０１２３４５', '٠١٢٣٤٥', '۰۱۲۳۴۵', ' ０１２ ３４５ '])('a code in any digits: %s', (typed) => {
  expect(Pin.parse(typed)).toBe('012345');
  expect(SecondFactor.parse(typed.trim())?.replace(' ', '')).toBe('012345');
});
