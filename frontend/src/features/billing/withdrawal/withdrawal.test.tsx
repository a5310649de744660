import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aUser, signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { exampleSeller } from '#shared/values/seller.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

const soon = new Date(Date.now() + 86_400_000).toISOString();
const past = new Date(Date.now() - 86_400_000).toISOString();
const here = () => screen.findByRole('link', { name: 'Withdraw from contract here' });

let membership: Membership;
let charges: Charge[];

beforeEach(() => {
  charges = [];
  answer(support.getSeller, () => ({ ...exampleSeller, is_example: true, refund_days: 30 }));
  answer(account.getUser, () => aUser());
  answer(billing.getMembership, () => membership);
  answer(billing.getCharges, () => ({ charges }));
});

describe('a member in Europe', () => {
  beforeEach(() => void signInAs());

  test('withdraws from a trial by its cancellation', async () => {
    membership = aMembership({ standing: 'trialing', withdrawable_until: soon });
    open('/en/withdrawal');
    expect((await here()).getAttribute('href')).toBe('/en/account/unsubscribe?withdraw');
  });

  test('withdraws from a paid month by its refund', async () => {
    membership = aMembership({ withdrawable_until: soon });
    const charge = aCharge({ refundable_until: soon, agreed: membership.agreed });
    charges = [charge];
    open('/en/withdrawal');
    expect((await here()).getAttribute('href')).toBe(`/en/account/payments/${charge.charge_id}/refund?withdraw`);
  });

  test.each<[string, Partial<Membership>]>([
    ['the period is over', { withdrawable_until: past }],
    ['no law gives the right', { withdrawable_until: null }],
    ['the contract was left already', { standing: 'cancelled', withdrawable_until: soon }],
  ])('is sent to the payments where %s', async (_, but) => {
    membership = aMembership(but);
    open('/en/withdrawal');
    const payments = await screen.findByRole('link', { name: 'View my payments' });
    expect(payments.getAttribute('href')).toBe('/en/account/payments');
    expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull();
  });
});

test('a member who withdrew reads when, and that nothing more is charged', async () => {
  signInAs();
  membership = aMembership({
    standing: 'cancelled',
    withdrawn_at: '2026-12-01T15:00:00.000Z',
    withdrawable_until: soon,
  });
  open('/en/withdrawal');
  expect((await screen.findByText(/^You withdrew from the contract on /)).textContent).toMatch(/Dec 1.*charged again/);
  expect(screen.getByRole('link', { name: 'View my payments' })).toBeTruthy();
});

test('a visitor reads the instructions and the form with the seller, and can log in and come back', async () => {
  open('/en/withdrawal');
  expect(await screen.findByRole('heading', { name: 'Model withdrawal form' })).toBeTruthy();
  expect(screen.getByText(`To ${exampleSeller.name}, ${exampleSeller.address}, ${exampleSeller.email}:`)).toBeTruthy();
  expect(screen.getByText(/within 14 days without giving a reason/)).toBeTruthy();
  const logIn = screen.getByRole('link', { name: 'Log in to withdraw' });
  expect(logIn.getAttribute('href')).toContain('withdrawal');
});

test('a visitor asks for the link by email, and is told the same for every address', async () => {
  answerChallenges();
  const asked: object[] = [];
  answer(billing.requestWithdrawalLink, (input) => (asked.push(input), {}));
  const { user } = open('/en/withdrawal');
  const form = within(await screen.findByRole('form', { name: 'Without logging in' }));
  await user.type(form.getByLabelText('Email address'), 'ida@example.com');
  await user.click(form.getByRole('button', { name: 'Email me the link' }));
  expect((await screen.findByRole('status')).textContent).toContain('We have written to ida@example.com');
  expect(asked).toMatchObject([{ email: 'ida@example.com', language: 'en' }]);
});

describe('the link of a mail', () => {
  const contract = {
    ordered_at: past,
    last_day: '2026-12-15',
    left_at: null,
    is_withdrawable: true,
    amount: { minor_units: 2490, currency: 'USD' },
    paid_back: null,
  } as const;
  const address = '/en/withdrawal/token-of-a-mail';
  const confirm = { name: 'Confirm withdrawal' };

  test('shows the contract and withdraws from it with a second step, without a login', async () => {
    answer(billing.lookAtWithdrawalLink, () => contract);
    const withdrawals: object[] = [];
    answer(billing.withdrawByLink, (input) => {
      withdrawals.push(input);
      return { ...contract, is_withdrawable: false, left_at: past, amount: null, paid_back: contract.amount };
    });
    const { user, router } = open(address);
    const button = await screen.findByRole('button', confirm);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('$24.90');
    expect(screen.getByText(/until the end of Dec 15, 2026/)).toBeTruthy();
    expect(withdrawals).toEqual([]);
    expect(router.state.location.pathname).toBe('/en/withdrawal/opened');
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'You have left this contract.' })).toBeTruthy();
    expect(withdrawals).toEqual([{ token: 'token-of-a-mail' }]);
    expect(screen.getByText(/goes back to the card that you paid with/).textContent).toMatch(
      /\$24\.90.*not be charged again/,
    );
  });

  test('names no amount where nothing was paid', async () => {
    answer(billing.lookAtWithdrawalLink, () => ({ ...contract, amount: null }));
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Withdraw from the contract?' })).toBeTruthy();
  });

  test('is incomplete where it was cut, and leads to a new one without a login', async () => {
    answer(billing.lookAtWithdrawalLink, () => Promise.reject(new Fault('billing.link-incomplete')));
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/en/withdrawal');
  });

  test('is over after the period, and where another contract followed', async () => {
    answer(billing.lookAtWithdrawalLink, () => ({ ...contract, is_withdrawable: false }));
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired.' })).toBeTruthy();
    cleanup();
    answer(billing.lookAtWithdrawalLink, () => {
      throw new Fault('auth.link-expired');
    });
    open('/en/withdrawal/token-of-nothing');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired.' })).toBeTruthy();
    expect(screen.queryByRole('button', confirm)).toBeNull();
  });
});
