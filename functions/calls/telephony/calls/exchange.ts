import { accountStore, contactStore } from '#functions/account/public.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/open/settings-store.ts';
import { type Understanding, understanding } from '#functions/calls/assistant/open/understanding.ts';
import { agendaOf } from '#functions/calls/callbacks/open/agenda.ts';
import { forwardingOf } from '#functions/calls/forwarding/open/seen.ts';
import { environment } from '#functions/platform/environment.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { callerStore } from '#functions/calls/telephony/open/caller-store.ts';
import { callingStore } from '#functions/calls/telephony/calling-store.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import { minuteStore } from '#functions/calls/telephony/open/minute-store.ts';
import { numberStore } from '#functions/calls/telephony/open/number-store.ts';

/** Where calls are answered: all that they are looked up in, written to, and understood with. */
export const exchangeOf = (table: Table, start = startJob, understands: Understanding = understanding) => ({
  accounts: accountStore(table),
  agenda: agendaOf(table),
  callers: callerStore(table),
  callings: callingStore(table),
  contacts: contactStore(table),
  forwarding: forwardingOf(table),
  lines: lineStore(table),
  marks: markStore(table),
  minutes: minuteStore(table),
  numbers: numberStore(table),
  settings: settingsStore(table),
  understanding: understands,
  mostMinutes: () => environment().ASSISTANT_MINUTES,
  /** Should that fail, the sweep concludes the call. */
  conclude: (call_ref: string) =>
    start('telephony.concludeCall', { call_ref }).catch(() => log.warn('a call waits for the sweep', { call_ref })),
});
export type Exchange = ReturnType<typeof exchangeOf>;
