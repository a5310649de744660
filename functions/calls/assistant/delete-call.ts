import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { calls: callStore(table), forget: forgetOf(table, recordings) };

export const handler = handle(assistant.deleteCall, live, async ({ input, member }, { calls, forget }) => {
  const call = await calls.of(member.accountId, input.call_id);
  if (!call) throw new Fault('assistant.unknown-call');
  await forget.everything(call).catch(async (error: unknown) => {
    // Of two requests at once the second finds nothing to delete.
    if (await calls.of(member.accountId, input.call_id)) throw error;
    throw new Fault('assistant.unknown-call');
  });
  return {};
});
