import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import { cancellationsOf } from '#functions/calls/callbacks/cancel-of-caller.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { ChangedCallback, Mark } from '#shared/values/call.ts';
import type { AccountId, CallId } from '#shared/values/id.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

type Marked = { account_id: AccountId; call_id: CallId; mark: Mark | null };

/**
 * What the owner says wins for this number from now on. That it is spam, or blocked, is a report to the others as well, and
 * cancels what its caller booked; any other word brings that back while its time is free. The caller gets no message.
 */
export const markingOf = (
  table: Table,
  {
    calls = callStore(table),
    marks = markStore(table),
    callers = callerStore(table),
    cancellations = cancellationsOf(table),
  } = {},
) => ({
  /** In one transaction with `more`. @throws assistant.unknown-call */
  set: (
    { account_id, call_id, mark }: Marked,
    now: Date,
    ...more: Write[]
  ): Promise<{ call: StoredCall; callbacks: ChangedCallback[] }> =>
    retryOnConflict(async () => {
      const call = await calls.of(account_id, call_id);
      if (!call) throw new Fault('assistant.unknown-call');
      const phone = parsePhone(call.caller_number, 'US');
      const isUnwanted = mark === 'spam' || mark === 'blocked';
      const verdict = withMark(call, mark);
      const isSpam = isUnwanted || verdict.spam.verdict === 'likely_spam';
      const changes = isSpam ? await cancellations.of(call) : await cancellations.undo(call, now);
      const { callbacks, inCalls, writes } = changes;
      const next = { ...call, appointment: inCalls.get(call_id) ?? call.appointment, ...verdict };
      const inOthers = await cancellations.inOthers(account_id, changes, [call_id]);
      const at = now.toISOString();
      const ofNumber = phone
        ? [
            mark ? marks.set({ account_id, phone, mark, at }) : marks.unset({ account_id, phone }),
            isUnwanted ? callers.report({ account_id, phone, at }) : callers.unreport({ account_id, phone }),
          ]
        : [];
      await calls.commit(calls.replace(call, next), ...writes, ...inOthers, ...ofNumber, ...more);
      return { call: next, callbacks };
    }),
});
