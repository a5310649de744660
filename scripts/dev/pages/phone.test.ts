import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/store.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { none, type StoredForwarding } from '#functions/calls/forwarding/domain/forwarding.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import { callContext } from '#functions/calls/turn/context.ts';
import { seedAccounts } from '#scripts/dev/demo-accounts.ts';
import { phone } from '#scripts/dev/pages/phone.ts';
import { numberOf, seedNumbers } from '#scripts/dev/demo-numbers.ts';

const NOW = new Date('2026-11-21T19:12:00.000Z');
const table = temporaryTable();
const accounts = await seedAccounts(table, accountStore(table));
await seedNumbers(table, accounts.all, NOW);
const [ida] = accounts.all;
const line = phone(table, accounts, { read: () => ({ now: NOW.toISOString(), offset_seconds: 0 }) } as never);
line.onError((error) => {
  throw error;
});

type Reply = {
  call_id: string;
  commands: { c: string; text?: string; language?: string }[];
  turn: number | null;
  understood: { name: { value: string } | null } | null;
  consent: { kind: string } | null;
};
async function post(path: string, body: unknown): Promise<Reply> {
  const answer = await line.request(path, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()) as Reply;
}
const dial = (more: object = {}) => post('/phone/calls', { from: '+1 612 555 0138', to: '+12185550123', ...more });
const sendEvent = (call_id: string, event: object) => post(`/phone/calls/${call_id}/events`, event);

test('answers, understands and ends a call over HTTP', async () => {
  const { call_id, commands } = await dial({ lang: 'en', diverted_because: 'no-answer', stir: 'A' });
  expect(commands.at(-1)).toMatchObject({ c: 'listen', turn: 1 });
  const reply = await sendEvent(call_id, { t: 'speech', text: 'This is Dana Brandt, about the survey of the boat' });
  expect(reply).toMatchObject({ turn: 2, understood: { name: { value: 'Dana Brandt' } } });
  expect((await sendEvent(call_id, { t: 'silence' })).commands.length).toBeGreaterThan(0);
  expect((await sendEvent(call_id, { t: 'dtmf', digits: '0' })).commands.at(-1)).toMatchObject({ c: 'record' });
  expect((await sendEvent(call_id, { t: 'recorded' })).commands.at(-1)).toEqual({ c: 'hangup' });
  expect((await sendEvent(call_id, { t: 'hangup' })).commands).toEqual([]);
});

test('forwards a call to an owner’s phone to the assistant; speaks a supported language and accepts any other', async () => {
  const dialled = await dial({ to: ida!.phone, lang: 'tr-TR', from: null });
  expect(dialled.commands[0]).toMatchObject({ c: 'say', language: 'tr' });
  await sendEvent(dialled.call_id, { t: 'hangup' });
  const other = await dial({ lang: 'de' });
  expect(other.commands[0]).toMatchObject({ c: 'say', language: 'en' });
});

test('a forwarding test call is missed and comes back, or ends as selected', async () => {
  const owner = ida!;
  const from = await numberOf(table, owner);
  const store = forwardingStore(table);
  const meet = async (meets: string) => {
    await post('/phone/test-calls/meet', { meets });
    const setUp: StoredForwarding = {
      ...none(owner.account_id),
      state: 'setting_up',
      carrier_id: 'us-t-mobile',
      number: from,
      legs: [{ leg: 'no_answer', state: 'said_done', verified_at: null, last_call_at: null }],
      test: {
        leg: 'no_answer',
        from,
        test_ref: '',
        state: 'calling',
        started_at: NOW.toISOString(),
        ended_at: null,
        events: [],
      },
    };
    await table.commit(store.write(setUp, await store.of(owner.account_id)));
    await post('/phone/test-calls', { to: owner.phone, from, mark: `${owner.account_id}.${NOW.getTime()}` });
    const { state, test: tested } = (await store.of(owner.account_id))!;
    return [state, tested?.state];
  };
  expect(await meet('answered')).toEqual(['failed', 'answered_by_voicemail']);
  expect(await meet('busy')).toEqual(['setting_up', 'busy']);
  expect(await meet('unanswered')).toEqual(['failed', 'not_forwarded']);
  expect(await meet('forwarded')).toEqual(['active', 'forwarded']);
  await expect(post('/phone/test-calls/meet', { meets: 'sings' })).rejects.toMatchObject({
    code: 'request.invalid',
  });
});

test('an unassigned number says so in any turn', async () => {
  const { call_id, commands } = await dial({ to: '+12125550110' });
  expect(commands.map(({ c }) => c)).toEqual(['say', 'hangup']);
  expect((await sendEvent(call_id, { t: 'speech', text: 'hello?' })).commands.at(-1)).toEqual({ c: 'hangup' });
});

test('asks before recording if the owner’s setting says so', async () => {
  const settings = async () => (await settingsStore(table).of(accounts.all[1]!)).settings.always_ask;
  const to = await numberOf(table, accounts.all[1]!);
  const { consent } = await dial({ to, always_ask: true });
  expect(consent).toMatchObject({ kind: 'strict' });
  expect(await settings()).toBe(true);
  await dial({ to, always_ask: false });
  expect(await settings()).toBe(false);
});

test('refuses invalid calls and events with a message', async () => {
  for (const body of [{}, { from: 'x', to: 'y' }, { to: '+12185550123', stir: 'D' }, { to: '+12185550123', more: 1 }]) {
    await expect(post('/phone/calls', body)).rejects.toMatchObject({ code: 'request.invalid' });
  }
  const { call_id } = await dial({ from: '+16125550199' });
  for (const event of [{ t: 'sing' }, { t: 'dtmf', digits: 'abc' }, { t: 'speech' }, 'x']) {
    await expect(sendEvent(call_id, event as object)).rejects.toMatchObject({ code: 'request.invalid' });
  }
  await expect(sendEvent('nothing', { t: 'silence' })).rejects.toMatchObject({ code: 'assistant.unknown-call' });
});

test('only the phone page may use the microphone', async () => {
  const answer = await line.request('/phone');
  expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)');
  const text = await answer.text();
  for (const { name } of accounts.all) expect(text).toContain(name);
  expect(text).toContain('value="+12185550123"');
  expect((await line.request('/phones')).status).toBe(404);
});

test('a restarted dev server assigns and buys no number twice', async () => {
  await seedNumbers(table, accounts.all, NOW);
  const numbers = numberStore(table);
  expect((await numbers.of(await numberOf(table, ida!)))?.account_id).toBe(ida!.account_id);
  expect(await numbers.free('US', NOW, 100)).toHaveLength(20);
  expect(await numbers.free('JP', NOW, 100)).toHaveLength(5);
});

test('a redirected call goes on, the page finds it, and the owner’s phone rings as chosen', async () => {
  const { call_id, turn } = await dial({ lang: 'en' });
  await sendEvent(call_id, { t: 'speech', text: 'This is Dana Brandt, about the survey of the boat' });
  const context = callContext(table);
  const session = (await context.sessions.of(call_id))!;
  const at = NOW.toISOString();
  const order = { id: crypto.randomUUID(), kind: 'take_over' as const, text: null, reply: null, at, done_at: null };
  const owner = { ...session.owner, orders: [order] };
  await context.sessions.commit(context.sessions.replace(session, { ...session, owner }));
  const redirected = await post(`/phone/calls/${call_id}/redirect`, { turn: session.dialogue.turn });
  expect(redirected.commands.at(-1)).toMatchObject({ c: 'dial', number: ida!.phone });
  const found = (await (await line.request(`/phone/calls/${call_id}`)).json()) as Reply;
  expect(found).toEqual(redirected);
  expect(found.turn).toBeGreaterThan(turn!);
  const talked = await sendEvent(call_id, { t: 'dialled', result: 'answered' });
  expect(talked.commands).toEqual([{ c: 'hangup' }]);
});
