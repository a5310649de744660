import type { Account } from '#functions/account/public.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { type Notice, noticesOf as noticesOfCalls } from '#functions/calls/callbacks/notices.ts';
import { noticeBudget } from '#functions/calls/outcome/notice-budget.ts';
import { reminderStore } from '#functions/calls/outcome/reminder-store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import type { CallSummary } from '#shared/values/call.ts';
import { isUnwanted } from '#shared/values/to-call-back.ts';

type CallNotice = {
  account: Account;
  settings: AssistantSettings;
  call: StoredCall;
  isNeutral: boolean;
  /** The owner was alerted of the call before, and learns the rest. */
  isFollowUp?: boolean;
  /** The number called a short time before. */
  isRepeated?: boolean;
  /** The call still goes on. */
  isAlert?: boolean;
  /** The owner put the caller’s number into their list of people. */
  isListed?: boolean;
};

/**
 * Notifies the owner of a call on each channel they chose; undefined for a call that they are not notified of. Calls
 * beyond `owner-notice` are only counted, in the transaction of the call, and reported together.
 */
export const noticesOf = (table: Table, start = startJob) => {
  const notices = noticesOfCalls(table, { outbox: outboxOf(table, start) });
  const [budget, reminders] = [noticeBudget(table), reminderStore(table)];
  return {
    async of(
      { account, settings, call, isNeutral, isAlert = false, isListed = false, ...calledBefore }: CallNotice,
      now: Date,
    ): Promise<Notice | undefined> {
      const { isFollowUp = false, isRepeated = false } = calledBefore;
      const urgency = noticeFor(call, isNeutral);
      if (urgency === 'none') return undefined;
      if (urgency === 'grouped') {
        const group = isAlert ? 'joined' : await reminders.group(call, now);
        return group === 'joined' ? undefined : silent(group);
      }
      const room = await budget.take(account.account_id, {
        kind: isAlert ? 'alert' : 'notice',
        from: call.caller_number || null,
        is_known: isListed || call.caller_name_source === 'contact' || call.is_vip === true,
        at: now.toISOString(),
      });
      // An alert that has no room becomes a notice when the call ends, if there is room for that.
      if (!room) return isAlert ? undefined : silent(await reminders.hold(call, now));
      const note = isFollowUp ? ('update' as const) : isRepeated ? ('again' as const) : undefined;
      const told = { owner: account, settings, call, ...(note && { note }) };
      const missed = await notices.missedCall(told, now);
      const notice = { ...missed, writes: [...missed.writes, room] };
      if (isFollowUp) return notice;
      const again = call.urgency === 'high' && call.spam.verdict !== 'suspicious';
      return again ? { ...notice, writes: [...notice.writes, reminders.tryAgain(call, now)] } : notice;
    },
  };
};

/** Reported later, with others. */
const silent = (write: Write): Notice => ({ writes: [write], send: async () => {} });

type Concluded = Pick<CallSummary, 'status' | 'urgency' | 'caller_name_source' | 'is_vip'> & {
  spam: Pick<CallSummary['spam'], 'verdict'>;
};

/**
 * When the owner is notified. Spam and blocked numbers, urgent or not, are only listed and counted in the weekly digest: a
 * scam is always urgent. So are strangers who hang up without a word, and
 * calls that the owner took. Calls that the assistant did not answer
 * (`isNeutral`) are not notified of either, or anyone could make us send unlimited texts. Calls that may be spam are
 * reported together after some hours, unless they are urgent: that one is an emergency cannot be excluded.
 */
export function noticeFor(call: Concluded, isNeutral: boolean): 'none' | 'grouped' | 'at-once' {
  const { status, spam, urgency, caller_name_source, is_vip = false } = call;
  if (isNeutral || isUnwanted(call) || status === 'put_through') return 'none';
  if (status === 'hung_up' && caller_name_source !== 'contact' && !is_vip) return 'none';
  return spam.verdict === 'suspicious' && urgency !== 'high' && !is_vip ? 'grouped' : 'at-once';
}
