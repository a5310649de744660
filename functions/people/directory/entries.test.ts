import fc from 'fast-check';
import { expect, test } from 'vitest';

import { directoryEntriesOf, markersOf } from '#functions/people/directory/entries.ts';
import { email, livingIn, phone } from '#functions/people/directory/testing.ts';
import { NOW, provenance, personNamed } from '#functions/people/testing.ts';
import type { Person } from '#shared/values/person.ts';

const inDuluth = { addresses: [livingIn('Duluth', 'MN')] };

const tamsin = personNamed('Tamsin Ruth Okafor', {
  addresses: [livingIn('Duluth', 'MN'), { ...livingIn('Madison', 'WI'), current: false }],
  phones: [phone('+12185550142'), phone('+12185550143'), phone('+6491234567')],
  emails: [email('tamsin@Example.com'), email('t.okafor@example.com')],
});

const places = (person: Person) => directoryEntriesOf(person, NOW).map(({ key }) => key.pk);
const order = (name: string) => directoryEntriesOf(personNamed(name, inDuluth), NOW).map(({ key }) => key)[0];

test('lists a person once by state, city, phone prefix and mail domain', () => {
  const entries = directoryEntriesOf(tamsin, NOW);
  expect(entries.map(({ key }) => key)).toEqual(
    ['state#US#mn#ok', 'city#US#mn#duluth#o', 'phone#US#218#o', 'phone#NZ#912#o', 'email#example.com#ok'].map(
      (list) => ({
        pk: `LISTED#${list}`,
        sk: `okafor tamsin ruth#${tamsin.person_id}`,
      }),
    ),
  );
});

test('stores no contact data in entries', () => {
  for (const { item } of directoryEntriesOf(tamsin, NOW)) {
    expect(item).toEqual({
      person_id: tamsin.person_id,
      full_name: 'Tamsin Ruth Okafor',
      birth_date: { year: 1980, month: 5 },
      city: 'Duluth',
      last_seen: '2026-10-01',
    });
  }
});

test('an office is listed as one where no home is known', () => {
  const office = { ...livingIn('Washington', 'DC'), kind: 'office' as const };
  const itemOf = (...addresses: Person['addresses']) =>
    directoryEntriesOf(personNamed('Ann Lee', { addresses }), NOW)[0]?.item;
  expect(itemOf(office)).toMatchObject({ city: 'Washington', is_office: true });
  expect(itemOf(office, livingIn('Duluth', 'MN'))).toMatchObject({ city: 'Duluth' });
  expect(itemOf(office, livingIn('Duluth', 'MN'))).not.toHaveProperty('is_office');
});

test('returns the markers from the top to each list', () => {
  expect(markersOf(tamsin, NOW).map(({ key, item }) => `${key.pk} / ${key.sk}: ${item.name}`)).toEqual(
    expect.arrayContaining([
      'DIRECTORY#people / US: US',
      'DIRECTORY#people#US / mn: MN',
      'DIRECTORY#people#US#mn / duluth: Duluth',
      'DIRECTORY#letters#state#US#mn / ok: ok',
      'DIRECTORY#letters#city#US#mn#duluth / o: o',
      'DIRECTORY#phones / US: US',
      'DIRECTORY#phones#US / 218: 218',
      'DIRECTORY#letters#phone#US#218 / o: o',
      'DIRECTORY#emails / e: e',
      'DIRECTORY#emails#e / example.com: example.com',
      'DIRECTORY#letters#email#example.com / ok: ok',
    ]),
  );
});

test.each([
  ['under 18', { ...inDuluth, birth_date: { year: 2010, month: 1, ...provenance } }],
  ['at home in the European Union', { addresses: [livingIn('Lyon', 'Rhône', 'FR')] }],
  ['at home in Türkiye', { addresses: [livingIn('İzmir', 'İzmir', 'TR')] }],
  ['known by a British number alone', { phones: [phone('+442079460958')] }],
  ['known by a British mailbox alone', { emails: [email('ada@mail.example.co.uk')] }],
  ['of a place in France that they left', { addresses: [{ ...livingIn('Lyon', 'Rhône', 'FR'), current: false }] }],
])('excludes people who are %s', (_, more) => {
  const person = personNamed('Ada Okafor', more);
  expect(directoryEntriesOf(person, NOW)).toEqual([]);
  expect(markersOf(person, NOW)).toEqual([]);
});

test.each([
  ['a mailbox alone', { emails: [email('ada@example.com')] }, ['LISTED#email#example.com#ok']],
  ['a place they left', { addresses: [{ ...livingIn('Duluth', 'MN'), current: false }] }, []],
  ['nothing but a name', {}, []],
])('lists people of %s as without a place', (_, more, others) => {
  expect(places(personNamed('Ada Okafor', more))).toEqual(['LISTED#state#ZZ#-#ok', ...others]);
});

test('omits numbers of unlisted countries, but keeps the person', () => {
  expect(places(personNamed('Ada Okafor', { ...inDuluth, phones: [phone('+442079460958')] }))).toEqual([
    'LISTED#state#US#mn#ok',
    'LISTED#city#US#mn#duluth#o',
  ]);
});

test.each([
  ['Łukasz Müßig', 'mu', 'mussig lukasz'],
  ["Sinéad O'Brien", 'ob', 'obrien sinead'],
  ['Li X', 'xl', 'x li'],
  ['X', 'xx', 'x'],
  ['Сергей Шишкин', 'ши', 'шишкин сергеи'],
  ['محمد العمري', 'ال', 'العمري محمد'],
  ['😀', '00', '0'],
])('files %s under %s as %s', (name, letters, sorted) => {
  const key = order(name);
  expect(key?.pk).toBe(`LISTED#state#US#mn#${letters}`);
  expect(key?.sk).toMatch(new RegExp(`^${sorted}#per_`));
});

test('files names in Han characters by their Latin romanisation', () => {
  expect(order('太郎 山田')?.pk).toMatch(/#[a-z]{2}$/);
});

test('returns at most eight distinct keys that fit the table for any name', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128 });
  fc.assert(
    fc.property(word, word, fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 30 }), (name, city, numbers) => {
      const person = personNamed(name.trim() || 'x', {
        addresses: [livingIn(city, city)],
        phones: numbers.map((n) => phone(`+1${200 + n}5550142`)),
        emails: numbers.slice(0, 20).map((n) => email(`a@d${n}.example`)),
      });
      const keys = [directoryEntriesOf(person, NOW), markersOf(person, NOW)].map((all) => all.map(({ key }) => key));
      expect(keys[0]!.length).toBeLessThanOrEqual(8);
      expect(new Set(keys[0]!.map((key) => key.pk)).size).toBe(keys[0]!.length);
      for (const { pk, sk } of keys.flat()) {
        expect(Buffer.byteLength(pk)).toBeLessThanOrEqual(2048);
        expect(Buffer.byteLength(sk)).toBeLessThanOrEqual(1024);
        expect(sk).not.toBe('');
      }
    }),
  );
});
