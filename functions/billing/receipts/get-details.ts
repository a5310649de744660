import { currentDetails } from '#functions/billing/domain/billing-details.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';

export const handler = handle(
  receipts.getDetails,
  { details: detailsStore(table) },
  async ({ member }, { details }) => {
    const history = await details.of(member.accountId);
    return { details: currentDetails(history?.versions ?? []) };
  },
);
