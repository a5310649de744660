import { expect, test } from 'vitest';

import { ownerAlertsOf } from '#functions/calls/outcome/alert-owner.ts';
import { messagesTo } from '#functions/account/testing.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { save } from '#functions/calls/turn/perform.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const alertOwner = ownerAlertsOf(table, async () => {});

/** A call in which somebody says that it is urgent, and the alert of that turn. */
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

test('nobody is alerted for an account that is closed', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  const session = (await call.session())!;
  expect(await alertOwner({ ...session, account_id: null }, NOW)).toBeUndefined();
});
