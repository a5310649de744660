import { withReasonTexts } from '#functions/calls/assistant/details-view.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = { marking: markingOf(table) };

export const handler = handle(assistant.markCaller, live, async ({ input, member, now }, { marking }) => {
  const { call_id, mark, lang } = input;
  const { call, callbacks } = await marking.set({ account_id: member.accountId, call_id, mark }, now);
  return { mark, spam: withReasonTexts(call.spam, lang), appointment: call.appointment, callbacks };
});
