import type { Account } from '#functions/account/public.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { noticesOf as noticesOfCalls } from '#functions/calls/callbacks/notices.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { shouldNotify } from '#functions/calls/outcome/is-told.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';

type Told = { account: Account; settings: AssistantSettings; call: StoredCall; isNeutral: boolean };

/** What an owner is told of a call, by each way they chose; of what is not told, nothing. */
export const noticesOf = (table: Table, start = startJob) => {
  const notices = noticesOfCalls(table, { outbox: outboxOf(table, start) });
  return {
    async of({ account, settings, call, isNeutral }: Told, now: Date) {
      return shouldNotify(call, isNeutral) ? notices.missedCall({ owner: account, settings, call }, now) : undefined;
    },
  };
};
