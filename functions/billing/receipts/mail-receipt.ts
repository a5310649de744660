import { readerOf } from '#functions/account/public.ts';
import { receiptLink } from '#functions/billing/links.ts';
import { readIssued, receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';

const live = {
  ...receiptStores(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
  commit: table.commit.bind(table),
};

/** The mail has the facts and a link; the file itself needs a login. */
export const handler = handle(receipts.mailReceipt, live, async ({ input, member, now }, deps) => {
  const { accountId: account_id } = member;
  const { charge, account, descriptor } = await readIssued(account_id, input.charge_id, deps);
  await deps.limits.take('receipt-mailed', { account: account_id }, now);
  const { receipt_number: number, amount, tax, paid_at: at, card, from, until } = charge;
  const { write, send } = deps.outbox.queue(
    {
      purpose: 'receipt-copy',
      to: account.email,
      ...readerOf(account),
      params: {
        number,
        amount,
        tax,
        at,
        card,
        from,
        until,
        descriptor,
        receipt_link: receiptLink(charge, account.language),
      },
    },
    now,
  );
  await deps.commit(write);
  await send();
  return { email: account.email };
});
