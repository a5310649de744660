import { expect, test } from 'vitest';

import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { maySay } from '#functions/calls/turn/remembered-name.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addMinutes } from '#shared/values/duration.ts';

const table = temporaryTable();
const fixture = callFixture(table);

test('a name is remembered once two calls gave it, and not after one', async () => {
  const owner = await fixture.anOwner();
  const heard: string[] = [];
  for (const [at, name] of ['Marcus Bell', 'Dana Brandt', 'Marcus Bell', 'Marcus Bell', 'Marcus'].entries()) {
    const call = await fixture.ring(owner.number, {}, addMinutes(NOW, 30 * at));
    heard.push(/Is this (\w+)\?/.exec(call.words())?.[1] ?? '');
    await call.say(`this is ${name}, it is about the boat we looked at`);
    await call.hangUp();
    await fixture.conclude(call.call_ref);
  }
  expect(heard).toEqual(['', '', '', '', 'Marcus']);
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
