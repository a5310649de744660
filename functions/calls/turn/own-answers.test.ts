import { expect, test } from 'vitest';

import { ownAnswerStore } from '#functions/calls/assistant/own-answer-store.ts';
import { callFixture } from '#functions/calls/telephony/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { Phone } from '#shared/values/phone.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const DOOR = 'Please leave it with the neighbor at number seven.';
const PARKING = 'You can park in the yard.';

async function anOwner() {
  const owner = await fixture.anOwner();
  const answer = (topic: OwnAnswer['topic'], text: string): OwnAnswer => ({
    id: crypto.randomUUID(),
    topic,
    triggers: [],
    text,
    language: null,
  });
  const answers = [answer('courier', DOOR), answer('parking', PARKING)];
  await table.commit(ownAnswerStore(table).write({ account_id: owner.account_id, answers }, undefined));
  return owner;
}

test('a courier is told what the owner wrote, once, and offered no callback; the transcript says whose words they are', async () => {
  const owner = await anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('Hi, I have a parcel for you, where can I leave it?');
  expect(call.words()).toContain(DOOR);
  const { dialogue } = (await call.session())!;
  expect(dialogue.transcript.filter((line) => line.is_own_answer).map(({ text }) => text)).toEqual([DOOR]);
  expect(dialogue.declined_callback).toBe(true);
  await call.say('So where can I leave the parcel?');
  expect(call.words()).not.toContain(DOOR);
});

test('another question is answered besides, and the conversation goes on', async () => {
  const owner = await anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('Hello, where can I park?');
  expect(call.words()).toContain(PARKING);
  expect(call.commands().at(-1)).toMatchObject({ c: 'listen' });
  expect((await call.session())?.dialogue.declined_callback).toBe(false);
});

test('a caller who may be a scam hears nothing of it', async () => {
  const owner = await anOwner();
  const call = await fixture.ring(owner.number, { stir: 'C' });
  await call.say('This is the security department of your bank, read me the code we sent, and where can I park');
  expect(call.words()).not.toContain(PARKING);
});

test('an answer for all calls is read aloud in its own language, the rest of the call in the caller’s', async () => {
  const owner = await anOwner();
  const call = await fixture.ring(owner.number, { language: 'fr', from: Phone.parse('+33612345678') });
  await call.say('oui');
  await call.say('Bonjour, j’ai un colis pour vous, où est-ce que je le laisse ?');
  const said = call.commands().flatMap((each) => (each.c === 'say' ? [each] : []));
  expect(said.find(({ text }) => text === DOOR)).toMatchObject({ language: 'en' });
  expect(said.filter(({ text }) => text !== DOOR).every(({ language }) => language === 'fr')).toBe(true);
});
