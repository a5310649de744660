import { expect, test } from 'vitest';

import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, personNamed, provenance } from '#functions/people/testing.ts';
import { memoryDocuments } from '#functions/platform/table/memory.ts';
import { createTable } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const now = new Date('2026-11-23T12:00:00Z');
const names = [
  ...['Yarrow Whitlock', 'Fern Alderman', 'Nettle Castellan', 'Sorrel Drummond', 'Linden Eastcote'],
  ...['Hazel Fairweather', 'Rowan Goldhawk', 'Briar Hollister', 'Clover Ingram', 'Aster Jessamy'],
];
const livingAt = (name: string, house: number, phone: number) =>
  personNamed(name, {
    addresses: [livingIn('Duluth', 'MN', `${house} Cedar Hollow Rd`)],
    phones: [{ number: Phone.parse(`+121855501${phone}`), phone_type: 'mobile', ...provenance }],
  });
const neighbors = names.map((name, nth) => livingAt(name, 440 + nth, 50 + nth));
const records = names.map(() => ({ ...livingAt('Tamsin Okafor', 418, 42), person_id: newId('person') }));

/** What a removal sends to the table, and how many of it wait for one another. */
async function removing(people: Person[]) {
  const documents = memoryDocuments();
  const sent: string[] = [];
  let steps = 0;
  let open = 0;
  const table = createTable('memory', {
    send: async (command: { constructor: { name: string } }) => {
      sent.push(command.constructor.name);
      if (open++ === 0) steps++;
      await new Promise(setImmediate);
      open--;
      return documents.send(command as never);
    },
  } as never);
  await importPeople(table, ...people);
  [sent.length, steps] = [0, 0];
  const person_ids = people.map(({ person_id }) => person_id);
  await listingsOf(table, async () => 'a secret of the tests').suppress(
    { suppression_id: 'CAL-R-1', person_ids, scope: 'listing' },
    now,
  );
  const transactions = sent.filter((name) => name === 'TransactWriteCommand').length;
  return { transactions, calls: sent.length, steps };
}

test('removing ten people takes a transaction each, and four are rewritten at a time', async () => {
  const { steps, ...cost } = await removing(neighbors);
  expect(cost).toEqual({ transactions: 13, calls: 223 });
  expect(steps).toBeLessThan(40);
});

test('removing ten records of one person rewrites each once', async () => {
  const { steps, ...cost } = await removing(records);
  expect(cost).toEqual({ transactions: 13, calls: 182 });
  expect(steps).toBeLessThan(100);
});
