import { expect, test } from 'vitest';

import { handler } from '#functions/billing/get-charges.ts';
import { refund } from '#functions/billing/charge/refund.ts';
import { creditNoteNumber } from '#functions/billing/domain/charge-refund.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { DAY } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock } = fixture;
const read = (account_id: AccountId) => fixture.client(billing.getCharges, handler, account_id)({});

test('200: none without a membership', async () => {
  expect(await read(await fixture.account())).toEqual({ charges: [] });
});

test('200: the planned one, then the latest first', async () => {
  const { account_id } = await fixture.paidSubscriber();
  clock.now = new Date((await fixture.subscription(account_id)).paid_until);
  await fixture.advanceMonth(account_id, 2);
  const { charges } = await read(account_id);
  expect(charges.map(({ state, period }) => [state, period])).toEqual([
    ['planned', 3],
    ['paid', 2],
    ['paid', 1],
  ]);
  expect(charges[1]?.credit_note_number).toBeNull();
  expect(charges[0]).toMatchObject({ charge_id: null, paid_at: null, receipt_number: null, refundable_until: null });
  expect(charges[1]).toMatchObject({
    amount: { minor_units: 2490, currency: 'USD' },
    paid_at: clock.now.toISOString(),
    due_at: charges[1]!.from,
    problem: null,
    refund: null,
    descriptor: 'CALLUNA REPORTS',
  });
  expect(charges[1]!.from).toBe(charges[2]!.until);
  expect(Date.parse(charges[1]!.refundable_until!) - clock.now.getTime()).toBe(30 * DAY);
  expect(charges[1]!.refundable_ended_at).toBeNull();
  const [, , first] = charges;
  expect(Date.parse(first!.refundable_ended_at!) - Date.parse(first!.paid_at!)).toBe(30 * DAY);
});

test('200: shows a refund as refunded, and plans no charge after the end', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  await refund(
    { account_id, charge_id: charge.charge_id, because: 'asked', also_cancel: false, days: 30 },
    context,
    clock.now,
  );
  const { charges } = await read(account_id);
  expect(charges).toMatchObject([
    {
      state: 'refunded',
      refund: { because: 'asked', done_at: clock.now.toISOString() },
      refundable_until: null,
      credit_note_number: creditNoteNumber(charge),
    },
  ]);
});

test('200: a declined one shows its problem', async () => {
  const ida = await fixture.subscriber('4000000000010118');
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  expect((await read(ida)).charges).toMatchObject([
    { state: 'declined', problem: { code: 'billing.card-declined' }, paid_at: null, refundable_until: null },
  ]);
});

test('200: only those of the account, without ids of the provider', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const { charge: other } = await fixture.paidSubscriber();
  const text = JSON.stringify(await read(account_id));
  expect(text).toContain(charge.charge_id);
  expect(text).not.toContain(other.charge_id);
  expect(text).not.toMatch(/pm_|cus_|pi_|intent/);
});
