import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { accessToken } from '#frontend/lib/session.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { account } from '#shared/api/account.ts';
import { owner } from '#shared/api/owner.ts';
import { Fault } from '#shared/errors/catalogue.ts';

test('asks who it is ten minutes after the login: a wrong password deletes nothing, a right one does', async () => {
  answerAccount();
  let isConfirmed = false;
  answer(account.deleteUser, () => {
    if (!isConfirmed) throw new Fault('auth.login-again');
    return {};
  });
  answer(owner.confirm, ({ password }) => {
    const fields = { password: ['The user credentials were incorrect.'] };
    if (password !== 'moor-lantern-late') throw new Fault('request.invalid', { fields });
    isConfirmed = true;
    return {};
  });
  const { user } = open('/en/account/delete');
  await user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  const field = await dialog.findByLabelText('Password');
  await user.type(field, 'wrong{Enter}');
  expect(await dialog.findByText('The user credentials were incorrect.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'moor-lantern-late{Enter}');
  expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deletes the account, says so, and signs out on leaving the page', async () => {
  answerHome();
  const onRequest = vi.fn();
  answerAccount({ has_second_factor: true });
  answer(account.deleteUser, (input) => {
    onRequest(input);
    return {};
  });
  const { user, router } = open('/en/account/delete');
  await user.type(await screen.findByLabelText('Six digits from the app, or a recovery code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
  expect(onRequest).toHaveBeenCalledWith({ code: '123456' });
  await user.click(screen.getByRole('button', { name: 'Go to the home page' }));
  await waitFor(() => expect(accessToken()).toBeNull());
  expect(router.state.location.pathname).toBe('/en');
});

test('lists what stays, as the policy does, and what becomes of the membership', async () => {
  answerAccount();
  open('/en/account/delete');
  const stays = within(await screen.findByRole('region', { name: 'What stays, and for how long' }));
  expect(stays.getByText('Record that a report was opened, and for what purpose').nextSibling?.textContent).toBe(
    '24 months after the opening',
  );
  expect(stays.getByText('Membership, consents and charges').nextSibling?.textContent).toMatch(/^7 years after/);
  expect(stays.queryByText('Entry in the list of calls')).toBeNull();
  screen.getByText(/Deleting refunds nothing/);
});
