import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  fieldKinds,
  fieldRules,
  hiddenFrom,
  importable,
  mayView,
  regionsOf,
  shownIn,
  teaserIn,
} from '#functions/people/domain/field-rules.ts';
import { livingIn, personNamed, provenance } from '#functions/people/testing.ts';
import type { Person } from '#shared/values/person.ts';

const codes = [...Array(26 * 26).keys()].map((i) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)));

const full = (country: string): Person =>
  personNamed('Ann Lee', {
    relation_ship_status: { relation_ship_status: 'married', ...provenance },
    addresses: [
      { ...livingIn('Somewhere', 'XX', '12 Elm St'), country, postal_code: '55802', latitude: 46.8, longitude: -92.1 },
    ],
    photos: [{ url: 'https://example.org/ann', licence: 'CC0 1.0', licence_url: null, credit: null, ...provenance }],
    family_members: [{ full_name: 'Bo Lee', relation: 'spouse', person_id: null, birth_date: null, ...provenance }],
  });

/** The kinds that are part of a record. */
const recordKinds = fieldKinds.filter((kind) => kind !== 'registers');

/** Which kinds of fields this person has. */
const kindsOf = ({ birth_date, relation_ship_status, family_members, photos, addresses }: Person) =>
  recordKinds.filter(
    (kind) =>
      ({
        'birth-month': birth_date?.month != null,
        'relationship-status': relation_ship_status !== null,
        relatives: family_members.length > 0,
        photos: photos.length > 0,
        street: addresses.some(({ street, postal_code }) => street !== null || postal_code !== null),
        coordinates: addresses.some(({ latitude, longitude }) => latitude !== null || longitude !== null),
      })[kind],
  );

test('every kind is hidden by some rule, and every rule has a reason', () => {
  expect(new Set(fieldRules.flatMap(({ hides }) => (hides === 'record' ? fieldKinds : hides)))).toEqual(
    new Set(fieldKinds),
  );
  for (const { why } of fieldRules) expect(why.length).toBeGreaterThan(10);
});

test('registers say nothing about people who live in a regulated country, or nobody knows where', () => {
  for (const homes of [['DE'], ['GB'], ['RU'], ['US', 'FR'], []])
    expect(hiddenFrom('US', homes)).toContain('registers');
  for (const homes of [['US'], ['JP']]) expect(hiddenFrom('US', homes)).not.toContain('registers');
});

test('people in the United States are hidden from eight countries, and from no other', () => {
  expect(codes.filter((viewer) => !mayView(viewer, ['US'])).join(' ')).toBe('CN CU HK IR KP MO RU VE');
  expect(mayView('CN', ['JP'])).toBe(true);
  expect(mayView('CN', [])).toBe(false);
  expect(mayView(null, ['US'])).toBe(true);
});

test.each([
  ['US', 'US', []],
  ['US', 'JP', ['coordinates']],
  ['US', 'DE', ['coordinates']],
  ['US', null, []],
  ['DE', 'DE', ['birth-month', 'relationship-status', 'relatives', 'photos', 'coordinates', 'registers']],
  ['DE', 'US', ['birth-month', 'relationship-status', 'relatives', 'photos', 'coordinates', 'street', 'registers']],
  ['BR', null, ['birth-month', 'relationship-status', 'relatives', 'photos', 'coordinates', 'street', 'registers']],
  ['JP', 'CN', []],
  ['JP', 'US', []],
] as const)('of residents of %s a viewer in %s does not see %j', (subject, viewer, hidden) => {
  expect([...hiddenFrom(viewer, [subject])].toSorted()).toEqual(hidden.toSorted());
});

const country = fc.constantFrom(...codes);
const viewer = fc.option(country, { nil: null });

describe('for every pair of countries', () => {
  test('a report shows no hidden field, and loses nothing else', () => {
    fc.assert(
      fc.property(country, viewer, (subject, from) => {
        const person = full(subject);
        const hidden = hiddenFrom(from, [subject]);
        const shown = shownIn(from, person);
        // Without a street, a point on the map would give it away.
        const gone = new Set([...hidden, ...(hidden.has('street') ? ['coordinates'] : [])]);
        expect(kindsOf(shown)).toEqual(kindsOf(person).filter((kind) => !gone.has(kind)));
        expect([shown.names, shown.addresses[0]!.city, shown.birth_date!.year]).toEqual([
          person.names,
          'Somewhere',
          1980,
        ]);
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  test('what is not imported is not shown at all, and showing it twice changes nothing', () => {
    fc.assert(
      fc.property(country, viewer, (subject, from) => {
        const kept = importable(full(subject));
        expect(shownIn(from, shownIn(from, kept))).toEqual(shownIn(from, full(subject)));
        const rules = fieldRules.filter(
          (rule) => rule.from === 'import' && rule.of.some((region) => regionsOf(subject).includes(region)),
        );
        expect(kindsOf(kept)).toEqual(recordKinds.filter((kind) => !rules.some(({ hides }) => hides.includes(kind))));
      }),
      { numRuns: 500, seed: 4 },
    );
  });

  test('a teaser follows the same rules', () => {
    fc.assert(
      fc.property(country, viewer, (subject, from) => {
        const teaser = {
          birth_date: { year: 1980, month: 5 },
          related_to: ['Bo Lee'],
          counts: { relationships: 1, images: 2 },
        };
        const hidden = hiddenFrom(from, [subject]);
        const noRelatives = hidden.has('relatives');
        expect(teaserIn(from, teaser, [subject])).toEqual({
          birth_date: { year: 1980, month: hidden.has('birth-month') ? null : 5 },
          related_to: noRelatives ? [] : ['Bo Lee'],
          counts: { relationships: noRelatives ? 0 : 1, images: hidden.has('photos') ? 0 : 2 },
        });
      }),
      { numRuns: 500, seed: 5 },
    );
  });
});
