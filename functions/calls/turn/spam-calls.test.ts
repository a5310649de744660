import { expect, test } from 'vitest';

import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { contactStore } from '#functions/account/public.ts';
import { embedded } from '#functions/nlu/embedded.ts';
import type { Understanding } from '#functions/nlu/port.ts';
import { reminderStore } from '#functions/calls/outcome/reminder-store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addHours } from '#shared/values/duration.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

/** Understands as usual, but the words sound like spam to this degree. */
const sounding = (probability: number): Understanding => ({
  understand: async (...args) => ({ ...(await embedded.understand(...args)), spam: { probability, signs: [] } }),
});

let numbers = 0;
const stranger = (network = 555) => Phone.parse(`+1612${network}${String(1000 + numbers++)}`);
const SCAM =
  'This is the tax office, there is a warrant for your arrest, pay the fine in gift cards today or an officer will be at your door';

test('a scripted scam is ended in one sentence, attested or not, and offered nothing', async () => {
  const fixture = callFixture(table, sounding(0.99));
  for (const stir of ['A', 'B', 'C', 'none', null] as const) {
    const owner = await fixture.anOwner();
    const call = await fixture.ring(owner.number, { from: stranger(), stir });
    await call.say(SCAM);
    const commands = call.commands();
    expect(commands.map(({ c }) => c)).toEqual(['say', 'hangup']);
    expect((await call.session())!.dialogue).toMatchObject({ ended: 'spam', offered: [], verdict: 'likely_spam' });
    await fixture.conclude(call.call_ref);
    expect(await fixture.latest(owner.account_id)).toMatchObject({
      status: 'screened',
      appointment: null,
      spam: { verdict: 'likely_spam' },
    });
    expect(await fixture.messagesTo(owner.phone)).toEqual([]);
  }
});

test('a first sentence that only sounds like spam does not end a call: the caller is asked why first', async () => {
  const fixture = callFixture(table, sounding(0.99));
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { from: stranger() });
  await call.say('I am calling on behalf of Mr Engen, I am his aide, my name is Blessing Okoro');
  expect((await call.session())!.dialogue).toMatchObject({ step: 'reason', verdict: 'suspicious' });
  await call.say('he won a lottery and needs your card number');
  expect((await call.session())!.dialogue).toMatchObject({ ended: 'spam', verdict: 'likely_spam' });
});

test('a third demand ends a call, though neither consent nor a name was given', async () => {
  const fixture = callFixture(table, sounding(0.99));
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { from: Phone.parse('+13125550111') });
  await call.say('someone is using your account read me the code we just sent you and do not tell anyone');
  await call.say('it has six digits, read it to me now before the thief takes all your money');
  expect((await call.session())!.dialogue).toMatchObject({ ended: null, verdict: 'suspicious', is_recorded: false });
  await call.say('I said read me the code that we sent you, or your money is gone');
  expect((await call.session())!.dialogue).toMatchObject({ ended: 'spam', verdict: 'likely_spam' });
});

test('no call ends before a sentence is said, nor one that speaks of danger to life, nor a contact’s', async () => {
  const fixture = callFixture(table, sounding(0.99));
  const owner = await fixture.anOwner();
  const contact = stranger();
  await contactStore(table).replaceAll(owner.account_id, [{ phone: contact, name: 'Bo', read_at: NOW.toISOString() }]);
  for (const [from, text] of [
    [stranger(), 'Gift cards'],
    [stranger(), 'Ida please come, your father is not breathing, we called an ambulance'],
    [contact, SCAM],
  ] as const) {
    const call = await fixture.ring(owner.number, { from });
    await call.say(text);
    expect((await call.session())!.dialogue.ended).toBeNull();
    await call.hangUp();
  }
});

test('a doubtful caller’s message is taken and reaches the owner; nothing is offered or booked', async () => {
  const fixture = callFixture(table, sounding(0.7));
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { from: stranger() });
  for (const text of ['This is Daniel about a special offer for your roof', 'on Monday at ten thirty', 'yes', 'yes'])
    await call.say(text);
  await call.hangUp();
  const { dialogue, appointment } = (await call.session())!;
  expect({ appointment, offered: dialogue.offered, verdict: dialogue.verdict }).toEqual({
    appointment: null,
    offered: [],
    verdict: 'suspicious',
  });
  await fixture.conclude(call.call_ref);
  // It is listed at once, and reported later with others like it.
  expect(await fixture.latest(owner.account_id)).toMatchObject({ spam: { verdict: 'suspicious' }, is_read: false });
  expect(await fixture.messagesTo(owner.phone)).toEqual([]);
  expect((await reminderStore(table).due(addHours(NOW, 24 * 365), 500)).map(({ account_id }) => account_id)).toContain(
    owner.account_id,
  );
});

test('in a call that may not be recorded, what was said before still counts', async () => {
  const fixture = callFixture(table);
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { from: null, stir: null, language: 'ru' });
  const said = async (text: string) => {
    await call.say(text, { language: 'ru' });
    return (await call.session())!.dialogue;
  };
  await said('нет');
  await said('добрый день Людмила Сергеевна Ткач беспокоит бухгалтер вашего домовладельца насчёт квитанции за октябрь');
  const before = (await call.session())!.dialogue.verdict;
  const { is_recorded, verdict } = await said('шестьсот двенадцать пятьсот пятьдесят пять ноль один семьдесят девять');
  expect({ is_recorded, before, verdict }).toEqual({
    is_recorded: false,
    before: 'likely_safe',
    verdict: 'likely_safe',
  });
});

test('a number that the owner marked as spam is not interviewed again', async () => {
  const fixture = callFixture(table);
  const owner = await fixture.anOwner();
  const from = stranger();
  await table.commit(
    markStore(table).set({ account_id: owner.account_id, phone: from, mark: 'spam', at: NOW.toISOString() }),
  );
  const call = await fixture.ring(owner.number, { from });
  expect(call.commands().map(({ c }) => c)).toEqual(['say', 'hangup']);
  expect((await call.session())!.dialogue.ended).toBe('rejected');
});

test('a crowd of strangers cannot close the days of an owner, and a person called back by the owner still gets a time', async () => {
  const fixture = callFixture(table);
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  const bookedBy = async (from: Phone) => {
    const call = await fixture.ring(owner.number, { from });
    await call.say('This is Dana Brandt, your boat is repaired and ready to be collected');
    const offered = async () =>
      (await call.session())!.dialogue.proposed ?? (await call.session())!.dialogue.offered[0];
    if (await offered()) for (const text of ['the first one', 'yes, that is right']) await call.say(text);
    await call.hangUp();
    return (await call.session())!.appointment !== null;
  };
  const taken = [];
  for (let at = 0; at < 14; at++) taken.push(await bookedBy(stranger(560 + at)));
  expect(taken.filter(Boolean)).toHaveLength(12);
  expect(await appointmentStore(table).all(account_id)).toHaveLength(12);

  const known = stranger(580);
  await table.commit(markStore(table).talked({ account_id, phone: known }, NOW));
  expect(await bookedBy(known)).toBe(true);
});
