import { readIssued, receiptStores, receiptView } from '#functions/billing/receipts/read-issued.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';

export const handler = handle(receipts.getReceipt, receiptStores(table), async ({ input, member }, stores) =>
  receiptView(await readIssued(member.accountId, input.charge_id, stores)),
);
