import type { CallSummary } from '#shared/values/call.ts';
import type { Account } from '#functions/account/public.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { noticesOf as noticesOfCalls } from '#functions/calls/callbacks/notices.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';

type CallNotice = { account: Account; settings: AssistantSettings; call: StoredCall; isNeutral: boolean };

/** Notifies the owner of a call on each channel they chose; undefined for a call that they are not notified of. */
export const noticesOf = (table: Table, start = startJob) => {
  const notices = noticesOfCalls(table, { outbox: outboxOf(table, start) });
  return {
    async of({ account, settings, call, isNeutral }: CallNotice, now: Date) {
      return shouldNotify(call, isNeutral) ? notices.missedCall({ owner: account, settings, call }, now) : undefined;
    },
  };
};

/**
 * Whether the owner is notified immediately. Spam and blocked numbers, urgent or not, are only listed and counted in the
 * weekly digest: a scam is always urgent. Calls that the assistant did not answer (`isNeutral`) are not either, or
 * anyone could make us send unlimited texts; and an owner who talked to the caller knows.
 */
export const shouldNotify = (
  { status, spam }: Pick<CallSummary, 'status'> & { spam: Pick<CallSummary['spam'], 'verdict'> },
  isNeutral: boolean,
): boolean => !isNeutral && status !== 'blocked' && status !== 'put_through' && spam.verdict !== 'likely_spam';
