import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { aMembership, aProblem } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { pageOf } from '#frontend/testing/page.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { Membership } from '#shared/values/membership.ts';

const until = '2099-04-22T19:05:00.000Z';
const next = { at: until, amount: { minor_units: 2490, currency: 'USD' }, period: 6, remind_at: null } as const;
const cancelled = aMembership({
  standing: 'cancelled',
  paid_until: until,
  cancelled_at: '2027-04-07T19:31:00.000Z',
  if_kept: { at: until, amount: next.amount, is_paused: false },
});
let membership: Membership;
beforeEach(() => {
  signInAs();
  membership = aMembership({ next_charge: next, paid_until: until });
  answer(billing.getMembership, () => membership);
  answer(billing.getCharges, () => ({ charges: [] }));
  answer(billing.getCredits, () => someCredits);
});
const address = '/en/account/unsubscribe';
const someCredits = {
  balance: 54,
  unused: 54,
  returned: 0,
  used: 0,
  renews_at: until,
  entries: pageOf([]),
};

test('lists what ends when, and cancels with one click', async () => {
  let requestCount = 0;
  answer(billing.unsubscribe, () => {
    requestCount++;
    return (membership = cancelled);
  });
  const { user } = open(address);
  expect(await screen.findByText(/The planned charge of/)).toBeTruthy();
  expect(screen.getByText(/The planned charge of/).textContent).toMatch(
    /\$24\.90, Wed, Apr 22, 2:05.PM C[SD]T, is removed\./,
  );
  expect(screen.getByText(/^Until Wed, Apr 22/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel membership' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Done. You will not be charged.' })).toBeTruthy();
  expect(screen.getByText(/Everything keeps working until Wed, Apr 22/)).toBeTruthy();
  expect(screen.getByText(/Canceled Wed, Apr 7, 2:31.PM C[SD]T/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keep my membership' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with another card' }).getAttribute('href')).toBe('/en/payment');
  expect(requestCount).toBe(1);
});

test('keeps what was cancelled once it has said what is charged when', async () => {
  membership = cancelled;
  let keeps = 0;
  answer(billing.keepMembership, () => {
    keeps++;
    return (membership = aMembership({ next_charge: next, paid_until: until }));
  });
  const { user } = open(address);
  await user.click(await screen.findByRole('link', { name: 'Keep my membership' }));
  expect((await screen.findByText(/^By keeping it you agree again/)).textContent).toMatch(/\$24\.90 a month, next on/);
  expect(keeps).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Keep it for $24.90 a month' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your membership goes on.' })).toBeTruthy();
  expect(screen.getByText(/^Next charge:/).textContent).toMatch(/\$24\.90, Wed, Apr 22/);
});

test('says so where it can no longer be kept', async () => {
  membership = cancelled;
  answer(billing.keepMembership, () => {
    throw new Fault('billing.not-changeable');
  });
  const { user } = open('/en/account/keep');
  await user.click(await screen.findByRole('button', { name: 'Keep it for $24.90 a month' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This membership can no longer be changed here.');
});

test('does not offer to keep what was given back', async () => {
  membership = { ...cancelled, if_kept: null };
  open(address);
  await screen.findByRole('heading', { level: 1, name: 'Done. You will not be charged.' });
  expect(screen.queryByRole('link', { name: 'Keep my membership' })).toBeNull();
});

test('the page to keep it says so where there is nothing to keep', async () => {
  open('/en/account/keep');
  expect(await screen.findByText('There is no canceled membership to keep.')).toBeTruthy();
});

test('says how many credits expire before cancelling', async () => {
  open(address);
  expect(await screen.findByText(/Unused credits expire then; you have 54 now\./)).toBeTruthy();
});

test('offers a pause beside cancelling, and shows when it ends', async () => {
  const inputs: object[] = [];
  answer(billing.pauseMembership, (input) => {
    inputs.push(input);
    return (membership = aMembership({
      paid_until: until,
      next_charge: next,
      pause: { months: 2, until },
      can_pause: false,
    }));
  });
  const { user } = open(address);
  await user.click(await screen.findByRole('radio', { name: /^2 months/ }));
  await user.click(screen.getByRole('button', { name: 'Pause membership' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /^Paused until .*Apr/ });
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(inputs).toEqual([{ months: 2 }]);
});

test('the choice of a pause says that the month after it adds no credits', async () => {
  answer(billing.getCredits, () => ({ ...someCredits, balance: 150, unused: 150 }));
  open(address);
  expect((await screen.findByRole('note')).textContent).toContain('The next month adds 0, because');
});

test('a pause after it was cancelled in another window shows how it stands', async () => {
  answer(billing.pauseMembership, () => {
    membership = cancelled;
    throw new Fault('billing.no-active-subscription');
  });
  const { user } = open(address);
  await user.click(await screen.findByRole('button', { name: 'Pause membership' }));
  expect(
    await screen.findByText(/^It was not paused, because the membership was changed in another window\./),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Done. You will not be charged.' })).toBeTruthy();
});

test('offers no pause of a trial', async () => {
  membership = aMembership({ standing: 'trialing', next_charge: next, paid_until: until });
  open(address);
  await screen.findByRole('button', { name: 'Cancel membership' });
  expect(screen.queryByRole('button', { name: 'Pause membership' })).toBeNull();
});

test('reports the reason only if one is chosen', async () => {
  membership = cancelled;
  const events: { event_name: string; event_params?: object | undefined }[] = [];
  answer(support.newWebEvent, (event) => (events.push(event), {}));
  const { user } = open(address);
  const reason = await screen.findByRole('radio', { name: 'The price' });
  expect(events.filter(({ event_name }) => event_name === 'unsubscribe_reason')).toEqual([]);
  await user.click(reason);
  await waitFor(() =>
    expect(events).toContainEqual(
      expect.objectContaining({ event_name: 'unsubscribe_reason', event_params: { reason: 'price' } }),
    ),
  );
  expect(screen.getByText('Thank you for telling us.')).toBeTruthy();
});

test('without a membership shows the specification’s message', async () => {
  membership = aMembership({ standing: 'none' });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'No Active Subscription Found' })).toBeTruthy();
});

test('shows the same if the server has no membership any more', async () => {
  answer(billing.unsubscribe, () => {
    throw new Fault('billing.no-active-subscription');
  });
  const { user } = open(address);
  await user.click(await screen.findByRole('button', { name: 'Cancel membership' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No Active Subscription Found' })).toBeTruthy();
});

test('reports an unknown outcome, and can be retried', async () => {
  answer(billing.unsubscribe, () => {
    throw new Fault('billing.could-not-unsubscribe');
  });
  const { user } = open(address);
  const button = await screen.findByRole('button', { name: 'Cancel membership' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Could not unsubscribe, please recheck your subscription status.',
  );
  answer(billing.unsubscribe, () => (membership = cancelled));
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Done. You will not be charged.' })).toBeTruthy();
});

test('a declined payment is not retried afterwards', async () => {
  membership = aMembership({ standing: 'past_due', problem: aProblem(), paid_until: '2026-01-01T00:00:00.000Z' });
  open(address);
  expect((await screen.findByText(/The unpaid month is not charged\./)).textContent).toContain(
    'The membership ends at once. You cannot open reports any more. Your unused credits expire now: 54.',
  );
  expect(screen.queryByText(/^Until /)).toBeNull();
});

test('works with the keyboard alone', async () => {
  answer(billing.unsubscribe, () => (membership = cancelled));
  const { user } = open(address);
  const button = await screen.findByRole('button', { name: 'Cancel membership' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Done. You will not be charged.' })).toBeTruthy();
});

test('can be retried if the membership cannot be loaded', async () => {
  answer(billing.getMembership, () => {
    throw new Fault('server.unexpected');
  });
  const { user } = open(address);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer(billing.getMembership, () => membership);
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Cancel membership' })).toBeTruthy();
});
