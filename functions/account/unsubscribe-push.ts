import { browserStore } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { browsers: browserStore(table) };

export const handler = handle(account.unsubscribePush, live, async ({ input, member }, { browsers }) => {
  await browsers.remove({ account_id: member.accountId, endpoint: input.endpoint });
  return {};
});
