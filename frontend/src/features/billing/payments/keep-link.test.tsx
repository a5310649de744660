import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const until = '2099-04-22T19:05:00.000Z';
const cancelled: Output<typeof billing.lookAtKeepLink> = {
  is_kept: false,
  is_paused: false,
  paid_until: until,
  next_charge: { at: until, amount: { minor_units: 2490, currency: 'USD' } },
};
const address = '/en/keep/token-of-a-mail';

test('keeps nothing on opening, and keeps with one click without a login', async () => {
  answer(billing.lookAtKeepLink, () => cancelled);
  const kept: object[] = [];
  answer(billing.keepByLink, (input) => {
    kept.push(input);
    return { ...cancelled, is_kept: true };
  });
  const { user, router } = open(address);
  const button = await screen.findByRole('button', { name: 'Keep it for $24.90 a month' });
  expect(screen.getByText(/^By keeping it you agree again/).textContent).toMatch(/\$24\.90 a month, next on .*Apr 22/);
  expect(kept).toEqual([]);
  expect(router.state.location.pathname).toBe('/en/keep/opened');
  await user.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your membership goes on.' })).toBeTruthy();
  expect(kept).toEqual([{ token: 'token-of-a-mail' }]);
});

test('of a paused membership, it says that it is still paused', async () => {
  const at = '2099-06-22T19:05:00.000Z';
  answer(billing.lookAtKeepLink, () => ({
    ...cancelled,
    is_kept: true,
    is_paused: true,
    next_charge: { ...cancelled.next_charge, at },
  }));
  open(address);
  expect((await screen.findByText(/^It is still paused/)).textContent).toMatch(/until .*Apr 22.*ends on .*Jun 22/);
});

test('of a paused membership, it says before the click that it stays paused, and until when', async () => {
  const at = '2099-06-22T19:05:00.000Z';
  answer(billing.lookAtKeepLink, () => ({
    ...cancelled,
    is_paused: true,
    next_charge: { ...cancelled.next_charge, at },
  }));
  open(address);
  const stays = await screen.findByText(/^The membership stays paused/);
  expect(stays.textContent).toMatch(/until .*Apr 22.*ends on .*Jun 22/);
  expect(screen.getByRole('button', { name: 'Keep it for $24.90 a month' })).toBeTruthy();
});

test('used again, it says that the membership goes on', async () => {
  answer(billing.lookAtKeepLink, () => ({ ...cancelled, is_kept: true }));
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your membership goes on.' })).toBeTruthy();
});

test('a cut link is incomplete', async () => {
  answer(billing.lookAtKeepLink, () => Promise.reject(new Fault('billing.link-incomplete')));
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to support' })).toBeTruthy();
});

test('of a membership that has ended, it leads to a new one', async () => {
  answer(billing.lookAtKeepLink, () => Promise.reject(new Fault('billing.no-active-subscription')));
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'The membership has ended.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/en/payment');
});

test('of an earlier membership, it says that another one is running', async () => {
  answer(billing.lookAtKeepLink, () => Promise.reject(new Fault('billing.earlier-membership')));
  open(address);
  await screen.findByRole('heading', { level: 1, name: 'This link belongs to an earlier membership.' });
  expect(screen.getByText(/Another one is running\./)).toBeTruthy();
});

test.each(['look', 'click'])('the link of an earlier cancellation leads to the account (%s)', async (when) => {
  const expired = () => {
    throw new Fault('auth.link-expired');
  };
  answer(billing.lookAtKeepLink, () => (when === 'look' ? expired() : cancelled));
  answer(billing.keepByLink, expired);
  const { user } = open(address);
  if (when === 'click') await user.click(await screen.findByRole('button', { name: 'Keep it for $24.90 a month' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All payments' }).getAttribute('href')).toBe('/en/account/payments');
});

test('of an account that is being deleted, it says until when that can be undone', async () => {
  answer(billing.lookAtKeepLink, () =>
    Promise.reject(new Fault('auth.account-closed', { until: '2099-12-15T14:05:00.000Z' })),
  );
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'This account is being deleted.' })).toBeTruthy();
  expect(screen.getByText(/deleted for good on .*Dec 15/)).toBeTruthy();
});

test('can be tried again after rate limiting', async () => {
  answer(billing.lookAtKeepLink, () => {
    throw new Fault('request.too-many');
  });
  open(address);
  expect((await screen.findByRole('alert')).textContent).toContain('Too Many Attempts.');
});
