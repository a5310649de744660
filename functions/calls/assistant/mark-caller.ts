import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import { withReasonTexts } from '#functions/calls/assistant/details-view.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { cancellationsOf } from '#functions/calls/callbacks/cancel-of-caller.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = {
  calls: callStore(table),
  marks: markStore(table),
  callers: callerStore(table),
  cancellations: cancellationsOf(table),
};

/**
 * What the owner says wins for this number from now on. That it is spam, or blocked, is a report to the others as well, and
 * cancels what its caller booked; any other word brings that back while its time is free. The caller gets no message.
 */
export const handler = handle(assistant.markCaller, live, async ({ input, member, now }, deps) =>
  retryOnConflict(async () => {
    const { calls, marks, callers, cancellations } = deps;
    const { call_id, mark, lang } = input;
    const { accountId: account_id } = member;
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
    await calls.commit(calls.replace(call, next), ...writes, ...inOthers, ...ofNumber);
    return { mark, spam: withReasonTexts(next.spam, lang), appointment: next.appointment, callbacks };
  }),
);
