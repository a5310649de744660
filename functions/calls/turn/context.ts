import { accountStore, contactStore } from '#functions/account/public.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { ownAnswerStore } from '#functions/calls/assistant/own-answer-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { hoursStore } from '#functions/calls/calendar/hours-store.ts';
import { agendaOf } from '#functions/calls/callbacks/agenda.ts';
import { vendorCopyStore } from '#functions/calls/deletion/vendor-copies.ts';
import { forwardingObserver } from '#functions/calls/forwarding/observe.ts';
import { ownerAlertsOf } from '#functions/calls/outcome/alert-owner.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import { minuteStore } from '#functions/calls/telephony/minute-store.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import { callSessionStore } from '#functions/calls/turn/session-store.ts';
import { standingCallbackOf } from '#functions/calls/turn/standing-callback.ts';
import { understanding as liveUnderstanding } from '#functions/nlu/live.ts';
import type { Understanding } from '#functions/nlu/port.ts';
import { environment } from '#functions/platform/environment.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Stores and services that answering a call needs. */
export const callContext = (table: Table, start = startJob, understanding: Understanding = liveUnderstanding) => ({
  accounts: accountStore(table),
  agenda: agendaOf(table),
  alertOwner: ownerAlertsOf(table, start),
  callers: callerStore(table),
  calls: callStore(table),
  contacts: contactStore(table),
  copies: vendorCopyStore(table),
  forwarding: forwardingObserver(table),
  hours: hoursStore(table),
  limits: limiterOf(table),
  lines: lineStore(table),
  marks: markStore(table),
  minutes: minuteStore(table),
  numbers: numberStore(table),
  ownAnswers: ownAnswerStore(table),
  ringThrough: ringThroughStore(table),
  sessions: callSessionStore(table),
  settings: settingsStore(table),
  standing: standingCallbackOf(table),
  understanding,
  minutesAMonth: () => environment().ASSISTANT_MINUTES,
  /** Starts the job that concludes a call. If that fails, the sweep concludes it. */
  conclude: (call_ref: string) =>
    start('telephony.concludeCall', { call_ref }).catch(() => log.warn('a call waits for the sweep', { call_ref })),
});
export type CallContext = ReturnType<typeof callContext>;
