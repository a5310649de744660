import { expect, test } from 'vitest';

import { handler } from '#functions/billing/receipts/mail-receipt.ts';
import { receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';
import { exampleSeller } from '#shared/values/seller.ts';

const fixture = billingFixture();
const { outbox, commit } = fixture.context;
const seller = () => ({ ...exampleSeller, name: 'Heather & Sons Ltd', is_example: false });
const on = { ...receiptStores(fixture.table), outbox, commit, seller };
const mail = (account_id: AccountId, charge_id: ChargeId, more = {}) =>
  fixture.client(receipts.mailReceipt, handler, account_id, { on: { ...on, ...more } })({ charge_id });

test('200: mails all that the receipt says to the address of the account, with a link', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const { email } = await mail(account_id, charge.charge_id);
  const sent = (await fixture.messages.latest(200)).filter(({ purpose }) => purpose === 'receipt-copy');
  expect(sent).toMatchObject([{ to: email, account_id }]);
  expect(sent[0]?.text).toContain(charge.receipt_number);
  expect(sent[0]?.text).toContain('CALLUNA REPORTS');
  for (const line of [
    `Receipt: ${charge.receipt_number}`,
    'Seller:\n  Heather & Sons Ltd\n  1 Example Street, Springfield, MN 55000, United States\n',
    '  Tax number: 00-0000000\n',
    `Billed to: ${email}\n`,
    'Card: Visa •••• ',
    'Calluna membership, month 1: $24.90\nPaid: $24.90\n',
  ])
    expect(sent[0]?.text).toContain(line);
  expect(sent[0]?.text).toContain(`/en/account/payments/${charge.charge_id}/receipt`);
});

test('404: of another account', async () => {
  const { charge } = await fixture.paidSubscriber();
  const other = await fixture.subscriber();
  await expect(mail(other, charge.charge_id)).rejects.toMatchObject({ code: 'billing.charge-not-found' });
});

test('429: five an hour', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  await expect(mail(account_id, charge.charge_id, { limits: exhausted })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});
