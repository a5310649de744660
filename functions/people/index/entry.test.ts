import { expect, test } from 'vitest';

import { lifeIn, nameEntriesOf } from '#functions/people/index/entry.ts';
import { livingIn, NOW, personNamed, provenance } from '#functions/people/testing.ts';
import type { Person } from '#shared/values/person.ts';
import { Phone } from '#shared/values/phone.ts';

const seen = (last_seen: string | null) => ({
  confidence: 3 as const,
  sources: [{ source: 'Register', first_seen: null, last_seen }],
});
function personSeen(last_seen: string | null, year: number, more: Partial<Person> = {}): Person {
  const person = personNamed('John Smith', more);
  return {
    ...person,
    names: person.names.map((name) => ({ ...name, ...seen(last_seen) })),
    birth_date: { year, month: 1, ...seen(last_seen) },
  };
}
const weightOf = (person: Person) => nameEntriesOf(person, NOW)[0]!.weight;
const phones = Array.from({ length: 30 }, (_, nth) => ({
  number: Phone.parse(`+12185550${100 + nth}`),
  phone_type: 'mobile' as const,
  ...seen(null),
}));

test('of namesakes the living come first, then those seen lately, then those with the most facts', () => {
  const weights = [
    personSeen('2026-10-01', 1980, { phones }),
    personSeen('2026-10-01', 1980),
    personSeen('2024-10-01', 1980, { phones }),
    personSeen('2018-10-01', 1980, { phones }),
    personSeen(null, 1980, { phones }),
    personSeen(null, 1980),
    personSeen('2026-10-01', 1980, { phones, death: { year: 2025, month: null, ...provenance } }),
    personSeen(null, 1809, { phones }),
  ].map(weightOf);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(new Set(weights).size).toBe(weights.length);
  expect(Math.max(...weights)).toBeLessThan(256);
});

test('a weight says whether the person was seen lately, or has died', () => {
  const lives = [
    personSeen('2026-10-01', 1980),
    personSeen('2018-10-01', 1980),
    personSeen('2015-10-01', 1980),
    personSeen('2026-10-01', 1980, { death: { year: 2025, month: null, ...provenance } }),
    personSeen(null, 1809),
  ].map((person) => lifeIn(weightOf(person)));
  expect(lives).toEqual(['seen-lately', 'seen-before', 'unseen', 'over', 'over']);
});

test('the first town is the home that was seen last of those that nobody left', () => {
  const at = (city: string, more: Partial<Person['addresses'][number]>) => ({ ...livingIn(city, 'MN'), ...more });
  const addresses = [
    at('Austin', { ...seen('2015-01-01') }),
    at('Salem', { ...seen('2026-01-01'), former: true }),
    at('Duluth', { ...seen('2025-01-01') }),
  ];
  const [entry] = nameEntriesOf(personSeen('2026-10-01', 1980, { addresses }), NOW);
  expect(entry?.towns.map(({ city }) => city)).toEqual(['Duluth', 'Austin', 'Salem']);
});

test('a name that equals the displayed one is no other name', () => {
  const person = personSeen('2026-10-01', 1980, {});
  const [name] = person.names;
  const entries = nameEntriesOf({ ...person, names: [name!, { ...name!, kind: 'also' }] }, NOW);
  expect(entries.map(({ isOther }) => isOther)).toEqual([false]);
});
