import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/get-live.ts';
import { liveCalls } from '#functions/calls/assistant/live-calls.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const liveOf = async (as: AccountId, now = NOW) =>
  (
    await calling(assistant.getLive, handler.with({ live: liveCalls(table), clock: () => now }), { as: aMember(as) })(
      {},
    )
  ).calls;

test('200: shows who calls, about what, and every word so far, while the call goes on', async () => {
  const owner = await fixture.anOwner();
  expect(await liveOf(owner.account_id)).toEqual([]);
  const call = await fixture.ring(owner.number);
  await call.say('This is Dana Brandt from the boatyard, the survey is done');
  const [seen, ...others] = await liveOf(owner.account_id);
  expect(others).toEqual([]);
  expect(seen).toMatchObject({
    caller_name: 'Dana Brandt',
    caller_name_source: 'said',
    words: 'shown',
    can_take_over: true,
  });
  expect(seen!.transcript.map(({ text }) => text)).toContain(
    'This is Dana Brandt from the boatyard, the survey is done',
  );
  expect(await liveOf((await fixture.anOwner()).account_id)).toEqual([]);
  await call.hangUp();
  expect(await liveOf(owner.account_id)).toMatchObject([{ id: seen!.id, doing: 'ending', can_take_over: false }]);
  await fixture.conclude(call.call_ref);
  expect(await liveOf(owner.account_id)).toEqual([]);
});

test.each([
  [
    'en',
    'This is Paul Warner',
    'hold on a second',
    'the kitchen tap is leaking and I can come on Thursday',
    /kitchen tap/,
  ],
  ['es', 'Soy Pablo Guerra', 'espere un momento', 'el grifo de la cocina gotea y puedo ir el jueves', /grifo/],
  ['ru', 'Это Павел Воронов', 'подождите секунду', 'на кухне течёт кран, могу приехать в четверг', /кран/],
  [
    'fr',
    'Je m’appelle Paul Garnier',
    'un instant s’il vous plaît',
    'le robinet de la cuisine fuit et je peux venir jeudi',
    /robinet/,
  ],
] as const)('200: in %s nobody is about their own name', async (language, name, aside, matter, about) => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { language });
  const reason = async () => (await liveOf(owner.account_id))[0]?.reason;
  if ((await call.session())!.dialogue.step === 'consent')
    await call.say({ en: 'yes', es: 'sí', ru: 'да', fr: 'oui' }[language]);
  for (const said of [name, aside]) {
    await call.say(said);
    expect(await reason()).toBeNull();
  }
  await call.say(matter);
  expect(await reason()).toMatch(about);
});

test('200: a call is always to be seen, here or in the list, and never in both', async () => {
  const owner = await fixture.anOwner();
  const places = async () => [
    (await liveOf(owner.account_id)).map(({ doing }) => doing === 'ending'),
    (await fixture.calls.latest(owner.account_id)).length,
  ];
  const [one, other] = [await fixture.ring(owner.number), await fixture.ring(owner.number, { from: null })];
  expect(await places()).toEqual([[false, false], 0]);
  await one.hangUp();
  await one.hangUp();
  expect(await places()).toEqual([[true, false], 0]);
  await fixture.conclude(one.call_ref);
  await fixture.conclude(one.call_ref);
  expect(await places()).toEqual([[false], 1]);
  await other.hangUp();
  await fixture.conclude(other.call_ref);
  expect(await places()).toEqual([[], 2]);
});

test('200: a call that has ended leaves its line to another one at once', async () => {
  const owner = await fixture.anOwner();
  const calls = [await fixture.ring(owner.number), await fixture.ring(owner.number)];
  expect((await fixture.ring(owner.number)).commands()).toEqual([{ c: 'reject' }]);
  await calls[0]!.hangUp();
  expect((await fixture.ring(owner.number)).commands()).not.toEqual([{ c: 'reject' }]);
});

test('200: without leave to record, only that the call goes on', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { from: null });
  expect((await liveOf(owner.account_id))[0]).toMatchObject({ words: 'not_yet', doing: 'greeting', transcript: [] });
  await call.say('no');
  await call.say('This is Dana Brandt from the boatyard');
  const [refused] = await liveOf(owner.account_id);
  expect(refused).toMatchObject({ words: 'refused', caller_name: null, reason: null, transcript: [] });
});

test('200: a call of which nothing more is heard is not shown for ever; one that was put through is', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  expect(await liveOf(owner.account_id, addMinutes(NOW, 4))).toEqual([]);
  const session = (await call.session())!;
  const ring = { since: NOW.toISOString(), result: null };
  const { sessions } = fixture.context;
  await sessions.commit(sessions.replace(session, { ...session, owner: { ...session.owner, ring } }));
  expect((await liveOf(owner.account_id))[0]).toMatchObject({ doing: 'ringing' });
  expect((await liveOf(owner.account_id, addMinutes(NOW, 9)))[0]).toMatchObject({ doing: 'talking' });
});
