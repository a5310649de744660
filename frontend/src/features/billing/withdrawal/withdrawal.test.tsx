import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aUser, signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
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

test('a visitor reads the instructions and the form with the seller, and can log in and come back', async () => {
  open('/en/withdrawal');
  expect(await screen.findByRole('heading', { name: 'Model withdrawal form' })).toBeTruthy();
  expect(screen.getByText(`To ${exampleSeller.name}, ${exampleSeller.address}, ${exampleSeller.email}:`)).toBeTruthy();
  expect(screen.getByText(/within 14 days without giving a reason/)).toBeTruthy();
  const logIn = screen.getByRole('link', { name: 'Log in to withdraw' });
  expect(logIn.getAttribute('href')).toContain('withdrawal');
});
