import { expect, test } from 'vitest';

import type { RawRecord } from '#functions/people/import/record.ts';
import { digestOf, parseRecord, personIdOf, toPerson } from '#functions/people/import/to-person.ts';

const origin = { source: 'Test', asOf: '2026-03-01' };
const read = (raw: unknown) => toPerson(parseRecord(raw), origin);
const provenance = { confidence: 3, sources: [{ source: 'Test', first_seen: null, last_seen: '2026-03-01' }] };

test('converts every field of a record, with provenance', () => {
  const seen = { confidence: 4, first_seen: '2019-05-01', last_seen: '2020-06-01' } as const;
  const record: RawRecord = {
    id: 7,
    first_name: 'Ada',
    last_name: 'Lovelace',
    names: [{ full_name: 'Countess Lovelace', kind: 'also' }],
    birth_date: '1980-12-10',
    gender: 'F',
    relation_ship_status: 'married',
    addresses: [{ street: '2930 Wetmore Ave', city: 'Everett', state: 'WA', postal_code: '98201', ...seen }],
    phones: [{ number: '(425) 555-0100', phone_type: 'mobile' }, '+44 20 7946 0958'],
    emails: ['Ada@Example.org'],
    family_members: [{ full_name: 'Byron Lovelace', relation: 'parent', id: '8', birth_date: '1950' }],
    jobs: [{ title: 'Analyst', employer: 'Engines Ltd', started: '2001', ended: '2003-04' }],
    education: ['Somerville College'],
    images: ['seed-7'],
    photos: [{ url: 'https://example.org/ada', licence: 'CC BY 4.0', credit: 'C. Babbage' }],
    social_profiles: [{ network: 'mastodon', username: 'ada', url: 'https://example.org/@ada' }],
  };
  const sources = [{ source: 'Test', first_seen: '2019-05-01', last_seen: '2020-06-01' }];
  expect(read(record)).toEqual({
    person_id: personIdOf('Test', '7'),
    names: [
      {
        full_name: 'Ada Lovelace',
        first_name: 'Ada',
        middle_name: null,
        last_name: 'Lovelace',
        kind: 'current',
        ...provenance,
      },
      {
        full_name: 'Countess Lovelace',
        first_name: 'Countess',
        middle_name: null,
        last_name: 'Lovelace',
        kind: 'also',
        ...provenance,
      },
    ],
    birth_date: { year: 1980, month: 12, ...provenance },
    death: null,
    gender: { gender: 'female', ...provenance },
    relation_ship_status: { relation_ship_status: 'married', ...provenance },
    addresses: [
      {
        kind: 'home',
        current: true,
        street: '2930 Wetmore Ave',
        city: 'Everett',
        state: 'WA',
        postal_code: '98201',
        country: 'US',
        latitude: null,
        longitude: null,
        confidence: 4,
        sources,
      },
    ],
    phones: [
      { number: '+14255550100', phone_type: 'mobile', ...provenance },
      { number: '+442079460958', phone_type: 'other', ...provenance },
    ],
    emails: [{ email: 'ada@example.org', email_type: 'other', ...provenance }],
    family_members: [
      {
        full_name: 'Byron Lovelace',
        relation: 'parent',
        person_id: personIdOf('Test', '8'),
        birth_date: { year: 1950, month: null },
        ...provenance,
      },
    ],
    jobs: [
      {
        title: 'Analyst',
        employer: 'Engines Ltd',
        city: null,
        started: '2001-01-01',
        ended: '2003-04-01',
        ...provenance,
      },
    ],
    education: [{ school: 'Somerville College', degree: null, started: null, ended: null, ...provenance }],
    photos: [
      { url: 'https://example.org/ada', licence: 'CC BY 4.0', licence_url: null, credit: 'C. Babbage', ...provenance },
    ],
    images: [{ portrait: 'seed-7', ...provenance }],
    social_profiles: [{ network: 'mastodon', username: 'ada', url: 'https://example.org/@ada', ...provenance }],
  });
});

test.for([
  [{ id: 1 }, 'has no name'],
  [{ full_name: 'Ann Lee', phones: ['12'] }, 'phones.0.number: is no phone number of US'],
  [{ full_name: 'Ann Lee', birth_date: '1980-13-01' }, 'birth_date.month: is no month'],
  [
    { full_name: 'Ann Lee', jobs: [{ title: 'x', started: 'May' }] },
    'jobs.0.started: is no day: expected YYYY, YYYY-MM or YYYY-MM-DD',
  ],
  [{ full_name: 'Ann Lee', age: 40 }, 'Unrecognized key: "age"'],
] as const)('%j is refused: %s', ([raw, reason]) => {
  expect(() => read(raw)).toThrow(reason);
});

test.for([1980, '1980', '1980-12', '1980-12-10'])('born %j: the day is kept nowhere', (birth_date) => {
  const { birth_date: born, ...person } = read({ full_name: 'Ann Lee', birth_date });
  expect(born).toMatchObject({ year: 1980, month: String(birth_date).length > 4 ? 12 : null });
  expect(JSON.stringify([born, person])).not.toContain('12-10');
});

test('reports the path of an error, never the value', () => {
  expect(() => read({ full_name: 'Ann Lee', emails: ['secret value'] })).toThrow(/^emails\.0\.email: (?!.*secret)/);
});

test('the numbers and the address of one office have the same key, which reveals nothing', () => {
  const numbers = ['425-555-0100', '425-555-0101'].map((number) => ({ number, office: '5 Main St' }));
  const office = { kind: 'office' as const, street: '5 Main St', city: 'Everett', office: '5 Main St' };
  const of = (id: string) =>
    read({ id, full_name: 'Ann Lee', addresses: [office], phones: [...numbers, '425-555-0102'] });
  const [one, other] = [of('1'), of('2')];
  const keys = [...one.addresses, ...one.phones].map((each) => each.office);
  expect(keys[0]).toMatch(/^[\w-]{12}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0], undefined]);
  expect(other.addresses[0]!.office).not.toBe(keys[0]);
});

test('a photograph needs a licence and a secure link', () => {
  const with_ = (photo: object) => () => read({ full_name: 'Ann Lee', photos: [photo] });
  expect(with_({ url: 'https://example.org/ann' })).toThrow('photos.0.licence');
  expect(with_({ url: 'http://example.org/ann', licence: 'CC0 1.0' })).toThrow('photos.0.url');
});

test('keeps the sources named by a fact', () => {
  const sources = [
    { source: 'Phone book', first_seen: '2009-01-01', last_seen: '2012-01-01' },
    { source: 'Club', first_seen: null, last_seen: null },
  ];
  const { gender, emails } = read({
    full_name: 'Ann Lee',
    gender: { gender: 'f', sources },
    emails: [{ email: 'a@b.org', sources }],
  });
  expect([gender?.sources, emails[0]?.sources]).toEqual([sources, sources]);
});

test('makes the first address current, unless one is marked', () => {
  const [town, other] = [{ city: 'Everett' }, { city: 'Seattle' }];
  const current = (addresses: RawRecord['addresses']) =>
    read({ full_name: 'Ann Lee', addresses })
      .addresses.filter((each) => each.current)
      .map(({ city }) => city);
  expect(current([town, other])).toEqual(['Everett']);
  expect(current([town, { ...other, current: true }])).toEqual(['Seattle']);
  expect(current([{ ...town, current: false }])).toEqual([]);
});

test('uses the content as id without one, ignoring the spelling of “nothing”', () => {
  const ann = read({ full_name: 'Ann Lee' });
  expect(read({ full_name: 'Ann Lee', emails: [], gender: null }).person_id).toBe(ann.person_id);
  expect(read({ full_name: 'Ann Lee', gender: 'F' }).person_id).not.toBe(ann.person_id);
  expect(digestOf(parseRecord({ full_name: 'Ann Lee' }))).toHaveLength(16);
});
