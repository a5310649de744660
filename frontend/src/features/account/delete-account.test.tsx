import { screen } from '@testing-library/react';
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
  const { hands } = open('/en/account/delete');
  await hands.type(await passwordField(), 'wrong');
  await hands.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('The user credentials were incorrect.')).toBeTruthy();
  expect(screen.queryByText('The account is deleted.')).toBeNull();
});

test('deleted: that is said, and on leaving nobody is signed in', async () => {
  answerHome();
  const asked = vi.fn();
  answerAccount({ has_second_factor: true });
  answer(account.deleteUser, (input) => {
    asked(input);
    return {};
  });
  const { hands, router } = open('/en/account/delete');
  await hands.type(await passwordField(), 'moor-lantern-late');
  await hands.type(screen.getByLabelText('Six digits of the app, or a recovery code'), '123456');
  await hands.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('The account is deleted.')).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ password: 'moor-lantern-late', code: '123456' });
  await hands.click(screen.getByRole('button', { name: 'Go to the start page' }));
  await vi.waitFor(() => expect(accessToken()).toBeNull(), 8000);
  expect(router.state.location.pathname).toBe('/en');
});
