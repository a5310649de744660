import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answerAccount } from '#frontend/features/account/testing.ts';
import { accessToken } from '#frontend/lib/session.ts';
import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';
import { auth } from '#shared/api/auth.ts';
import { owner } from '#shared/api/owner.ts';
import { Fault } from '#shared/errors/catalogue.ts';

test('asks who it is ten minutes after the login: a wrong password deletes nothing, a right one does', async () => {
  answerAccount();
  let isConfirmed = false;
  answer(account.deleteUser, () => {
    if (!isConfirmed) throw new Fault('auth.login-again');
    return { erased_at: '2026-12-05T12:00:00.000Z', paid_until: null, forwarding_code: null };
  });
  answer(owner.confirm, ({ password }) => {
    const fields = { password: ['The user credentials were incorrect.'] };
    if (password !== 'moor-lantern-late') throw new Fault('request.invalid', { fields });
    isConfirmed = true;
    return {};
  });
  const { user } = open('/en/account/delete');
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  const field = await dialog.findByLabelText('Password');
  await user.type(field, 'wrong{Enter}');
  expect(await dialog.findByText('The user credentials were incorrect.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'moor-lantern-late{Enter}');
  expect(await screen.findByText('Your account is closed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has no password yet gets its link by email, without leaving the page', async () => {
  answerChallenges();
  const { email } = answerAccount({ has_password: false, has_second_factor: false, has_phone_login: false });
  answer(account.deleteUser, () => {
    throw new Fault('auth.login-again');
  });
  const mailed: object[] = [];
  answer(auth.forgotPassword, ({ email, redirect }) => {
    mailed.push({ email, redirect });
    return { is_neutral: false, expires_at: '2099-01-01T12:00:00.000Z', again_at: '2099-01-01T11:01:00.000Z' };
  });
  const { user } = open('/en/account/delete');
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(await dialog.findByRole('button', { name: 'Email me the link' }));
  expect((await dialog.findByText(/^We have sent a link to/)).textContent).toContain(email);
  expect(mailed).toEqual([{ email, redirect: '/en/account/delete' }]);
});

test('deletes the account, says what happens now, and signs out', async () => {
  const onRequest = vi.fn();
  answerAccount({ has_second_factor: true });
  answer(account.deleteUser, (input) => {
    onRequest(input);
    return { erased_at: '2026-12-05T12:00:00.000Z', paid_until: null, forwarding_code: '##004#' };
  });
  const { user, router } = open('/en/account/delete');
  await user.type(await screen.findByLabelText('Six digits from the app, or a recovery code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Delete the account' }));
  expect(await screen.findByText('Your account is closed')).toBeTruthy();
  expect(onRequest).toHaveBeenCalledWith({ code: '123456' });
  screen.getByText(/deleted for good on Dec 5, 2026/);
  screen.getByText('##004#');
  expect(router.state.location.pathname).toBe('/en/account-deleted');
  await waitFor(() => expect(accessToken()).toBeNull());
});

test('lists what stays, as the policy does', async () => {
  answerAccount();
  open('/en/account/delete');
  const stays = within(await screen.findByRole('region', { name: 'What stays, and for how long' }));
  expect(stays.getByText('Record that a report was opened, and for what purpose').nextSibling?.textContent).toBe(
    '24 months after the opening',
  );
  expect(
    stays.getByText('Membership, consents, charges and the billing details on receipts').nextSibling?.textContent,
  ).toMatch(/^7 years after/);
  expect(stays.queryByText('Entry in the list of calls')).toBeNull();
});

describe('the membership', () => {
  test('a paid month that can be had back leads to its refund', async () => {
    answerAccount();
    answer(billing.getMembership, () => aMembership({ standing: 'active', paid_until: '2099-12-23T12:00:00.000Z' }));
    const charge = aCharge({ until: '2099-12-23T12:00:00.000Z', refundable_until: '2099-12-22T12:00:00.000Z' });
    answer(billing.getCharges, () => ({ charges: [charge] }));
    open('/en/account/delete');
    const money = within(await screen.findByRole('region', { name: 'Your membership' }));
    await money.findByText(/paid until Dec 23, 2099. Deleting the account stops the renewal/);
    expect((await money.findByRole('link', { name: 'Get $24.90 back first' })).getAttribute('href')).toBe(
      `/en/account/payments/${charge.charge_id}/refund`,
    );
  });

  test('a trial ends without a charge', async () => {
    answerAccount();
    answer(billing.getMembership, () => aMembership({ standing: 'trialing' }));
    answer(billing.getCharges, () => ({ charges: [] }));
    open('/en/account/delete');
    await screen.findByText(/does not become a membership, and nothing is charged/);
    expect(screen.queryByRole('link', { name: /back first/ })).toBeNull();
  });
});

test('a phone that forwards gets its code before the account is deleted', async () => {
  answerAccount();
  const dialled = { leg: 'busy', state: 'verified', verified_at: null, last_call_at: null } as const;
  answer(forwarding.getForwarding, (): Forwarding => ({
    state: 'active',
    step: 'done',
    phone: null,
    number: null,
    carrier: null,
    platform: 'android',
    legs: [{ ...dialled, code: '**67*12185550199#', undo: '##67#', query: '*#67#' }],
    undo: '##004#',
    restore: null,
    test: null,
    seen: [],
    last_call_at: null,
    now: '2026-11-21T14:05:00.000Z',
  }));
  open('/en/account/delete');
  await screen.findByText('##004#');
});

const keepButton = () => screen.findByRole('button', { name: 'Keep my account' });
const until = '2026-12-23T12:00:00.000Z';
const undoable = { standing: 'undoable', until } as const;

describe('the mailed link', () => {
  test('says until when the account can be kept, and keeps it after one click', async () => {
    const onRequest = vi.fn();
    answer(account.lookAtReopenLink, () => undoable);
    answer(account.reopenUser, (input) => {
      onRequest(input);
      return { paid_until: until, phone_taken: false };
    });
    const { user } = open('/en/keep-account/acc_1~seal');
    const button = await keepButton();
    screen.getByText(/deleted for good on Dec 23, 2026/);
    expect(onRequest).not.toHaveBeenCalled();
    await user.click(button);
    await screen.findByRole('heading', { name: 'Your account is open again' });
    screen.getByText(/paid until Dec 23, 2026/);
    expect(onRequest).toHaveBeenCalledWith({ token: 'acc_1~seal' });
  });

  test.each([
    ['undone', 'Your account is open again', /already undone/],
    ['address-taken', 'This link no longer works', /new account with your address/],
  ] as const)('says at once that it is %s', async (standing, name, words) => {
    answer(account.lookAtReopenLink, () => ({ standing, until: null }));
    open('/en/keep-account/acc_1~seal');
    await screen.findByRole('heading', { level: 1, name });
    screen.getByText(words);
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(1);
  });

  test('used before, it leads who is logged in to the account', async () => {
    answerAccount();
    answer(account.lookAtReopenLink, () => ({ standing: 'undone', until: null }) as const);
    open('/en/keep-account/acc_1~seal');
    await screen.findByText('You have already undone the deletion with this link.');
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'To my account' });
    expect(link.getAttribute('href')).toBe('/en/account');
  });

  test('says at once that the time is over', async () => {
    answer(account.lookAtReopenLink, () => Promise.reject(new Fault('auth.link-expired')));
    open('/en/keep-account/acc_1~seal');
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
    screen.getByText(/time to undo the deletion is over/);
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  });

  test('used in another tab meanwhile, it says that the account is open', async () => {
    let isUsed = false;
    answer(account.lookAtReopenLink, () => (isUsed ? ({ standing: 'undone', until: null } as const) : undoable));
    answer(account.reopenUser, () => {
      isUsed = true;
      throw new Fault('auth.link-expired');
    });
    const { user } = open('/en/keep-account/acc_1~seal');
    await user.click(await keepButton());
    await screen.findByText(/already undone/);
  });

  test('the address taken meanwhile is said after the press', async () => {
    answer(account.lookAtReopenLink, () => undoable);
    answer(account.reopenUser, () => Promise.reject(new Fault('auth.email-taken')));
    const { user } = open('/en/keep-account/acc_1~seal');
    await user.click(await keepButton());
    await screen.findByText(/new account with your address/);
  });

  test('can be tried again after rate limiting', async () => {
    answer(account.lookAtReopenLink, () => Promise.reject(new Fault('request.too-many')));
    open('/en/keep-account/acc_1~seal');
    expect((await screen.findByRole('alert')).textContent).toContain('Too Many Attempts.');
  });
});
