import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { accessToken } from '#frontend/lib/session.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken } from '#frontend/testing/user.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const onRequest = vi.fn();
const token = aToken();
beforeEach(() => {
  onRequest.mockClear();
  const member = answerAccount();
  answer(auth.changePassword, (input) => {
    onRequest(input);
    if (input.current_password !== 'moor-lantern-late')
      throw new Fault('request.invalid', { fields: { current_password: ['The user credentials were incorrect.'] } });
    return { token, token_type: 'Bearer' as const, expires_in: 900, user: member };
  });
});

async function change(current: string, next: string, again: string) {
  const { user } = open('/en/account/password');
  const fields: [string, string][] = [
    ['Current password', current],
    ['New password', next],
    ['Repeat the password', again],
  ];
  for (const [label, text] of fields) if (text) await user.type(await screen.findByLabelText(label), text);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
}

test.each([
  ['no current one', '', 'heather-blooms', 'heather-blooms', 'This field is required.'],
  ['a new one that is too short', 'moor-lantern-late', 'short', 'short', 'The password must be at least 6 characters.'],
  ['the new one not confirmed', 'moor-lantern-late', 'heather-blooms', 'heather-bloom', 'The two are not the same.'],
  [
    'the same as before',
    'moor-lantern-late',
    'moor-lantern-late',
    'moor-lantern-late',
    'The new password must differ from the current one.',
  ],
])('rejected before a request: %s', async (_, current, next, again, words) => {
  await change(current, next, again);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(onRequest).not.toHaveBeenCalled();
});

test('a wrong current password is reported at its field', async () => {
  await change('wrong', 'heather-blooms', 'heather-blooms');
  expect(await screen.findByText('The user credentials were incorrect.')).toBeTruthy();
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
});

test('changing the password continues this session with a new token', async () => {
  await change('moor-lantern-late', 'heather-blooms', 'heather-blooms');
  expect(await screen.findByText('Your password has been changed.')).toBeTruthy();
  expect(accessToken()).toBe(token);
});
