import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Look = Output<typeof billing.lookAtCancelLink>;
const until = '2099-04-22T19:05:00.000Z';
const next = { at: until, amount: { minor_units: 2490, currency: 'USD' }, period: 6, remind_at: null } as const;
const running: Look = {
  standing: 'active',
  paid_until: until,
  next_charge: next,
  cancelled_at: null,
  unused_credits: 54,
};
const address = '/en/unsubscribe/token-of-a-receipt';
const answerLook = (but: Partial<Look> = {}) => {
  const requests: object[] = [];
  answer(billing.lookAtCancelLink, (input) => (requests.push(input), { ...running, ...but }));
  return requests;
};

test('cancels nothing on opening, and cancels with one click without a login', async () => {
  const requests = answerLook();
  const cancels: object[] = [];
  answer(billing.unsubscribeByLink, (input) => {
    cancels.push(input);
    return { cancelled_at: '2027-04-07T19:31:00.000Z', paid_until: until, keep_token: 'token-to-keep' };
  });
  const { user, router } = open(address);
  const button = await screen.findByRole('button', { name: 'Cancel membership' });
  expect(screen.getByText(/The planned charge of/).textContent).toContain('$24.90');
  expect(requests).toEqual([{ token: 'token-of-a-receipt' }]);
  expect(screen.getByText(/Unused credits expire then; you have 54 now\./)).toBeTruthy();
  expect(cancels).toEqual([]);
  expect(router.state.location.pathname).toBe('/en/unsubscribe/opened');
  await user.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Done. You will not be charged.' })).toBeTruthy();
  expect(cancels).toEqual([{ token: 'token-of-a-receipt' }]);
  expect(screen.getByRole('radio', { name: 'The price' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keep my membership' }).getAttribute('href')).toBe('/en/keep/token-to-keep');
  expect(screen.queryByRole('link', { name: 'Continue with another card' })).toBeNull();
});

test('removes the token from the address before any request', async () => {
  const { router } = open(address);
  let at = '';
  answer(billing.lookAtCancelLink, () => {
    at = router.state.location.pathname;
    return running;
  });
  await screen.findByRole('button', { name: 'Cancel membership' });
  expect(at).toBe('/en/unsubscribe/opened');
});

test('an expired link leads to the account, through the login', async () => {
  answer(billing.lookAtCancelLink, () => {
    throw new Fault('auth.link-expired');
  });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired.' })).toBeTruthy();
  expect(screen.getByText(/The link is expired or you have already confirmed this action\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cancel in my account' }).getAttribute('href')).toBe(
    '/en/login?redirect=%2Fen%2Faccount%2Funsubscribe',
  );
});

test.each([
  ['whose token is cut', address],
  ['without a token', '/en/unsubscribe/opened'],
])('a link %s is incomplete, and leads to the account or to support without a login', async (_, at) => {
  answer(billing.lookAtCancelLink, () => Promise.reject(new Fault('billing.link-incomplete')));
  open(at);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete.' })).toBeTruthy();
  expect(screen.getByText(/Copy all of it from the mail/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cancel in my account' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    '/en/contact?topic=charge-or-refund',
  );
});

test('of a cancelled membership shows its end', async () => {
  answerLook({
    standing: 'cancelled',
    cancelled_at: '2027-04-01T12:00:00.000Z',
    next_charge: null,
  });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Done. You will not be charged.' })).toBeTruthy();
});

test('opened again, it leads to the account and names the link of the mail: it gives no token to keep', async () => {
  answerLook({ standing: 'cancelled', cancelled_at: '2027-04-01T12:00:00.000Z', next_charge: null });
  open(address);
  const keep = await screen.findByRole('link', { name: 'Keep my membership' });
  expect(keep.getAttribute('href')).toBe('/en/account/keep');
  expect(screen.getByText(/the mail that confirms it has a link that keeps the membership/)).toBeTruthy();
});

test('of a membership that has ended says when, and not that it was cancelled', async () => {
  answerLook({
    standing: 'cancelled',
    cancelled_at: '2025-04-08T12:00:00.000Z',
    paid_until: '2025-04-01T12:00:00.000Z',
    next_charge: null,
  });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'The membership has ended.' })).toBeTruthy();
  expect(screen.getByText('Ended on Apr 8, 2025')).toBeTruthy();
  expect(screen.queryByText(/^Canceled/)).toBeNull();
});

test.each(['look', 'click'])('says that there is nothing to cancel (%s)', async (when) => {
  answerLook(when === 'look' ? { standing: 'none', paid_until: null, next_charge: null } : {});
  answer(billing.unsubscribeByLink, () => {
    throw new Fault('billing.no-active-subscription');
  });
  const { user } = open(address);
  if (when === 'click') await user.click(await screen.findByRole('button', { name: 'Cancel membership' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No Active Subscription Found' })).toBeTruthy();
});

test('reports an unknown outcome in the specification’s words', async () => {
  answerLook();
  answer(billing.unsubscribeByLink, () => {
    throw new Fault('billing.could-not-unsubscribe');
  });
  const { user } = open(address);
  await user.click(await screen.findByRole('button', { name: 'Cancel membership' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Could not unsubscribe, please recheck your subscription status.',
  );
});

test.each(['look', 'click'])(
  'of an account that is being deleted, it says until when that can be undone (%s)',
  async (when) => {
    const closed = () => Promise.reject(new Fault('auth.account-closed', { until: '2099-12-15T14:05:00.000Z' }));
    if (when === 'look') answer(billing.lookAtCancelLink, closed);
    else answerLook();
    answer(billing.unsubscribeByLink, closed);
    const { user } = open(address);
    if (when === 'click') await user.click(await screen.findByRole('button', { name: 'Cancel membership' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This account is being deleted.' })).toBeTruthy();
    expect(screen.getByText(/deleted for good on .*Dec 15/).textContent).toContain('the link in the mail');
    expect(screen.queryByText(/Everything keeps working/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue with another card' })).toBeNull();
  },
);

test('of an account that is deleted, it says that there is nothing to cancel', async () => {
  answer(billing.lookAtCancelLink, () => Promise.reject(new Fault('billing.no-active-subscription')));
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'No Active Subscription Found' })).toBeTruthy();
});

test('of an earlier membership, it leads to the account, where the other one is cancelled', async () => {
  answer(billing.lookAtCancelLink, () => Promise.reject(new Fault('billing.earlier-membership')));
  open(address);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link belongs to an earlier membership.' }),
  ).toBeTruthy();
  expect(screen.getByText('Another one is running. You can cancel it in your account.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cancel in my account' }).getAttribute('href')).toBe(
    '/en/login?redirect=%2Fen%2Faccount%2Funsubscribe',
  );
});

test('can be retried after rate limiting', async () => {
  answer(billing.lookAtCancelLink, () => {
    throw new Fault('request.too-many');
  });
  open(address);
  expect((await screen.findByRole('alert')).textContent).toContain('Too Many Attempts.');
});

test('also works for logged-in members', async () => {
  signInAs();
  answerLook();
  open(address);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel membership' })).toBeTruthy());
});
