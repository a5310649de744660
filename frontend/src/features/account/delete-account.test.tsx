import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { accessToken } from '#frontend/lib/session.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const passwordField = () => screen.findByLabelText('Current password');

test('a wrong password deletes nothing', async () => {
  answerAccount();
  answer(account.deleteUser, () => {
    throw new Fault('request.invalid', { fields: { password: ['The user credentials were incorrect.'] } });
  });
  const { user } = open('/en/account/delete');
  await user.type(await passwordField(), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('The user credentials were incorrect.')).toBeTruthy();
  expect(screen.queryByText('Your account has been deleted.')).toBeNull();
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
  await user.type(await passwordField(), 'moor-lantern-late');
  await user.type(screen.getByLabelText('Six digits from the app, or a recovery code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
  expect(onRequest).toHaveBeenCalledWith({ password: 'moor-lantern-late', code: '123456' });
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
