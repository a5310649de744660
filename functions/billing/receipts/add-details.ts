import { mayAddDetails, readIssued, receiptStores, receiptView } from '#functions/billing/receipts/read-issued.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';

const live = { ...receiptStores(table), commit: table.commit.bind(table) };

/** The receipt keeps its number and says when it was corrected. A second request changes nothing. */
export const handler = handle(receipts.addDetails, live, async ({ input, member, now }, deps) => {
  const issued = await readIssued(member.accountId, input.charge_id, deps);
  const { charge, current } = issued;
  if (!current || !mayAddDetails(issued)) return receiptView(issued);
  const { revision: _, ...was } = charge;
  const revised = { ...was, billed_to: { details: current, at: now.toISOString() } };
  await deps.commit(deps.charges.write(revised, charge));
  return receiptView({ ...issued, charge: { ...charge, ...revised }, details: current });
});
