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
const running: Look = { standing: 'active', paid_until: until, next_charge: next, cancelled_at: null };
const address = '/en/unsubscribe/token-of-a-receipt';
const answerLook = (but: Partial<Look> = {}) => {
  const heard: object[] = [];
  answer(billing.lookAtCancelLink, (input) => (heard.push(input), { ...running, ...but }));
  return heard;
};

test('looks, cancels nothing by itself, and does with one click, without a login', async () => {
  const heard = answerLook();
  const cancels: object[] = [];
  answer(billing.unsubscribeByLink, (input) => {
    cancels.push(input);
    return { cancelled_at: '2027-04-07T19:31:00.000Z', paid_until: until };
  });
  const { hands, router } = open(address);
  const button = await screen.findByRole('button', { name: 'Cancel membership' });
  expect(screen.getByText(/The planned charge of/).textContent).toContain('$24.90');
  expect(heard).toEqual([{ token: 'token-of-a-receipt' }]);
  expect(cancels).toEqual([]);
  expect(router.state.location.pathname).toBe('/en/unsubscribe/opened');
  await hands.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Done. You will not be charged.' })).toBeTruthy();
  expect(cancels).toEqual([{ token: 'token-of-a-receipt' }]);
  expect(screen.getByRole('radio', { name: 'The price' })).toBeTruthy();
});

test('the token leaves the address before anything is asked', async () => {
  const { router } = open(address);
  let at = '';
  answer(billing.lookAtCancelLink, () => {
    at = router.state.location.pathname;
    return running;
  });
  await screen.findByRole('button', { name: 'Cancel membership' });
  expect(at).toBe('/en/unsubscribe/opened');
});

test('one that is over sends to the account, by way of the login', async () => {
  answer(billing.lookAtCancelLink, () => {
    throw new Fault('auth.link-expired');
  });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended.' })).toBeTruthy();
  expect(screen.getByText(/The link is expired or you have already confirmed this action\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cancel in the account' }).getAttribute('href')).toBe(
    '/en/login?redirect=%2Fen%2Faccount%2Funsubscribe',
  );
});

test('an address that lost its token says the same', async () => {
  open('/en/unsubscribe/opened');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended.' })).toBeTruthy();
});

test('of a membership that is cancelled already, shows until when it runs', async () => {
  answerLook({ standing: 'cancelled', cancelled_at: '2027-04-01T12:00:00.000Z', next_charge: null });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Done. You will not be charged.' })).toBeTruthy();
});

test.each(['look', 'click'])('where there is nothing to cancel, says so (%s)', async (when) => {
  answerLook(when === 'look' ? { standing: 'none', paid_until: null, next_charge: null } : {});
  answer(billing.unsubscribeByLink, () => {
    throw new Fault('billing.no-active-subscription');
  });
  const { hands } = open(address);
  if (when === 'click') await hands.click(await screen.findByRole('button', { name: 'Cancel membership' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No Active Subscription Found' })).toBeTruthy();
});

test('where it is not known whether it was cancelled, says so in these words', async () => {
  answerLook();
  answer(billing.unsubscribeByLink, () => {
    throw new Fault('billing.could-not-unsubscribe');
  });
  const { hands } = open(address);
  await hands.click(await screen.findByRole('button', { name: 'Cancel membership' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Could not unsubscribe, please recheck your subscription status.',
  );
});

test('after too many looks, it can be tried again later', async () => {
  answer(billing.lookAtCancelLink, () => {
    throw new Fault('request.too-many');
  });
  open(address);
  expect((await screen.findByRole('alert')).textContent).toContain('Too Many Attempts.');
});

test('whoever is logged in sees it as well', async () => {
  signInAs();
  answerLook();
  open(address);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel membership' })).toBeTruthy());
});
