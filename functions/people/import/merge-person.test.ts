import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { mergePerson } from '#functions/people/import/merge-person.ts';
import { parseRecord, personIdOf, toPerson } from '#functions/people/import/to-person.ts';
import { factsOf, Person } from '#shared/values/person.ts';

const day = fc.constantFrom('2001-01-01', '2015-06-30', '2026-02-28');
const provenance = {
  confidence: fc.constantFrom(1, 2, 3, 4),
  first_seen: fc.option(day),
  last_seen: fc.option(day),
};
const validity = {
  until: fc.constantFrom(undefined, '2026-06-30', '2027-01-03'),
  term_start: fc.constantFrom(undefined, '2015-06-30', '2021-01-03'),
  former: fc.constantFrom(undefined, true),
};
const few = <T>(fact: fc.Arbitrary<T>) => fc.array(fact, { maxLength: 4 });
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });

/** Records with a small vocabulary, so that two of them often agree or nearly agree. */
const record = fc.record({
  id: fc.constant('1'),
  names: fc.array(
    fc.record({
      full_name: fc.constantFrom('Ann Lee', 'ANN  LEE', 'Ann B. Lee', '李安'),
      kind: fc.constantFrom('current', 'also', 'earlier'),
      ...provenance,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  birth_date: perhaps(
    fc.record({ year: fc.constantFrom(1980, 1981), month: perhaps(fc.constantFrom(1, 2)), ...provenance }),
  ),
  death: perhaps(
    fc.record({ year: fc.constantFrom(2010, 2011), month: perhaps(fc.constantFrom(1, 2)), ...provenance }),
  ),
  gender: perhaps(fc.record({ gender: fc.constantFrom('male', 'female'), ...provenance })),
  relation_ship_status: perhaps(
    fc.record({ relation_ship_status: fc.constantFrom('single', 'married'), ...provenance }),
  ),
  addresses: few(
    fc.record({
      city: fc.constantFrom('Everett', 'Seattle'),
      street: perhaps(fc.constantFrom('1 Main St.', '1 MAIN ST')),
      current: fc.boolean(),
      latitude: perhaps(fc.constantFrom(47, 48)),
      ...provenance,
    }),
  ),
  phones: few(
    fc.record({
      number: fc.constantFrom('425 555 0100', '+14255550100', '425 555 0101'),
      phone_type: fc.constantFrom('mobile', 'other', 'landline'),
      ...provenance,
      ...validity,
    }),
  ),
  emails: few(fc.record({ email: fc.constantFrom('a@b.org', 'A@B.org', 'c@d.org'), ...provenance })),
  jobs: few(
    fc.record({
      title: fc.constantFrom('Clerk', 'clerk', 'Cook'),
      city: perhaps(fc.constantFrom('Oslo', 'Rome')),
      ...provenance,
    }),
  ),
  family_members: few(
    fc.record({ full_name: fc.constantFrom('Bo Lee', 'Cy Lee'), id: perhaps(fc.constant('2')), ...provenance }),
  ),
  social_profiles: few(
    fc.record({ network: fc.constant('x'), username: fc.constantFrom('ann', '@Ann'), ...provenance }),
  ),
});
const person = fc
  .tuple(record, fc.constantFrom('A', 'B', 'C'), day)
  .map(([raw, source, asOf]) => ({ ...toPerson(parseRecord(raw), { source, asOf }), person_id: personIdOf('A', '1') }));

/** The person with all lists in a canonical order. */
const sorted = (value: Person) =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      Array.isArray(part) ? part.map((each) => JSON.stringify(each)).sort() : part,
    ]),
  );

/** The provenance of all listed facts, without their details. */
const evidence = (value: Person) =>
  (['names', 'addresses', 'phones', 'emails', 'jobs', 'family_members', 'social_profiles'] as const).map((section) =>
    value[section].map(({ sources, confidence }) => JSON.stringify({ sources, confidence })).sort(),
  );

test('merging is idempotent', () => {
  fc.assert(
    fc.property(person, (one) => {
      expect(evidence(mergePerson(one, one))).toEqual(evidence(one));
    }),
  );
});

test('merging the same record again changes nothing', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      const both = mergePerson(one, other);
      expect(sorted(mergePerson(both, other))).toEqual(sorted(both));
      expect(sorted(mergePerson(both, one))).toEqual(sorted(both));
    }),
  );
});

test('merging is commutative', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      expect(sorted(mergePerson(one, other))).toEqual(sorted(mergePerson(other, one)));
    }),
  );
});

test('merging facts is associative', () => {
  fc.assert(
    fc.property(person, person, person, (a, b, c) => {
      expect(evidence(mergePerson(mergePerson(a, b), c))).toEqual(evidence(mergePerson(a, mergePerson(b, c))));
    }),
  );
});

test('keeps every fact, and returns a valid person', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      const both = Person.parse(mergePerson(one, other));
      const phones = new Set(both.phones.map(({ number }) => number));
      expect([...one.phones, ...other.phones].filter(({ number }) => !phones.has(number))).toEqual([]);
      const said = (of: Person) => factsOf(of).flatMap(({ sources }) => sources.map(({ source }) => source));
      expect(new Set(said(both))).toEqual(new Set([...said(one), ...said(other)]));
      for (const section of ['names', 'addresses', 'phones', 'emails', 'jobs', 'family_members'] as const)
        expect(both[section].length).toBeGreaterThanOrEqual(Math.max(one[section].length, other[section].length));
    }),
  );
});

test('the later sighting says until when a fact holds, and whether it still does', () => {
  const phone = (source: string, last_seen: string | null, more: object) =>
    recordOf(source, '2026-01-01', { phones: [{ number: '425 555 0100', last_seen, ...more }] });
  const merged = (one: Person, other: Person) => mergePerson(one, other).phones[0];
  const [term, next] = [
    phone('A', '2021-01-03', { until: '2025-01-03' }),
    phone('A', '2025-01-03', { until: '2031-01-03' }),
  ];
  expect(merged(term, next)?.until).toBe('2031-01-03');
  const left = phone('A', '2026-01-03', { former: true });
  expect(merged(next, left)).toMatchObject({ former: true });
  expect(merged(next, left)).not.toHaveProperty('until');
  expect(merged(left, phone('B', '2026-02-01', {}))).not.toHaveProperty('former');
  expect(merged(phone('A', null, { former: true }), phone('B', null, {}))).toMatchObject({ former: true });
});

test('a death that one source reports stays, and the surer of two counts', () => {
  const ann = recordOf('A', '2026-01-01', {});
  const died = recordOf('B', '2026-01-01', { death: { year: 2019, month: 3, confidence: 4 } });
  const otherwise = recordOf('C', '2026-01-01', { death: { year: 2018, confidence: 2 } });
  expect(mergePerson(ann, died).death).toMatchObject({ year: 2019, month: 3 });
  expect(mergePerson(otherwise, died).death).toMatchObject({ year: 2019 });
});

const recordOf = (source: string, asOf: string, more: object) =>
  toPerson(parseRecord({ id: '1', full_name: 'Ann Lee', ...more }), { source, asOf });

test('widens the span of a repeated source, and raises confidence for another one', () => {
  const then = recordOf('A', '2020-01-01', { phones: ['4255550100'] });
  const now = recordOf('A', '2026-01-01', { phones: ['(425) 555-0100'] });
  expect(mergePerson(then, now).phones).toEqual([
    {
      number: '+14255550100',
      phone_type: 'other',
      confidence: 3,
      sources: [{ source: 'A', first_seen: null, last_seen: '2026-01-01' }],
    },
  ]);
  expect(mergePerson(then, recordOf('B', '2026-01-01', { phones: ['4255550100'] })).phones[0]).toMatchObject({
    confidence: 4,
    sources: [{ source: 'A' }, { source: 'B' }],
  });
});

test('makes the newest address the current one', () => {
  const [old, now] = [
    recordOf('A', '2020-01-01', { addresses: [{ city: 'Everett' }] }),
    recordOf('A', '2026-01-01', { addresses: [{ city: 'Seattle' }] }),
  ];
  expect(mergePerson(now, old).addresses.map(({ city, current }) => [city, current])).toEqual([
    ['Seattle', true],
    ['Everett', false],
  ]);
});

test('completes a birth year with a month', () => {
  const [year, month] = [
    recordOf('A', '2020-01-01', { birth_date: '1980' }),
    recordOf('B', '2020-01-01', { birth_date: '1980-04' }),
  ];
  expect(mergePerson(month, year).birth_date).toMatchObject({ year: 1980, month: 4, confidence: 4 });
});
