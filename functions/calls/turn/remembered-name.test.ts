import { expect, test } from 'vitest';

import { CALLER, callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { maySay } from '#functions/calls/turn/remembered-name.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const fixture = callFixture(table);

test.each([
  ['A', ['', 'Marcus', '', '', 'Marcus']],
  [null, ['', '', '', '', 'Marcus']],
] as const)('attested %s: a name is asked about that calls gave before', async (stir, asked) => {
  const owner = await fixture.anOwner();
  const heard: string[] = [];
  for (const [at, name] of ['Marcus Bell', 'Dana Brandt', 'Marcus Bell', 'Marcus Bell', 'Marcus'].entries()) {
    const call = await fixture.ring(owner.number, { stir }, addMinutes(NOW, 30 * at));
    heard.push(/Is this (\w+)\?/.exec(call.words())?.[1] ?? '');
    await call.say(`this is ${name}, it is about the boat we looked at`);
    await call.hangUp();
    await fixture.conclude(call.call_ref);
  }
  expect(heard).toEqual(asked);
});

test.each([
  ['Marcus Bell', true],
  ['Fuck You', false],
  ['Ida Okafor', false],
  ['Chase Bank', false],
  ['Сука Блядь', false],
  ['Marie Dupont', true],
  ['Юлия', true],
])('“%s” may be said: %j', (name, may) => expect(maySay(name, 'Ida')).toBe(may));

test('the text about a number that called within a day says that it calls again; a withheld one says nothing', async () => {
  const told = async (from: Phone | null, later: number) => {
    const owner = await fixture.anOwner();
    for (const at of [NOW, addMinutes(NOW, later)]) {
      const call = await fixture.ring(owner.number, { from }, at);
      if ((await call.session())!.dialogue.step === 'consent') await call.say('yes');
      await call.say('this is Marcus Bell, it is about the boat we looked at');
      await call.hangUp();
      process.env.CLOCK_OFFSET_SECONDS = String((at.getTime() - Date.now()) / 1000);
      await fixture.conclude(call.call_ref);
      delete process.env.CLOCK_OFFSET_SECONDS;
    }
    const texts = (await fixture.messagesTo(owner.phone)).map(({ text }) => text);
    return texts.filter((text) => text.startsWith('Calls again: ')).length;
  };
  expect(await told(CALLER, 30)).toBe(1);
  expect(await told(CALLER, 60 * 30)).toBe(0);
  expect(await told(null, 30)).toBe(0);
});
