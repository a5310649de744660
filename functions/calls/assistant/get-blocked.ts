import { blockedView } from '#functions/calls/assistant/blocked-view.ts';
import { withCurrentNames } from '#functions/calls/assistant/current-names.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { whoHas } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = { calls: callStore(table), marks: markStore(table), whoHas: whoHas(table) };

export const handler = handle(assistant.getBlocked, live, async ({ member, now }, { calls, marks, whoHas }) => {
  const [blocked, all] = await Promise.all([marks.blocked(member.accountId), calls.latest(member.accountId)]);
  const numbers = new Set<string>(blocked.map(({ phone }) => phone));
  const theirs = all.filter(({ caller_number }) => numbers.has(caller_number));
  return blockedView(blocked, await withCurrentNames(theirs, whoHas, now));
});
