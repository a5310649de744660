import { isForgotten } from '#functions/calls/assistant/forget-call.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { calls: callStore(table), recordings };
const SECONDS = 5 * 60;

export const handler = handle(assistant.getAudio, live, async ({ input, caller, now }, { calls, recordings }) => {
  const details = caller.accountId ? await calls.detailsOf(caller.accountId, input.call_id) : undefined;
  if (!details?.recording || isForgotten(details, now)) throw new Fault('assistant.unknown-call');
  return {
    url: await recordings().link(details.recording.key, SECONDS, now),
    now: now.toISOString(),
    expires_at: new Date(now.getTime() + SECONDS * 1000).toISOString(),
  };
});
