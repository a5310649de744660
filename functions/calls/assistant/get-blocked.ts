import { blockedView } from '#functions/calls/assistant/blocked-view.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = { calls: callStore(table), marks: markStore(table) };

export const handler = handle(assistant.getBlocked, live, async ({ member }, { calls, marks }) => {
  const [blocked, all] = await Promise.all([marks.blocked(member.accountId), calls.latest(member.accountId)]);
  return blockedView(blocked, all);
});
