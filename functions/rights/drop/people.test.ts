import { expect, test } from 'vitest';

import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { dropEntriesOf } from '#functions/people/public.ts';
import { peopleStore } from '#functions/people/store.ts';
import { emailHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { listedPeopleOf } from '#functions/rights/drop/people.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secret = async () => 'a secret of the tests';
const tamsin: RawRecord = {
  id: '1',
  full_name: 'Tamsin Rose Okafor',
  birth_date: '1986-04',
  emails: ['tamsin@example.com'],
};
const daniel: RawRecord = { id: '2', full_name: 'Daniel Okafor', birth_date: '1984-09', phones: ['218 555 0142'] };
const other: RawRecord = { id: '3', full_name: 'Robin Marsh', birth_date: '1970-01', emails: ['robin@example.com'] };
const idOf = ({ id }: RawRecord) => personIdOf('One', String(id));

test('a walk over the table suppresses people with a listed identifier, and a withdrawal lets an import list them again', async () => {
  const table = temporaryTable();
  suppressionList(table, secret);
  const bring = () => importRecords(table, [tamsin, daniel, other], { source: 'One', asOf: '2026-11-01' });
  await bring();
  const entries = dropEntriesOf(table, secret);
  const mail = { list: 'Email' as const, id: 'one', hash: emailHash('Tamsin@Example.com') };
  const [digest] = await entries.add([mail, { list: 'Phone', id: 'two', hash: phoneHash('+1 (218) 555-0142') }]);

  const people = listedPeopleOf(table, () => now, secret);
  for (let from = await people.suppressListed(null); from;) from = await people.suppressListed(from);
  const shown = async () =>
    (await peopleStore(table).teasers([tamsin, daniel, other].map(idOf), now)).map(({ person_id }) => person_id);
  expect(await shown()).toEqual([idOf(other)]);
  expect(await entries.matches([digest!])).toEqual(new Map([[digest, 1]]));

  await bring();
  expect(await shown()).toEqual([idOf(other)]);
  const moved = { ...tamsin, id: '9', full_name: 'T. Marsh', birth_date: null, emails: ['tamsin@example.com'] };
  const summary = await importRecords(table, [moved], { source: 'Two', asOf: '2026-11-02' });
  expect(summary).toMatchObject({ imported: 0, suppressed: 1 });

  await entries.withdraw([mail], (person_ids) => people.lift(person_ids));
  await bring();
  expect((await shown()).sort()).toEqual([idOf(tamsin), idOf(other)].sort());
});
