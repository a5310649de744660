import { describe, expect, test } from 'vitest';

import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { CALLER, callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { bookerOf } from '#functions/calls/turn/session-store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { Phone } from '#shared/values/phone.ts';
import { type Blocking, nothingBlocked, PersonRule } from '#shared/values/call-rules.ts';

const table = temporaryTable();
const fixture = callFixture(table);

async function anOwner(rule: Partial<PersonRule> | null, blocking: Partial<Blocking> = {}) {
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  const people = rule ? [PersonRule.parse({ phone: CALLER, name: 'Dana', at: NOW.toISOString(), ...rule })] : [];
  const rules = { account_id, people, words: [], urgent: false, blocking: { ...nothingBlocked, ...blocking } };
  await table.commit(ringThroughStore(table).write(rules, undefined));
  return owner;
}
const SAID = 'This is Dana Brandt from the boatyard, about the survey of the boat. Call me on Thursday at three.';

test('of a person from whom only a message is taken, no callback is offered, whatever they ask for', async () => {
  const owner = await anOwner({ route: 'message_only' });
  const call = await fixture.ring(owner.number);
  await call.say(SAID);
  expect(call.commands().at(-1)).toMatchObject({ c: 'record' });
  expect((await call.session())?.dialogue).toMatchObject({ step: 'message', proposed: null, offered: [] });
});

test('a person hears the words for them in place of the greeting', async () => {
  const owner = await anOwner({ route: 'assistant', greeting: 'Hello Dana, good to hear from you!' });
  expect((await fixture.ring(owner.number)).words()).toContain('Hello Dana, good to hear from you!');
  const other = await fixture.ring(owner.number, { from: Phone.parse('+16125550199') });
  expect(other.words()).not.toContain('Dana');
});

describe('a VIP', () => {
  const ringing = async (...said: string[]) => {
    const owner = await anOwner({ route: 'assistant', is_vip: true });
    const call = await fixture.ring(owner.number);
    for (const words of said) await call.say(words);
    await call.hangUp();
    await fixture.conclude(call.call_ref);
    const texts = (await fixture.messagesTo(owner.phone)).map(({ text }) => text);
    return { texts, call: await fixture.latest(owner.account_id) };
  };

  test('is reported once, when the call is over, and is not urgent by that', async () => {
    const { texts, call } = await ringing('This is Dana Brandt from the boatyard, about the survey of the boat');
    expect(call).toMatchObject({ is_vip: true, urgency: 'normal' });
    expect(texts).toEqual([expect.stringMatching(/^\+16125550138 says "Dana Brandt \(the boatyard\)": .*survey/)]);
  });

  test('is urgent where the words are', async () => {
    const { texts, call } = await ringing('This is Dana Brandt, it is urgent, your kitchen is flooded');
    expect(call).toMatchObject({ is_vip: true, urgency: 'high' });
    expect(texts[0]).toMatch(/^URGENT/);
  });

  test('is reported also if they hang up without a word', async () => {
    expect((await ringing()).texts).toHaveLength(1);
  });
});

test('a number that begins as the owner blocks them hears one sentence; a contact does not', async () => {
  const owner = await anOwner(null, { prefixes: [CALLER.slice(0, 5)] });
  expect((await fixture.ring(owner.number)).commands().map(({ c }) => c)).toEqual(['say', 'hangup']);
  const { account_id } = owner;
  await fixture.context.contacts.add(account_id, [{ phone: CALLER, name: 'Dana' }], 'file', NOW);
  expect((await fixture.ring(owner.number)).commands().map(({ c }) => c)).not.toContain('hangup');
});

test('a blocked withheld number is asked for nothing, and can leave a message', async () => {
  const owner = await anOwner(null, { withheld: true, action: 'end' });
  const call = await fixture.ring(owner.number, { from: null });
  const { dialogue } = (await call.session())!;
  if (dialogue.step === 'consent') await call.say('yes');
  expect(call.commands().at(-1)).toMatchObject({ c: 'record' });
});

test('a person with a rule is no stranger: they may book when strangers may no more', async () => {
  const owner = await anOwner({ route: 'assistant' });
  expect(bookerOf((await (await fixture.ring(owner.number)).session())!)).toMatchObject({ isStranger: false });
  const other = await fixture.ring(owner.number, { from: Phone.parse('+16125550199') });
  expect(bookerOf((await other.session())!)).toMatchObject({ isStranger: true });
});

test('neither is one whom the owner marked as “not spam”', async () => {
  const owner = await anOwner(null);
  const { account_id } = owner;
  await table.commit(fixture.context.marks.set({ account_id, phone: CALLER, mark: 'not_spam', at: NOW.toISOString() }));
  expect(bookerOf((await (await fixture.ring(owner.number)).session())!)).toMatchObject({ isStranger: false });
});
