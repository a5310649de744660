import { accountStore } from '#functions/account/public.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import type { Notice } from '#functions/calls/callbacks/notices.ts';
import { callerName } from '#functions/calls/outcome/caller-name.ts';
import { knownCallersOf } from '#functions/calls/outcome/known-callers.ts';
import { callRecord } from '#functions/calls/outcome/call-record.ts';
import { noticesOf } from '#functions/calls/outcome/notification.ts';
import { scoreCall } from '#functions/calls/outcome/score-call.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

/**
 * Alerts the owner of an urgent call while it goes on, or of someone who waits at the door for an answer. The writes belong into the transaction of the turn, together with
 * `alerted_at` of the session: a call alerts once. Undefined for a call that
 * alerted before, that is for nobody, or that is spam so far.
 */
export const ownerAlertsOf = (table: Table, start = startJob) => {
  const [accounts, answering, marks] = [accountStore(table), settingsStore(table), markStore(table)];
  const [callers, notices, known] = [callerStore(table), noticesOf(table, start), knownCallersOf(table)];
  return async function alertOwner(session: CallSession, now: Date): Promise<Notice | undefined> {
    const { account_id, alerted_at, from, to, dialogue } = session;
    const account = account_id && !alerted_at ? await accounts.of(account_id) : undefined;
    if (!account_id || !account || account.closed_at) return undefined;
    const [{ settings }, mark, reputation, name] = await Promise.all([
      answering.of(account),
      from ? marks.of(account_id, from) : undefined,
      from ? callers.of(from, now) : undefined,
      callerName(session, known, now),
    ]);
    const context = { mark, reputation, owner: account.phone ?? to, language: account.language };
    const spam = scoreCall(session, context, now);
    const language = varietyOfMember(account);
    const record = callRecord(session, { account_id, keep_days: settings.keep_days, language, spam, ...name }, false);
    // What the caller is saying now counts, whatever the call is filed under in the end. Who waits at the door is no emergency.
    const call = {
      ...record,
      urgency: dialogue.is_urgent ? ('high' as const) : record.urgency,
      status: record.status === 'hung_up' ? 'screened' : record.status,
    } as const;
    return notices.of(
      {
        account,
        settings,
        call,
        isNeutral: dialogue.briefing.is_neutral,
        isAlert: true,
        isListed: session.owner.rules.is_listed,
      },
      now,
    );
  };
};
export type OwnerAlerts = ReturnType<typeof ownerAlertsOf>;
