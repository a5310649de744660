import { expect, test } from 'vitest';

import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { CALLER, callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { aCall } from '#functions/calls/web-chat/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { nothingBlocked, PersonRule } from '#shared/values/call-rules.ts';
import type { RingThrough } from '#shared/values/live-call.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const c = (commands: { c: string }[]) => commands.map((each) => each.c);

async function anOwner(rules: Partial<RingThrough>) {
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  const next = { account_id, people: [], words: [], urgent: false, blocking: nothingBlocked, ...rules };
  await table.commit(ringThroughStore(table).write(next, undefined));
  return owner;
}
const people = [PersonRule.parse({ phone: CALLER, name: 'Dana', at: NOW.toISOString() })];
const URGENT = 'It’s Karen next door, it’s urgent, her father was taken to the hospital';

test('a listed caller hears that a machine answers, and the owner’s phone rings; without an answer the call begins', async () => {
  const owner = await anOwner({ people });
  const call = await fixture.ring(owner.number);
  expect(call.words()).toMatch(/^.*automated assistant.*putting you through to Ida\.$/);
  expect(call.commands().at(-1)).toMatchObject({ c: 'dial', number: owner.phone, caller_id: owner.number });
  await call.dialled('no_answer');
  expect(call.words()).toMatch(/^Ida can’t come to the phone just now\. .+\?$/);
  await call.say('This is Dana Brandt from the boatyard');
  expect((await call.session())!.dialogue.understood?.name?.value).toBe('Dana Brandt');
});

test('an urgent reason with one of the owner’s words rings the phone, once a call', async () => {
  const owner = await anOwner({ words: ['hospital'] });
  const call = await fixture.ring(owner.number);
  await call.say(URGENT);
  expect(c(call.commands())).toEqual(['say', 'dial']);
  await call.dialled('busy');
  await call.say('It’s urgent, the hospital');
  expect(c(call.commands())).not.toContain('dial');
});

test.each([
  ['nothing is set', {}, URGENT],
  ['it is not urgent', { words: ['survey'] }, 'This is Dana Brandt, the survey is done'],
  ['it has none of the words', { words: ['school'] }, URGENT],
  [
    'it is a scam, which is always urgent',
    { words: ['account'], urgent: true },
    'this is urgent someone is using your account read me the code we just sent you and do not tell anyone',
  ],
] as const)('the phone does not ring where %s', async (_, rules, said) => {
  const owner = await anOwner({ ...rules, words: [...('words' in rules ? rules.words : [])] });
  const call = await fixture.ring(owner.number, { stir: 'C' });
  await call.say(said);
  expect(c(call.commands())).not.toContain('dial');
});

test('the phone rings no more than so often an hour, nor where nothing can be dialled', async () => {
  const owner = await anOwner({ people });
  const { limits } = fixture.context;
  fixture.context.limits = exhausted;
  expect(c((await fixture.ring(owner.number)).commands())).not.toContain('dial');
  fixture.context.limits = limits;
  expect(c((await fixture.ring(owner.number, { is_steerable: false })).commands())).not.toContain('dial');
});

test('the owner’s phone that forwards back to us is busy: the call comes from our own number', async () => {
  const owner = await anOwner({ people });
  const back = await fixture.ring(owner.number, { from: owner.number, forwarded_from: owner.phone });
  expect(back.commands()).toEqual([{ c: 'reject' }]);
});

test('a caller who hangs up after a talk was put through; one who hangs up while it rings was not', async () => {
  for (const [talked, status] of [
    [true, 'put_through'],
    [false, 'hung_up'],
  ] as const) {
    const owner = await anOwner({ people });
    const call = await fixture.ring(owner.number);
    const session = (await call.session())!;
    const since = new Date(NOW.getTime() - (talked ? 60_000 : 0)).toISOString();
    const { sessions } = fixture.context;
    await sessions.commit(
      sessions.replace(session, { ...session, owner: { ...session.owner, ring: { since, result: null } } }),
    );
    await call.hangUp();
    if (!talked) await call.dialled('no_answer');
    await fixture.conclude(call.call_ref);
    expect((await fixture.latest(owner.account_id))?.status).toBe(status);
  }
});

test('a caller who was put through no longer waits for an earlier call without a time', async () => {
  const owner = await anOwner({ people });
  const { account_id } = owner;
  const stored = (more: Partial<StoredCall>) => aCall(account_id, { appointment: null, urgency: 'high', ...more });
  const [earlier, other, withheld] = [
    stored({ caller_number: CALLER }),
    stored({ caller_number: '+16125550199' }),
    stored({ caller_number: '' }),
  ];
  await fixture.calls.commit(...[earlier, other, withheld].map((each) => fixture.calls.add(each)));
  const call = await fixture.ring(owner.number);
  const session = (await call.session())!;
  const ring = { since: new Date(NOW.getTime() - 60_000).toISOString(), result: null };
  const { sessions } = fixture.context;
  await sessions.commit(sessions.replace(session, { ...session, owner: { ...session.owner, ring } }));
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const doneAt = async ({ id }: StoredCall) => (await fixture.calls.of(account_id, id))?.done_at;
  const talk = (await fixture.calls.latest(account_id)).find(({ status }) => status === 'put_through');
  expect(talk?.done_at).toEqual(expect.any(String));
  expect(await doneAt(earlier)).toBe(talk?.done_at);
  expect([await doneAt(other), await doneAt(withheld)]).toEqual([null, null]);
});

test('strangers use up no ring of a person who is always put through', async () => {
  const owner = await anOwner({ people, urgent: true });
  for (let n = 0; n < 6; n++) await fixture.context.limits.take('ring-through', { account: owner.account_id }, NOW);
  expect(c((await fixture.ring(owner.number)).commands())).toContain('dial');
});
