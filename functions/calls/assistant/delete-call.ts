import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { forget: forgetOf(table, recordings) };

export const handler = handle(assistant.deleteCall, live, async ({ input, member, now }, { forget }) => {
  if (!(await forget.forOwner(member.accountId, input.call_id, { by: 'owner', now })))
    throw new Fault('assistant.unknown-call');
  return {};
});
