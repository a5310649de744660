import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { sellerOf } from '#functions/platform/seller.ts';
import { support } from '#shared/api/support.ts';

const now = () => {
  const settings = environment();
  return { ...sellerOf(settings), refund_days: settings.REFUND_DAYS };
};
now(); // a lasting stage without a seller does not start

export const handler = handle(support.getSeller, { seller: now }, async (_, { seller }) => seller());
