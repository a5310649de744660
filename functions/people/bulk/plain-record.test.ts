import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plainPhone, quickPersonId } from '#functions/people/bulk/plain-facts.ts';
import { plainTelling } from '#functions/people/bulk/plain-record.ts';
import {
  digestOf,
  parseRecord,
  personIdOf,
  sourceIdOf,
  toPerson,
  Unusable,
} from '#functions/people/import/to-person.ts';
import { parsePhone } from '#shared/values/phone.ts';

const origin = { source: 'Our register', asOf: '2026-03-01' };

/** What the schema makes of it: the same as JSON, so that the order of fields counts as well. */
function bySchema(raw: unknown): string {
  const record = parseRecord(raw);
  const key = `${origin.source}#${sourceIdOf(record)}`;
  return JSON.stringify({ person: toPerson(record, origin), key, digest: digestOf(record), asOf: origin.asOf });
}

/** What may stand anywhere in a file, and is wrong nearly everywhere. */
const odd: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2 ** 60,
  true,
  {},
  [],
  ' x ',
  'a\u0000b',
  'a\tb',
  'x\u00a0',
  'x'.repeat(257),
];
odd.push(
  '2001-02-29',
  '2004-02-29',
  '2001-13-01',
  '20010506',
  '58',
  'us',
  'M',
  'a@b',
  'a..b@example.org',
  'ftp://a.org',
);
odd.push('020 7946 0000', '555', ' Ann', ',', { surprise: 1 }, [
  { source: 'Another', first_seen: null, last_seen: '2020-01-01' },
]);

const word = fc.oneof(
  fc.constantFrom(
    'Ann',
    'Lee',
    'de la Cruz',
    'Mary-Jane',
    "O'Neil",
    'Müller',
    'Иванов',
    '田中',
    '山田 太郎',
    'García y López',
  ),
  fc.constantFrom('Lee, Ann', 'Jean "J" d\\Arc', '😀', '\ud800', 'Dr. Ann Lee Jr.', 'x'.repeat(128), 'الحسن بن علي'),
  fc.string({ minLength: 1, maxLength: 12 }).map((some) => some.trim() || 'x'),
);
const text = fc.option(word, { freq: 4 });
const day = fc.option(fc.constantFrom('2001', '2001-05', '2001-05-06', '1999-12-31'), { freq: 5 });
const full = fc.option(fc.constantFrom('2001-05-06', '1999-12-28'), { freq: 5 });
const papers = { confidence: fc.constantFrom(1, 2, 3, 4), first_seen: full, last_seen: full };
/** An object that has the fields it needs, and some of the others. */
const some = (shape: Record<string, fc.Arbitrary<unknown>>, ...requiredKeys: string[]) => fc.record(shape, { requiredKeys }); // prettier-ignore
const fact = (shape: Record<string, fc.Arbitrary<unknown>>, ...needed: string[]) =>
  fc.oneof(some(shape, ...needed), some({ ...shape, ...papers }, ...needed));
const few = (each: fc.Arbitrary<unknown>) => fc.array(each, { maxLength: 3 });
const id = fc.oneof(fc.nat(), fc.stringMatching(/^[a-z0-9]{1,8}$/));
const year = fc.integer({ min: 1600, max: 2200 });
const month = fc.option(fc.integer({ min: 1, max: 12 }));
const birth = fc.oneof(year, fc.constantFrom('1958', '1958-10', '1958-10-13'), fc.record({ year, month }));
const parts = { full_name: text, first_name: text, middle_name: text, last_name: text };
const phone = fc.oneof(
  fc.constantFrom('+14255550100', '425 555 0100', '(425) 555-0100', '425.555.0101', '4255550100', '1 425 555 0100'),
  fc.constantFrom('+44 20 7946 0000', '+81 3 1234 5678'),
);
const country = fc.constantFrom('US', 'GB', 'JP');
const fit = some(
  {
    id,
    ...parts,
    names: few(fc.oneof(word, fact({ ...parts, kind: fc.constantFrom('current', 'earlier', 'also') }, 'full_name'))),
    birth_date: fc.oneof(birth, fact({ year, month }, 'year')),
    gender: fc.oneof(fc.constantFrom('male', 'female'), fact({ gender: fc.constant('male') }, 'gender')),
    relation_ship_status: fc.oneof(fc.constantFrom('single', 'widowed'), fact({ relation_ship_status: fc.constant('divorced') }, 'relation_ship_status')), // prettier-ignore
    addresses: few(
      fact({
        kind: fc.constantFrom('home', 'office', 'postal'),
        current: fc.boolean(),
        ...{ street: text, city: text, state: text },
        postal_code: fc.constantFrom('98201', null),
        country,
        latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(null, -0)),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    ),
    phones: few(
      fc.oneof(phone, fact({ number: phone, country, phone_type: fc.constantFrom('mobile', 'fax') }, 'number')),
    ),
    emails: few(
      fc.oneof(
        fc.constantFrom('ann@example.org', 'ann.lee+x@mail.example.org'),
        fc.emailAddress().map((email) => email.toLowerCase()),
        fact({ email: fc.constant('ann.lee@example.co.uk'), email_type: fc.constantFrom('work', 'other') }, 'email'),
      ),
    ),
    family_members: few(fact({ full_name: word, relation: fc.constantFrom('spouse', 'child'), id, birth_date: birth }, 'full_name')), // prettier-ignore
    jobs: few(fc.oneof(word, fact({ title: word, employer: text, city: text, started: day, ended: day }, 'title'))),
    education: few(fc.oneof(word, fact({ school: word, degree: text, started: day, ended: day }, 'school'))),
    images: few(fc.oneof(word, fact({ portrait: fc.constantFrom('seed', 'another') }, 'portrait'))),
    social_profiles: few(
      fact(
        {
          network: fc.constantFrom('Example', 'Another'),
          username: word,
          url: fc.oneof(fc.constantFrom(null, 'https://example.org', 'http://www.example.org/a/b.html'), fc.webUrl()),
        },
        'network',
        'username',
      ),
    ),
  },
  'full_name',
);

/** The same with one thing somewhere in it replaced, taken away or added, so that it may be wrong in any one way. */
const spoilt = fc.tuple(fit, fc.nat(), fc.constantFrom(...odd, undefined)).map(([record, at, value]) => {
  const copy = structuredClone(record) as Record<string, unknown>;
  const places: [owner: Record<string, unknown>, field: string][] = [[copy, 'surprise']];
  const visit = (owner: Record<string, unknown>) => {
    for (const [field, inner] of Object.entries(owner)) {
      places.push([owner, field]);
      if (typeof inner === 'object' && inner !== null) {
        if (!Array.isArray(inner)) for (const more of ['surprise', 'sources', 'last_seen']) places.push([inner as typeof owner, more]); // prettier-ignore
        visit(inner as typeof owner);
      }
    }
  };
  visit(copy);
  const [owner, field] = places[at % places.length]!;
  owner[field] = value;
  return copy;
});

/** How many of some records are plain, each of which is the same either way. */
function compared(records: fc.Arbitrary<unknown>, numRuns: number): number {
  let plain = 0;
  const check = (made: unknown) => {
    const raw = JSON.parse(JSON.stringify(made)) as unknown; // as a file would have it
    const told = plainTelling(raw, origin);
    if (!told) return;
    plain++;
    expect(JSON.stringify(told)).toBe(bySchema(raw));
  };
  fc.assert(fc.property(records, check), { numRuns });
  return plain / numRuns;
}

test('a plain record is told as the schema tells it, to the last field and its place', () => {
  expect(compared(fit, 500)).toBeGreaterThan(0.2); // or this has shown nothing
});

test('a record with something wrong in it is not plain, or is no worse for it', () => {
  expect(compared(spoilt, 1000)).toBeGreaterThan(0.02);
});

describe('ordinary records are plain', () => {
  test.each<[string, object]>([
    ['a name', { full_name: 'Ann Lee' }],
    ['a row', { id: 1, first_name: 'Ann', last_name: 'Lee', birth_date: '1980-05', phones: ['425 555 0100'] }],
    [
      'an address',
      { id: 'a', full_name: 'Ann Lee', addresses: [{ street: '1 Main St', city: 'Everett', state: 'WA' }] },
    ],
    ['much', {
      id: 'b', full_name: 'Ann Lee', gender: 'female', relation_ship_status: 'married', emails: ['ann@example.org'],
      names: [{ full_name: 'Ann Poe', kind: 'earlier', last_seen: '2001-02-03' }], education: ['Example College'],
      family_members: [{ full_name: 'Bo Lee', relation: 'spouse', id: 7, birth_date: 1979 }],
      jobs: [{ title: 'Clerk', started: '2001', ended: '2010' }], images: ['seed'],
      social_profiles: [{ network: 'Example', username: '@ann', url: 'https://example.org/ann' }],
    }], // prettier-ignore
  ])('%s', (_, raw) => {
    expect(JSON.stringify(plainTelling(raw, origin))).toBe(bySchema(raw));
  });
});

test.each([{ full_name: 'Ann Lee', surprise: 1 }, { full_name: 'x'.repeat(257) }, { id: 1 }, 42, null, [], 'Ann Lee'])(
  'what the schema refuses is not plain: %j',
  (raw) => {
    expect(plainTelling(raw, origin)).toBeUndefined();
    expect(() => bySchema(raw)).toThrow(Unusable);
  },
);

test('a number in a plain spelling is the one that the library of numbers reads', () => {
  const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length }); // prettier-ignore
  const sign = fc.constantFrom('', ' ', '-', '.', ') ');
  const spelling = fc
    .tuple(fc.constantFrom('', '(', '+1', '1'), digits(3), sign, digits(3), sign, digits(4))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(spelling, (text) => {
      const plain = plainPhone(text);
      if (plain) expect(plain).toBe(parsePhone(text, 'US'));
    }),
    { numRuns: 5000 },
  );
});

test('an id is the same either way', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (source, id) => quickPersonId(source, id) === personIdOf(source, id)),
  );
});
