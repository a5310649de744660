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
