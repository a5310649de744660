import * as z from 'zod';

import { accountStore } from '#functions/account/public.ts';
import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { type Notice, noticesOf } from '#functions/calls/callbacks/notices.ts';
import { noticeBudget } from '#functions/calls/outcome/notice-budget.ts';
import { AGAIN_MINUTES, type OwnerReminder, reminderStore } from '#functions/calls/outcome/reminder-store.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { table } from '#functions/platform/table/live.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { isUrgent } from '#shared/values/to-call-back.ts';

const live = {
  accounts: accountStore(table),
  answering: settingsStore(table),
  budget: noticeBudget(table),
  calls: callStore(table),
  notices: noticesOf(table),
  reminders: reminderStore(table),
};
type Deps = typeof live;

/** The most reminders of one run, and the most calls that one report looks through; the next minute’s run continues. */
const MOST = 200;
const LATEST = 500;
/** How long a call that raised an alert may still be going on, or wait for its recording. */
const PATIENCE_MINUTES = 15;
/** A call that began before the first one of a group may have ended after it. */
const OVERLAP_MINUTES = 5;

/**
 * The second try for urgent calls that nobody opened, and the reports of calls that may be spam or were too many. A reminder is removed in
 * the transaction that queues its messages, so that two runs send them once.
 */
export const handler = job('assistant.remindOwners', z.unknown(), live, async (_, deps, now) => {
  for (const due of await deps.reminders.due(now, MOST)) {
    await remind(due, deps, now).catch((error: unknown) => {
      if (asFault(error).code === 'request.conflict') return; // another run handles it
      log.error('an owner was not reminded', { account_id: due.account_id, what: due.what, cause: String(error) });
    });
  }
});

async function remind(due: OwnerReminder, deps: Deps, now: Date): Promise<void> {
  const { accounts, reminders } = deps;
  const [current, owner] = await Promise.all([reminders.of(due), accounts.of(due.account_id)]);
  if (!current || current.due_at > now.toISOString()) return; // the index lags behind the item
  const notice = owner && !owner.closed_at ? await noticeOf(current, owner, deps, now) : undefined;
  if (notice === 'later') return;
  await reminders.commit(reminders.remove(current), ...(notice?.writes ?? []));
  await notice?.send();
}

type Owner = NonNullable<Awaited<ReturnType<Deps['accounts']['of']>>>;

async function noticeOf(
  { what, account_id, call_id, since, due_at, count }: Revised<OwnerReminder>,
  owner: Owner,
  { answering, budget, calls, notices }: Deps,
  now: Date,
): Promise<Notice | 'later' | undefined> {
  const { settings } = await answering.of(owner);
  if (what === 'urgent') {
    const call = await calls.of(account_id, call_id);
    if (!call) return addMinutes(new Date(due_at), PATIENCE_MINUTES) > now ? 'later' : undefined;
    if (!isUrgent(call) || call.is_read) return undefined;
    const ended = addMinutes(call.started_at, call.duration_s / 60);
    if (addMinutes(ended, AGAIN_MINUTES) > now) return 'later';
    const from = call.caller_number || null;
    const is_known = call.caller_name_source === 'contact' || call.is_vip === true;
    const room = await budget.take(account_id, { kind: 'again', from, is_known, at: now.toISOString() });
    if (!room) return undefined; // it is listed first, and was announced once
    const notice = await notices.missedCall({ owner, settings, call, note: 'reminder' }, now);
    return { ...notice, writes: [...notice.writes, room] };
  }
  if (what === 'held') return notices.heldCalls({ owner, count: count ?? 1 }, now);
  const doubtful = (await calls.latest(account_id, LATEST)).filter(isOpen(since));
  const [only] = doubtful;
  if (!only) return undefined;
  return doubtful.length === 1
    ? notices.missedCall({ owner, settings, call: only }, now)
    : notices.doubtfulCalls({ owner, count: doubtful.length }, now);
}

/** Of this group and not seen in the meantime. Urgent ones were reported at once. */
const isOpen =
  (since: string) =>
  ({ started_at, spam, is_read, urgency, status }: StoredCall): boolean =>
    addMinutes(new Date(started_at), OVERLAP_MINUTES).toISOString() >= since &&
    spam.verdict === 'suspicious' &&
    !is_read &&
    urgency !== 'high' &&
    status !== 'hung_up';
