import { createAccount } from '#functions/account/testing.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore, type StoredCall, type StoredDetails } from '#functions/calls/assistant/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { cancellationsOf } from '#functions/calls/callbacks/cancel-of-caller.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { aCall } from '#functions/calls/web-chat/testing.ts';
import type { AccountId } from '#shared/values/id.ts';

export const NOW = new Date('2026-11-21T19:12:00.000Z');

/** The stored details of a call. */
const detailsOf = (call: StoredCall, more: Partial<StoredDetails> = {}): StoredDetails => ({
  account_id: call.account_id,
  id: call.id,
  language: 'en',
  reason_class: 'service_provider',
  callback_text: 'monday ten thirty',
  offered: ['2026-11-23T16:30:00.000Z', '2026-11-20T16:30:00.000Z'],
  consent: null,
  transcript: [{ who: 'caller', at_ms: 6000, text: 'It’s Dana from the boatyard.', unsure: [[19, 27]] }],
  may_text: true,
  note: '',
  recording: { key: `${call.account_id}/${call.id}.wav`, duration_ms: 4000 },
  deleted_at: '2026-12-21T19:12:00.000Z',
  ...more,
});

/** An owner with calls, over a table of the test’s own. */
export function assistantFixture(table: Table = temporaryTable()) {
  const calls = callStore(table);
  return {
    table,
    calls,
    marks: markStore(table),
    answering: settingsStore(table),
    callers: callerStore(table),
    cancellations: cancellationsOf(table),
    anOwner: () => createAccount(table, { time_zone: 'America/Chicago' }),
    aCallOf: async (account_id: AccountId, more: Partial<StoredCall> = {}, details: Partial<StoredDetails> = {}) => {
      const call = aCall(account_id, { started_at: NOW.toISOString(), ...more });
      await calls.commit(calls.add(call), calls.addDetails(detailsOf(call, details)));
      return call;
    },
  };
}
