import { liveCalls } from '#functions/calls/assistant/live-calls.ts';
import { liveView } from '#functions/calls/assistant/live-view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

export const handler = handle(assistant.getLive, { live: liveCalls(table) }, async ({ member, now }, { live }) => {
  const running = await live.untilListed(member.accountId, now);
  return { now: now.toISOString(), calls: running.map((session) => liveView(session, now)) };
});
