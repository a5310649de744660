import { callStore } from '#functions/calls/assistant/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = { calls: callStore(table) };

export const handler = handle(assistant.updateRead, live, async ({ input, caller }, { calls }) => {
  const { accountId } = caller;
  if (!accountId) return { updated: 0, unread_total: 0 };
  const { ids, is_read } = input;
  const updated = await retryOnConflict(async () => {
    const changed = (await calls.among(accountId, ids)).filter((call) => call.is_read !== is_read);
    if (changed.length) await calls.commit(...changed.map((call) => calls.replace(call, { ...call, is_read })));
    return changed.length;
  });
  const unread = (await calls.latest(accountId)).filter((call) => !call.is_read);
  return { updated, unread_total: unread.length };
});
