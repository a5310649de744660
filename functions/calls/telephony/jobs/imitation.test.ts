import { expect, test } from 'vitest';

import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { appointmentView } from '#functions/calls/callbacks/view.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const FRIEND = Phone.parse('+16125550180');

/** A call to an owner with one contact, Marcus Bell, by someone who says this name. */
async function called(name: string, from: Phone | null) {
  const owner = await fixture.anOwner();
  const { account_id, number, phone } = owner;
  await fixture.context.contacts.replaceAll(account_id, [
    { phone: FRIEND, name: 'Marcus Bell', read_at: NOW.toISOString() },
  ]);
  const call = await fixture.ring(number, { from });
  if (!from) await call.say('yes');
  await call.say(`This is ${name}, about the boat`);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const [text] = await fixture.messagesTo(phone);
  return { ...owner, call: (await fixture.latest(account_id))!, text: text?.text ?? '' };
}

test.each([
  ['Marcus Bell', Phone.parse('+16125550181')],
  ['Markus Bel', Phone.parse('+16125550182')],
])('who says the name of a contact from another number has none of their standing: %s', async (name, from) => {
  const { call, text } = await called(name, from);
  expect(call).toMatchObject({ caller_name_source: 'said', is_imitation: true });
  expect(text).toMatch(/^Unknown caller \+1612555018\d says "Marcus Bell":/);
  expect(call.spam.reasons.map(({ code }) => code)).not.toContain('contact');
});

test('nor from a number that is withheld', async () => {
  const { call, text } = await called('Marcus Bell', null);
  expect(call).toMatchObject({ caller_number: '', is_imitation: true });
  expect(text).toMatch(/^Number withheld, says "Marcus Bell":/);
});

test('the contact is named, and others are quoted as before', async () => {
  expect((await called('Marcus Bell', FRIEND)).text).toMatch(/^Marcus Bell \+16125550180:/);
  const { call, text } = await called('Dana Brandt', Phone.parse('+16125550183'));
  expect(call.is_imitation).toBeUndefined();
  expect(text).toMatch(/^\+16125550183 says "Dana Brandt":/);
});

test('a callback is in the calendar under the number, and not under the name', async () => {
  const owner = await fixture.anOwner();
  const { account_id, number } = owner;
  await fixture.context.contacts.replaceAll(account_id, [
    { phone: FRIEND, name: 'Marcus Bell', read_at: NOW.toISOString() },
  ]);
  const call = await fixture.ring(number, { from: Phone.parse('+16125550184') });
  for (const text of ['This is Marcus Bell about the boat', 'Please call me back on Monday at ten', 'yes', 'no'])
    await call.say(text);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const [appointment] = await appointmentStore(table).all(account_id);
  expect(appointment).toMatchObject({ caller_name: 'Marcus Bell', is_imitation: true });
  const { ics } = appointmentView(appointment!, 'en');
  expect(ics).toContain('+16125550184');
  expect(ics).not.toContain('Marcus');
});
