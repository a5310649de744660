import * as z from 'zod';
import { accountStore } from '#functions/account/public.ts';
import { decide } from '#functions/calls/dialogue/decide.ts';
import { isForgottenCaller } from '#functions/calls/dialogue/state.ts';
import { isOfSameNumber } from '#functions/calls/assistant/domain/same-caller.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import { vendorCopiesOf, vendorCopyStore } from '#functions/calls/deletion/vendor-copies.ts';
import { agendaOf, callbackOf } from '#functions/calls/callbacks/agenda.ts';
import { isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { telephonyHere } from '#functions/providers/telephony/live.ts';
import { type CallSession, callSessionStore } from '#functions/calls/turn/session-store.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import type { Appointment } from '#functions/calls/callbacks/agenda.ts';
import { scoreCall } from '#functions/calls/outcome/score-call.ts';
import { saveRecording } from '#functions/calls/outcome/recording.ts';
import { callerName } from '#functions/calls/outcome/caller-name.ts';
import { knownCallersOf } from '#functions/calls/outcome/known-callers.ts';
import { noticeFor, noticesOf } from '#functions/calls/outcome/notification.ts';
import { hasCalledLately, isAnnounced, isRejected, isTurnedAway } from '#functions/calls/outcome/is-news.ts';
import { isSameCountry } from '#functions/calls/dialogue/spoken-numbers.ts';
import { callDetails, isGenuine, callRecord } from '#functions/calls/outcome/call-record.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import { minuteStore } from '#functions/calls/telephony/minute-store.ts';
import { isToCallBack } from '#shared/values/to-call-back.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  agenda: agendaOf(table),
  appointments: appointmentStore(table),
  callers: callerStore(table),
  sessions: callSessionStore(table),
  calls: callStore(table),
  copies: vendorCopiesOf(vendorCopyStore(table), telephonyHere),
  known: knownCallersOf(table),
  lines: lineStore(table),
  marks: markStore(table),
  minutes: minuteStore(table),
  notices: noticesOf(table),
  settings: settingsStore(table),
  recordings,
  telephony: telephonyHere,
};

/** So many of the latest calls may be earlier ones of the caller, and so many fit the transaction. */
const [EARLIER_CALLS, MOST_SETTLED] = [200, 50];

/**
 * Turns an ended call into what its owner sees: who called, about what, the verdict, and what was agreed. Call and
 * notification are written in one transaction that commits once, however often the job runs.
 */
export const handler = job(
  'telephony.concludeCall',
  z.object({ call_ref: z.string() }),
  live,
  ({ call_ref }, deps, now) =>
    retryOnConflict(async () => {
      const { sessions, calls, marks } = deps;
      const stored = await sessions.of(call_ref);
      if (!stored?.account_id || stored.concluded_at) return;
      const { account_id, from, to } = stored;
      const account = await deps.accounts.of(account_id);
      if (!account || account.closed_at) {
        await deleteAtVendor(stored, deps);
        return void (await sessions.commit(sessions.replace(stored, emptied(stored, now))));
      }

      const session = closeSession(stored, now);
      const isForgotten = isForgottenCaller(session.dialogue);
      const [{ settings }, mark, reputation, lines, name, appointment] = await Promise.all([
        deps.settings.of(account),
        from ? marks.of(account_id, from) : undefined,
        from ? deps.callers.of(from, now) : undefined,
        deps.lines.of(account_id),
        isForgotten ? nobody : callerName(session, deps.known, now),
        session.appointment ? deps.appointments.of(account_id, session.appointment.id) : undefined,
      ]);
      const { keep_days } = settings;
      const { briefing, may_text } = session.dialogue;
      const recording = await saveRecording(session, keep_days, deps, now);
      const context = { mark, reputation, owner: account.phone ?? to, language: account.language };
      const record = callRecord(
        session,
        { account_id, keep_days, language: varietyOfMember(account), spam: scoreCall(session, context, now), ...name },
        recording !== null,
      );
      // What the call would be without the owner’s mark, for when they take it back.
      const judged = mark?.mark && scoreCall(session, { ...context, mark: { ...mark, mark: null } }, now);
      // Who turned out to be a scammer after a time was agreed loses it.
      const [ended] =
        record.spam.verdict === 'likely_spam' && appointment && isOpen(appointment)
          ? await deps.agenda.withdraw(account_id, [appointment])
          : [];
      const call = {
        ...record,
        // What is not worth a message is no news in the list either.
        is_read: record.is_read || noticeFor(record, false) === 'none',
        ...(judged && { judged }),
        ...(isRejected(session) && { is_turned_away: true as const }),
        ...(ended && { appointment: callbackOf(ended.appointment) }),
        ...(isForgotten && { appointment: null }),
      };
      const notice = isAnnounced(session, call)
        ? undefined
        : await deps.notices.of(
            {
              account,
              settings,
              call,
              isNeutral: briefing.is_neutral && !isTurnedAway(session, call),
              isFollowUp: session.alerted_at !== null,
              isRepeated: hasCalledLately(mark, now),
              isListed: session.owner.rules.is_listed,
            },
            now,
          );
      // A caller who was put through no longer waits for what they called about before, unless a time is agreed.
      const settled =
        call.status === 'put_through'
          ? (await calls.latest(account_id, EARLIER_CALLS))
              .filter((each) => isOfSameNumber(each, call) && isToCallBack(each) && !each.appointment)
              .slice(0, MOST_SETTLED)
          : [];
      await sessions.commit(
        sessions.replace(stored, emptied(session, now)),
        calls.add(call),
        calls.addDetails(callDetails(session, { account_id, keep_days }, recording)),
        deps.minutes.add(account_id, call.duration_s, new Date(session.begun_at)),
        ...deps.lines.close(lines, call_ref),
        ...(from && !isForgotten ? [deps.callers.noteOwner({ phone: from, account_id, at: call.started_at })] : []),
        ...(from && isForgotten ? [deps.callers.unnoteCall({ phone: from, account_id })] : []),
        ...(from && !isForgotten && isGenuine(call)
          ? [marks.genuine({ account_id, phone: from, last_call: call.id, earlier_call: mark?.last_call ?? null }, now)]
          : []),
        ...(isForgotten
          ? withoutBooking(appointment, session, deps)
          : (ended?.writes ?? changesTo(appointment, call, may_text, deps, now))),
        ...(notice?.writes ?? []),
        ...settled.map((each) => calls.replace(each, { ...each, done_at: call.done_at })),
      );
      await Promise.all([notice?.send(), deleteAtVendor(session, deps)]);
    }),
);

const nobody = { caller_name: null, caller_name_source: 'unknown' } as const;

/** If it cannot be deleted there now, it is noted for the sweep. */
const deleteAtVendor = async (
  { dialogue: { recording }, call_ref }: CallSession,
  { copies }: Pick<typeof live, 'copies'>,
): Promise<void> => void (recording && (await copies.remove({ source: recording.source, call_ref })));

/** The session as it ended: an idle call counts as hung up. */
function closeSession(session: CallSession, now: Date): CallSession {
  if (session.dialogue.step === 'closed') return session;
  const { dialogue } = decide(session.dialogue, { t: 'hung_up', at: now });
  return { ...session, dialogue, ended_at: session.ended_at ?? session.moved_at };
}

/** What remains to answer late events; no transcript, nor the number of a caller who is forgotten. */
const emptied = (session: CallSession, now: Date): CallSession => ({
  ...session,
  from: isForgottenCaller(session.dialogue) ? null : session.from,
  dialogue: { ...session.dialogue, transcript: [], understood: null, message: null, proposed: null, agreed: null },
  alerted_about: null,
  owner: { ...session.owner, orders: [], held: null, question: null, answers: [] },
  heard: [],
  concluded_at: now.toISOString(),
});

/** What a forgotten caller booked in the call. A callback from before is about an earlier call, and has a link of its own. */
const withoutBooking = (
  appointment: Revised<Appointment> | undefined,
  { id }: CallSession,
  { appointments }: Pick<typeof live, 'appointments'>,
): Write[] =>
  appointment?.call_id === id ? [appointments.remove(appointment), appointments.release(appointment)] : [];

/** What is known of a callback only when its call is over: that its caller may be texted, and whether the name is a contact’s. */
function changesTo(
  appointment: Revised<Appointment> | undefined,
  { is_imitation, callback_number }: StoredCall,
  may_text: boolean,
  { appointments }: Pick<typeof live, 'appointments'>,
  now: Date,
): Write[] {
  // Named after the booking and not read back: “call me at the office instead”. It is not texted, since it never called.
  const isElsewhere =
    appointment !== undefined &&
    callback_number !== null &&
    callback_number !== appointment.caller_number &&
    isSameCountry(callback_number, appointment.caller_number);
  if (!appointment || !(may_text || is_imitation || isElsewhere)) return [];
  const next = {
    ...appointment,
    ...(is_imitation && { is_imitation }),
    ...(isElsewhere && { caller_number: callback_number }),
  };
  return [appointments.replace(appointment, may_text && !isElsewhere ? textCaller(next, now) : next)];
}

/** Queues the text that the caller agreed to: it leaves with the next reminders, within the minute. */
const textCaller = (appointment: Appointment, now: Date): Appointment => ({
  ...appointment,
  tells_caller: true,
  telling: { what: 'callback-agreed', at: now.toISOString(), is_awaited: true },
});
