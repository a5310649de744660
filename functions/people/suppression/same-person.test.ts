import { expect, test } from 'vitest';

import type { RawRecord } from '#functions/people/import/record.ts';
import { parseRecord, toPerson } from '#functions/people/import/to-person.ts';
import { digestsBy } from '#functions/people/suppression/digests.ts';
import { indexOfRows, rowsOf } from '#functions/people/suppression/rows.ts';
import { screen } from '#functions/people/suppression/screen.ts';

const digest = digestsBy('a secret of the tests');
const personOf = (record: RawRecord) => toPerson(parseRecord(record), { source: 'One', asOf: '2026-11-01' });

/** Whether a record is recognized as that of a removed person, who had one or more records. */
async function isHidden(removed: RawRecord | RawRecord[], record: RawRecord): Promise<boolean> {
  const of = {
    suppression_id: 'r-1',
    nth: 0,
    scope: 'listing' as const,
    person_ids: [],
    at: '2026-11-21T12:00:00.000Z',
  };
  const rows = rowsOf([removed].flat().map(personOf), of, digest);
  const [screened] = await screen(indexOfRows([rows], digest), [personOf(record)]);
  return screened!.isHidden;
}

const home = { street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN', postal_code: '55802', country: 'US' };
const cabin = { street: '9 Larch Ln', city: 'Ely', state: 'MN', postal_code: '55731', country: 'US' };
const imogen: RawRecord = {
  full_name: 'Imogen Kayla Barnes',
  birth_date: '1986-04',
  gender: 'female',
  addresses: [home, cabin],
  phones: ['218 555 0142'],
  emails: ['imogen@example.com'],
  family_members: [
    { full_name: 'Peter Barnes', relation: 'parent' },
    { full_name: 'Ada Barnes', relation: 'sibling' },
  ],
};
const elsewhere = [{ city: 'Austin', state: 'TX', country: 'US' }];

test.each<[string, RawRecord]>([
  ['a rare nickname', { full_name: 'Immy Barnes', addresses: elsewhere }],
  ['a typo in it', { full_name: 'Immn Barnes', addresses: elsewhere }],
  ['words in another order', { full_name: 'BARNES IMOGEN KAYLA', addresses: elsewhere }],
  ['a title and a credential', { full_name: 'Dr. Imogen Barnes CPA', addresses: elsewhere }],
  ['a nickname in quotes', { full_name: 'Imogen "Moggy" Barnes', addresses: [home] }],
  ['one word', { full_name: 'ImogenBarnes', addresses: elsewhere }],
  ['a user name', { full_name: 'imogen.barnes', addresses: elsewhere }],
  ['letters that a scanner mistook', { full_name: 'Imogen Bames', addresses: elsewhere }],
  ['an initial', { full_name: 'I. Barnes', addresses: elsewhere }],
  ['a name that was cut', { full_name: 'Imogen Barn', addresses: [{ ...home, street: null }] }],
  ['the middle name', { full_name: 'Kayla Barnes', birth_date: '1986-04' }],
  ['an unknown nickname at the same house', { full_name: 'Ivo Barnes', birth_date: '1986-04', addresses: [home] }],
  ['a new family name', { full_name: 'Imogen Okafor', birth_date: '1986', addresses: [home] }],
  ['two digits swapped', { full_name: 'Imogen Barnes', birth_date: '1968-04', addresses: [home] }],
  ['an unknown birth', { full_name: 'Imogen Barnes', birth_date: '1900-01', addresses: elsewhere }],
  ['the wrong gender', { full_name: 'Imogen Barnes', birth_date: '1986-04', gender: 'male', addresses: [home] }],
  ['a mailbox with a tag', { full_name: 'Moggy Barnes', birth_date: '1986-04', emails: ['Imogen+shop@example.com'] }],
])('recognizes a removed person by %s', async (_, record) => {
  expect(await isHidden(imogen, { id: '2', ...record })).toBe(true);
});

test.each<[string, RawRecord]>([
  ['a namesake', { full_name: 'Imogen Kayla Barnes', birth_date: '1961-02', addresses: elsewhere }],
  [
    'a parent of that name',
    { full_name: 'Imogen Barnes', birth_date: '1955-09', addresses: [home], phones: ['218 555 0142'] },
  ],
  ['a sister', { full_name: 'Ada Barnes', birth_date: '1989-01', addresses: [home, cabin] }],
  ['a husband', { full_name: 'Peter Barnes', birth_date: '1986-09', gender: 'male', addresses: [home] }],
  ['a stranger at the house', { full_name: 'Greta Lund', birth_date: '1986-04', addresses: [home] }],
  ['another family name', { full_name: 'Imogen Park', birth_date: '1986-04', addresses: elsewhere }],
  ['another first name', { full_name: 'Robert Barnes', addresses: elsewhere }],
  [
    'another life',
    {
      full_name: 'Imogen Barnes',
      addresses: elsewhere,
      family_members: ['Omar', 'Sara', 'Luis'].map((name) => ({ full_name: `${name} Reyes`, relation: 'child' })),
    },
  ],
])('leaves %s alone', async (_, record) => {
  expect(await isHidden(imogen, { id: '2', ...record })).toBe(false);
});

test('recognizes a register’s variant of a sign', async () => {
  const removed = { full_name: '中島 誠', addresses: [{ city: 'Osaka', country: 'JP' }] };
  expect(await isHidden(removed, { full_name: '中嶋 誠', addresses: elsewhere })).toBe(true);
});

test('a month of birth that one record has does not speak against a record without', async () => {
  const records = [
    { full_name: 'Imogen Barnes', birth_date: '1986', addresses: [home] },
    { full_name: 'Imogen Barnes', birth_date: '1986-09', addresses: [home] },
  ];
  const record = { full_name: 'Imogen Barnes', birth_date: '1986-04', addresses: elsewhere };
  expect(await isHidden(records, record)).toBe(true);
});
