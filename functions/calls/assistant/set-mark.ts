import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import { cancellationsOf } from '#functions/calls/callbacks/cancel-of-caller.ts';
import { numberMarksOf, saidBy } from '#functions/calls/numbers/number-mark.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { ChangedCallback, Mark } from '#shared/values/call.ts';
import type { AccountId, CallId } from '#shared/values/id.ts';
import type { NumberMark, SpamKind } from '#shared/values/number-mark.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

type Marked = {
  account_id: AccountId;
  call_id: CallId;
  mark: Mark | null;
  /** What it says to the others, where that is more than the mark. */
  said?: { says: NumberMark; spam_kind: SpamKind | null };
};

const plainly = (mark: Mark) => ({ says: saidBy(mark), spam_kind: null });

/**
 * What the owner says wins for this number from now on, and is a report to the others as well. That it is spam, or blocked,
 * cancels what its caller booked; any other word brings that back while its time is free. The caller gets no message.
 */
export const markingOf = (
  table: Table,
  { calls = callStore(table), numberMarks = numberMarksOf(table), cancellations = cancellationsOf(table) } = {},
) => ({
  /** In one transaction with `more`. @throws assistant.unknown-call */
  set: (
    { account_id, call_id, mark, said }: Marked,
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
        ? mark
          ? numberMarks.set({ account_id, phone }, mark, { ...(said ?? plainly(mark)), was_called: true }, at)
          : numberMarks.unset({ account_id, phone })
        : [];
      await calls.commit(calls.replace(call, next), ...writes, ...inOthers, ...ofNumber, ...more);
      return { call: next, callbacks };
    }),
});
