import * as z from 'zod';

import { accountStore } from '#functions/account/public.ts';
import { decide } from '#functions/calls/dialogue/decide.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { whoHas } from '#functions/people/public.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { telephonyHere } from '#functions/providers/telephony/live.ts';
import { type CallSession, callSessionStore } from '#functions/calls/turn/session-store.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { textCaller } from '#functions/calls/outcome/caller.ts';
import { scoreCall } from '#functions/calls/outcome/score-call.ts';
import { deleteRecording, saveRecording } from '#functions/calls/outcome/recording.ts';
import { callerName } from '#functions/calls/outcome/name.ts';
import { noticesOf } from '#functions/calls/outcome/notice.ts';
import { callDetails, isGenuine, callRecord } from '#functions/calls/outcome/call-record.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import { minuteStore } from '#functions/calls/telephony/minute-store.ts';

const live = {
  accounts: accountStore(table),
  appointments: appointmentStore(table),
  callers: callerStore(table),
  sessions: callSessionStore(table),
  calls: callStore(table),
  lines: lineStore(table),
  marks: markStore(table),
  minutes: minuteStore(table),
  notices: noticesOf(table),
  settings: settingsStore(table),
  whoHas: whoHas(table),
  ...{ recordings, telephony: telephonyHere },
};

/**
 * Makes of a call what its owner gets to see: who it was, about what, what is made of it, and what was agreed. Written and
 * told in one transaction, which only the first of several can commit: there is one call, and one notice of it.
 */
export const handler = job(
  'telephony.concludeCall',
  z.object({ call_ref: z.string() }),
  live,
  ({ call_ref }, on, now) =>
    retryOnConflict(async () => {
      const was = await on.sessions.of(call_ref);
      if (!was?.account_id || was.concluded_at) return;
      const { account_id, from, to } = was;
      const account = await on.accounts.of(account_id);
      if (!account || account.closed_at)
        return void (await on.sessions.commit(on.sessions.replace(was, emptied(was, now))));

      const call = closed(was, now);
      const [{ settings }, known, lately, lines, named, appointment] = await Promise.all([
        on.settings.of(account),
        from ? on.marks.of(account_id, from) : undefined,
        from ? on.callers.of(from, now) : undefined,
        was.ended_at ? undefined : on.lines.of(account_id),
        callerName(call, on.whoHas, now),
        call.appointment ? on.appointments.of(account_id, call.appointment.id) : undefined,
      ]);
      const { keep_days } = settings;
      const recording = await saveRecording(call, keep_days, on, now);
      const spam = scoreCall(call, { known, lately, owner: account.phone ?? to, language: account.language }, now);
      const line = callRecord(call, { account_id, keep_days, spam, ...named }, recording !== null);
      const notice = await on.notices.of(
        { account, settings, call: line, isNeutral: call.dialogue.briefing.is_neutral },
        now,
      );
      await on.sessions.commit(
        on.sessions.replace(was, emptied(call, now)),
        on.calls.add(line),
        on.calls.addDetails(callDetails(call, { account_id, keep_days }, recording)),
        on.minutes.add(account_id, line.duration_s, new Date(call.begun_at)),
        ...on.lines.free(lines, call_ref),
        ...(from && isGenuine(line) ? [on.marks.talked({ account_id, phone: from }, now)] : []),
        ...(appointment && call.dialogue.may_text
          ? [on.appointments.replace(appointment, textCaller(appointment, now))]
          : []),
        ...(notice?.writes ?? []),
      );
      await Promise.all([notice?.send(), deleteRecording(call, on.telephony)]);
    }),
);

/** The call as it ended: one in which nothing moved any more has been hung up. */
function closed(call: CallSession, now: Date): CallSession {
  if (call.dialogue.step === 'closed') return call;
  const { dialogue } = decide(call.dialogue, { t: 'hung_up', at: now });
  return { ...call, dialogue, ended_at: call.ended_at ?? call.moved_at };
}

/** What stays in order to answer what comes late: nothing that was said. */
const emptied = (call: CallSession, now: Date): CallSession => ({
  ...call,
  dialogue: { ...call.dialogue, transcript: [], understood: null, proposed: null, agreed: null },
  heard: [],
  concluded_at: now.toISOString(),
});
