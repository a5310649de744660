import { createAccount } from '#functions/account/testing.ts';
import { accountStore } from '#functions/account/public.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { embedded } from '#functions/nlu/embedded.ts';
import type { Understanding } from '#functions/nlu/port.ts';
import { agendaOf } from '#functions/calls/callbacks/agenda.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { messageStore } from '#functions/messaging/public.ts';
import { knownCallersOf } from '#functions/calls/outcome/known-callers.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { CallEvent, Command, DialResult, Telephony } from '#functions/providers/telephony/port.ts';
import { simulator } from '#functions/providers/telephony/simulator.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { callSessionStore } from '#functions/calls/turn/session-store.ts';
import { handleTurn } from '#functions/calls/turn/handle-turn.ts';
import { callContext } from '#functions/calls/turn/context.ts';
import { noticesOf } from '#functions/calls/outcome/notification.ts';
import { vendorCopiesOf, vendorCopyStore } from '#functions/calls/deletion/vendor-copies.ts';
import { handler as concludeCall } from '#functions/calls/telephony/jobs/conclude-call.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import { minuteStore } from '#functions/calls/telephony/minute-store.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** A Saturday afternoon in Chicago. */
export const NOW = new Date('2026-11-21T19:12:00.000Z');
export const CALLER = Phone.parse('+16125550138');

type Incoming = Extract<CallEvent, { t: 'incoming' }>;
let refs = 0;
let ours = 0;

/** A telephone context over a table of the test’s own, whose calls are concluded when the test says so. */
export function callFixture(
  table: Table,
  understanding: Understanding = embedded,
  telephony: Telephony = simulator({ siteUrl: () => 'http://localhost', later: () => {} }),
) {
  const toConclude: string[] = [];
  const sounds = fakeRecordings();
  const context = {
    ...callContext(table, async () => {}, understanding),
    conclude: async (call_ref: string) => void toConclude.push(call_ref),
    minutesAMonth: () => 120,
  };
  const calls = callStore(table);
  const conclusion = concludeCall.with({
    accounts: accountStore(table),
    agenda: agendaOf(table),
    appointments: appointmentStore(table),
    callers: callerStore(table),
    sessions: callSessionStore(table),
    calls,
    copies: vendorCopiesOf(vendorCopyStore(table), () => telephony),
    lines: lineStore(table),
    marks: markStore(table),
    minutes: minuteStore(table),
    notices: noticesOf(table, async () => {}),
    settings: settingsStore(table),
    known: knownCallersOf(table),
    recordings: sounds.recordings,
    telephony: () => telephony,
  });
  return {
    context,
    calls,
    sounds: sounds.stored,
    toConclude,
    numbers: numberStore(table),
    conclude: (call_ref: string) => conclusion({ call_ref }),
    /** An owner with a confirmed phone and one of our numbers. */
    async anOwner(more: Parameters<typeof createAccount>[1] = {}) {
      const number = Phone.parse(`+1218555${String(1000 + ++ours)}`);
      const phone = Phone.parse(`+1763555${String(1000 + ours)}`);
      const account = await createAccount(table, {
        time_zone: 'America/Chicago',
        phone,
        phone_confirmed_at: NOW.toISOString(),
        ...more,
      });
      const store = numberStore(table);
      await table.commit(...store.add(number, 'US', NOW));
      const [current, free] = [
        await store.of(number),
        (await store.free('US', NOW, 1000)).find((each) => each.number === number),
      ];
      await table.commit(...store.give(current!, free!, account.account_id));
      return { ...account, number, phone };
    },
    /** An incoming call and its turns, each answered to its gather. */
    async ring(to: Phone, more: Partial<Incoming> = {}, at = NOW) {
      const call_ref = more.call_ref ?? `CA${String(++refs).padStart(32, '0')}`;
      let now = at;
      const incoming: Incoming = {
        t: 'incoming',
        call_ref,
        to,
        from: CALLER,
        forwarded_from: null,
        diverted_because: 'no_answer',
        stir: 'A',
        is_steerable: true,
        ...more,
      };
      const first = await handleTurn(incoming, context, now);
      let commands = first.commands;
      const next = async (event: CallEvent) => {
        now = new Date(now.getTime() + 4000);
        const reply = await handleTurn(event, context, now);
        if (event.t !== 'hangup') commands = reply.commands;
        return reply.commands;
      };
      const turn = () => turnIn(commands) ?? 0;
      return {
        call_ref,
        incoming,
        commands: () => commands,
        words: () => wordsIn(commands),
        turn,
        event: next,
        say: (text: string, more: object = {}) =>
          next({
            t: 'speech',
            call_ref,
            turn: turn(),
            text,
            alternatives: [],
            confidence: 0.95,
            language: null,
            ...more,
          }),
        press: (digits: string) => next({ t: 'dtmf', call_ref, turn: turn(), digits }),
        silence: () => next({ t: 'silence', call_ref, turn: turn() }),
        recorded: (duration_ms: number) =>
          next({
            t: 'recorded',
            call_ref,
            turn: turn(),
            source: duration_ms ? `tone:${duration_ms}` : '',
            duration_ms,
          }),
        dialled: (result: DialResult) => next({ t: 'dialled', call_ref, turn: turn(), result }),
        hangUp: () => next({ t: 'hangup', call_ref, by: 'caller', duration_s: null }),
        session: () => context.sessions.of(call_ref),
      };
    },
    /** Messages to an owner. */
    messagesTo: async (to: string) => (await messageStore(table).latest(200)).filter((message) => message.to === to),
    latest: async (account_id: AccountId) => (await calls.latest(account_id))[0],
  };
}

export const wordsIn = (commands: readonly Command[]) =>
  commands.flatMap((each) => (each.c === 'say' ? [each.text] : [])).join(' ');
const turnIn = (commands: readonly Command[]) => commands.flatMap((each) => ('turn' in each ? [each.turn] : []))[0];
