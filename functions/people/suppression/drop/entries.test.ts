import { expect, test } from 'vitest';

import { dropEntriesOf } from '#functions/people/suppression/drop/entries.ts';
import { emailHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { newId, type PersonId } from '#shared/values/id.ts';

const email = (id: string, address: string) => ({ list: 'Email' as const, id, hash: emailHash(address) });
const carrier = (...addresses: string[]) => ({ emails: addresses.map((address) => ({ email: address })), phones: [] });
const fixture = () => dropEntriesOf(temporaryTable(), async () => 'a secret');

test('finds the listed identifiers of people, in any spelling', async () => {
  const entries = fixture();
  const phone = { list: 'Phone' as const, id: 'two', hash: phoneHash('2185550142') };
  const [one, two] = await entries.add([email('one', 'ida@example.com'), phone]);
  const people = [
    carrier('Ida@Example.com'),
    { emails: [], phones: [{ number: '+12185550142' }] },
    carrier('omar@example.com'),
  ];
  expect(await entries.of(people)).toEqual([[one], [two], []]);
});

test('the same again lists nothing new', async () => {
  const entries = fixture();
  const ida = email('one', 'ida@example.com');
  await entries.add([ida, ida]);
  await entries.add([ida]);
  const person_id = newId('person');
  const [digest] = await entries.add([ida]);
  await entries.match(person_id, [digest!]);
  await entries.match(person_id, [digest!]);
  expect(await entries.matches([digest!])).toEqual(new Map([[digest, 1]]));
  const lifted: PersonId[] = [];
  const lift = async (person_ids: readonly PersonId[]) => void lifted.push(...person_ids);
  await entries.withdraw([ida], lift);
  await entries.withdraw([ida], lift);
  expect(lifted).toEqual([person_id]);
  expect(await entries.isEmpty()).toBe(true);
});

test('a withdrawal that dies half-way lifts the people when it is repeated', async () => {
  const entries = fixture();
  const ida = email('one', 'ida@example.com');
  const digests = await entries.add([ida]);
  const person_id = newId('person');
  await entries.match(person_id, digests);
  const dying = async () => {
    throw new Error('the machine went away');
  };
  await expect(entries.withdraw([ida], dying)).rejects.toThrow('went away');
  const lifted: PersonId[] = [];
  await entries.withdraw([ida], async (person_ids) => void lifted.push(...person_ids));
  expect(lifted).toEqual([person_id]);
  expect(await entries.isEmpty()).toBe(true);
});

test('an amendment leaves out who withdrew meanwhile', async () => {
  const entries = fixture();
  const both = [email('one', 'ida@example.com'), email('two', 'ida@example.com')];
  const digests = await entries.add(both);
  await entries.report(both, 'file', [{ status: 5 }, { status: 5 }]);
  await entries.match(newId('person'), digests);
  const outdated = await entries.outdated(9);
  expect(outdated).toMatchObject([
    {
      statuses: [
        { id: 'one', status: 3 },
        { id: 'two', status: 3 },
      ],
    },
  ]);
  await entries.withdraw([both[0]!], async () => {});
  await entries.amend(outdated);
  expect(await entries.outdated(9)).toEqual([]);
  await entries.match(newId('person'), digests);
  expect((await entries.outdated(9)).flatMap(({ statuses }) => statuses)).toMatchObject([{ id: 'two', status: 4 }]);
});

test('more identifiers than a transaction takes', async () => {
  const entries = fixture();
  const listed = Array.from({ length: 250 }, (_, n) => email(`id${n}`, `p${n}@example.com`));
  expect(new Set(await entries.add(listed)).size).toBe(250);
  expect((await entries.of([carrier('p249@example.com')]))[0]).toHaveLength(1);
});

test('the canary is found, and leaves nothing behind', async () => {
  const entries = fixture();
  expect(await entries.findsCanary()).toBe(true);
  expect(await entries.isEmpty()).toBe(true);
});
