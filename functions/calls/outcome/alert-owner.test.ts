import { expect, test } from 'vitest';

import { ownerAlertsOf } from '#functions/calls/outcome/alert-owner.ts';
import { messagesTo } from '#functions/account/testing.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { save } from '#functions/calls/turn/perform.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const alertOwner = ownerAlertsOf(table, async () => {});

/** A call in which someone says that it is urgent, and the alert of that turn. */
async function urgentCall(owner: Awaited<ReturnType<typeof fixture.anOwner>>) {
  const call = await fixture.ring(owner.number);
  await call.say('This is Karen Brown, your husband had a heart attack');
  const session = (await call.session())!;
  const alert = await alertOwner(session, NOW);
  const event = { t: 'silence', call_ref: call.call_ref, turn: call.turn() } as const;
  await save(event, session, { dialogue: session.dialogue, owner: session.owner, commands: [] }, fixture.context, NOW, {
    alert,
  });
  return call;
}

test('alerts while the call goes on, once; its end announces it no second time', async () => {
  const owner = await fixture.anOwner();
  const call = await urgentCall(owner);
  const [text, ...more] = await messagesTo(table, owner.phone);
  expect([text?.text, more]).toEqual([expect.stringMatching(/^URGENT/), []]);
  expect(await alertOwner((await call.session())!, NOW)).toBeUndefined();
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({ caller_name: expect.any(String) as string });
  expect(await messagesTo(table, owner.phone)).toHaveLength(1);
});

test('a second text says when to call, once the call has agreed on a time after its alert', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('This is Karen Brown, it is urgent, your kitchen is flooded');
  const [alert] = await messagesTo(table, owner.phone);
  expect(alert?.text).toMatch(/^URGENT/);
  expect(alert?.text).not.toMatch(/Call back/);
  for (const answer of ['the water comes through the ceiling', 'any time', 'yes', 'yes']) await call.say(answer);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const texts = (await messagesTo(table, owner.phone)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => /^URGENT, update: .*Karen Brown.* Call back /.test(text ?? ''))).toHaveLength(1);
});

test('nobody is alerted for an account that is closed', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  const session = (await call.session())!;
  expect(await alertOwner({ ...session, account_id: null }, NOW)).toBeUndefined();
});

test('a second text says what else the caller said after the alert', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('This is Karen Brown, it is urgent, your kitchen is flooded');
  await call.say('no, not tomorrow, the caretaker has to open the cellar so that somebody can close the main valve');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const texts = (await messagesTo(table, owner.phone)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => /cellar/.test(text ?? ''))).toHaveLength(1);
});

test('a courier at the door who asks something is reported at once, and not as urgent', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('I am at the door with a parcel, is she coming down or shall I give it to the porter?');
  const [text, ...more] = await messagesTo(table, owner.phone);
  expect(text?.text).toMatch(/porter/);
  expect(text?.text).not.toMatch(/URGENT/);
  expect(more).toEqual([]);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect(await messagesTo(table, owner.phone)).toHaveLength(1);
});
