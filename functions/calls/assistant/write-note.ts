import { callStore } from '#functions/calls/assistant/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { calls: callStore(table) };

export const handler = handle(assistant.writeNote, live, ({ input: { call_id, note }, member }, { calls }) =>
  retryOnConflict(async () => {
    const details = await calls.detailsOf(member.accountId, call_id);
    if (!details) throw new Fault('assistant.unknown-call');
    await calls.commit(calls.replaceDetails(details, { ...details, note }));
    return { note };
  }),
);
