import { readerOf } from '#functions/account/public.ts';
import { receiptLink } from '#functions/billing/links.ts';
import { printableReceipt } from '#functions/billing/receipts/domain/charge-documents.ts';
import { mailedReceipt } from '#functions/billing/receipts/domain/mailed-receipt.ts';
import { readIssued, receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { sellerOf } from '#functions/platform/seller.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const seller = () => sellerOf(environment());
seller(); // a lasting stage without a seller does not start

const live = {
  ...receiptStores(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
  commit: table.commit.bind(table),
  seller,
};

/** The mail says all that the receipt says, with a link to its page, which has it as a file. */
export const handler = handle(receipts.mailReceipt, live, async ({ input, member, now }, deps) => {
  const { accountId: account_id } = member;
  const issued = await readIssued(account_id, input.charge_id, deps);
  await deps.limits.take('receipt-mailed', { account: account_id }, now);
  const { charge, account } = issued;
  const printable = printableReceipt({ ...issued, seller: deps.seller(), language: varietyOfMember(account) });
  const { write, send } = deps.outbox.queue(
    {
      purpose: 'receipt-copy',
      to: account.email,
      ...readerOf(account),
      params: {
        number: charge.receipt_number,
        ...mailedReceipt(printable),
        receipt_link: receiptLink(charge, account.language),
      },
    },
    now,
  );
  await deps.commit(write);
  await send();
  return { email: account.email };
});
