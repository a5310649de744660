import { expect, test } from 'vitest';

import { Card, cardOf } from '#functions/people/domain/card.ts';
import { livingIn, NOW, provenance, personNamed } from '#functions/people/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const relative = (full_name: string, relation: 'child' | 'parent' | 'spouse', year: number | null) => ({
  full_name,
  relation,
  person_id: null,
  birth_date: year === null ? null : { year, month: 1 },
  ...provenance,
});

const person = personNamed('Tamsin Okafor', {
  addresses: [
    livingIn('Duluth', 'MN', '418 Cedar Hollow Rd'),
    livingIn('Austin', 'TX', '2207 Juniper Bend', false),
    livingIn('Austin', 'TX', '9 Elm St', false),
  ],
  phones: [{ number: Phone.parse('+12185550142'), phone_type: 'mobile', ...provenance }],
  emails: [{ email: 'tamsin.okafor@example.com', email_type: 'personal', ...provenance }],
  family_members: [
    relative('Ruth Hale', 'parent', 1958),
    relative('Ada Okafor', 'child', 2015),
    relative('Ben Okafor', 'child', null),
    relative('Daniel Okafor', 'spouse', null),
  ],
});

test('a card contains no contact data', () => {
  const text = JSON.stringify(cardOf(person, NOW));
  for (const secret of ['2185550142', 'example.com', 'Cedar', 'Juniper']) expect(text).not.toContain(secret);
});

test('a card lists each town once, the current one separately', () => {
  expect(cardOf(person, NOW)).toMatchObject({
    lives_in: { city: 'Duluth', state: 'MN', country: 'US' },
    lived_in: [{ city: 'Austin', state: 'TX', country: 'US' }],
  });
});

test('counts no minors, and names only certain adults', () => {
  const { counts, related_to } = cardOf(person, NOW);
  expect(counts).toMatchObject({
    phones: 1,
    emails: 1,
    locations: 3,
    relationships: 3,
    jobs: 0,
    cities: 2,
    states: 2,
    countries: 1,
  });
  expect(related_to).toEqual(['Ruth Hale', 'Daniel Okafor']);
});

test('a card is valid for the index', () => {
  expect(() => Card.parse(cardOf(person, NOW))).not.toThrow();
});

test('lives in the home that was seen last, and works where nobody says that they left', () => {
  const seen = (last_seen: string | null) => ({ sources: [{ source: 'Register', first_seen: null, last_seen }] });
  const office = (city: string, more: object) => ({ ...livingIn(city, 'WA'), kind: 'office' as const, ...more });
  const homes = [
    { ...livingIn('Austin', 'TX'), ...seen('2015-01-01'), confidence: 4 as const },
    { ...livingIn('Duluth', 'MN'), ...seen('2025-01-01') },
  ];
  const offices = [office('Everett', {}), office('Olympia', { former: true }), office('Yakima', { current: false })];
  const shown = cardOf({ ...person, addresses: [...homes, ...offices] }, NOW);
  expect(shown.lives_in?.city).toBe('Duluth');
  expect(shown.lived_in.map(({ city }) => city)).toEqual(['Austin']);
  expect(shown.works_in.map(({ city }) => city)).toEqual(['Everett']);
  const left = { ...livingIn('Duluth', 'MN'), former: true as const };
  expect(cardOf({ ...person, addresses: [left] }, NOW)).toMatchObject({
    lives_in: null,
    lived_in: [{ city: 'Duluth' }],
  });
});
