import { expect, test } from 'vitest';

import { cardOf } from '#functions/people/domain/card.ts';
import { find, type Read } from '#functions/people/index/find.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import { livingIn, NOW, papers, somebody } from '#functions/people/testing.ts';
import { SearchRequest } from '#shared/validation/search.ts';
import type { Person } from '#shared/values/person.ts';
import { Phone } from '#shared/values/phone.ts';

/** The index of these people, in memory. */
const indexOf = (people: Person[]): Read => {
  const places = people.flatMap((person) => postingsOf(person).map((key) => ({ key, card: cardOf(person, NOW) })));
  return async ({ pk, sk }, limit) =>
    places.flatMap(({ key, card }) => (key.pk === pk && key.sk.startsWith(sk) ? [card] : [])).slice(0, limit);
};

const names = async (people: Person[], request: object) =>
  (await find(SearchRequest.parse(request), indexOf(people), NOW)).map(({ card }) => card.full_name);
const byName = (people: Person[], search_query: string, more = {}) =>
  names(people, { type: 'name', search_query, ...more });

const maria = somebody('Maria Cantwell', { addresses: [livingIn('Edmonds', 'WA')] });
const others = ['Mario Canter', 'Ann Cantwell', 'John Smith', 'Maria Lopez'].map((name) => somebody(name));
const everyone = [maria, ...others];

test.each([
  'Maria Cantwell',
  'maria cantwell',
  'Maria Cantwel',
  'Marria Cantwell',
  'Cantwell, Maria',
  'Cantwell Maria',
  'M Cantwell',
  'Maria Q Cantwell',
])('“%s” finds Maria Cantwell first', async (query) => {
  expect((await byName(everyone, query))[0]).toBe('Maria Cantwell');
});

test('a surname alone finds everybody of that name', async () => {
  expect(await byName(everyone, 'Cantwell')).toEqual(expect.arrayContaining(['Maria Cantwell', 'Ann Cantwell']));
});

test('nobody is found who is called something else', async () => {
  expect(await byName(everyone, 'Zebulon Quist')).toEqual([]);
});

test('a wrong town ranks the right person lower and does not hide them', async () => {
  const twin = somebody('Maria Cantwell', { addresses: [livingIn('Austin', 'TX')] });
  const states = async (state: string) =>
    (
      await find(
        SearchRequest.parse({ type: 'name', search_query: 'Maria Cantwell', state }),
        indexOf([maria, twin]),
        NOW,
      )
    ).map(({ card }) => card.lives_in?.state);
  expect(await states('TX')).toEqual(['TX', 'WA']);
  expect(await states('WA')).toEqual(['WA', 'TX']);
});

test('an earlier name and a name in another script find the same person once', async () => {
  const [name] = somebody('Tamsin Okafor').names;
  const tamsin = somebody('Tamsin Okafor', {
    names: [
      ...(name ? [name] : []),
      {
        full_name: 'Tamsin Hale',
        first_name: 'Tamsin',
        middle_name: null,
        last_name: 'Hale',
        kind: 'earlier',
        ...papers,
      },
      { full_name: '山田花子', first_name: null, middle_name: null, last_name: null, kind: 'also', ...papers },
    ],
  });
  expect(await byName([tamsin], 'Tamsin Hale')).toEqual(['Tamsin Okafor']);
  expect(await byName([tamsin], '山田花子')).toEqual(['Tamsin Okafor']);
});

test('a double surname is found by either half', async () => {
  const gabo = somebody('Gabriel García', {
    names: [
      {
        full_name: 'Gabriel García Márquez',
        first_name: 'Gabriel',
        middle_name: null,
        last_name: 'García Márquez',
        kind: 'current',
        ...papers,
      },
    ],
  });
  for (const query of ['Gabriel Garcia', 'Gabriel Marquez', 'Gabriel Garcia Marquez']) {
    expect(await names([gabo], { type: 'name', first_name: 'Gabriel', last_name: query.slice(8) })).toHaveLength(1);
  }
});

test('nobody under 18 is found', async () => {
  const child = somebody('Maria Cantwell', { birth_date: { year: 2008, month: 12, ...papers } });
  const grown = somebody('Maria Cantwell', { birth_date: { year: 2008, month: 11, ...papers } });
  expect(await byName([child], 'Maria Cantwell')).toEqual([]);
  expect(await byName([grown], 'Maria Cantwell')).toHaveLength(1);
});

const reachable = somebody('Dana Brandt', {
  phones: [{ number: Phone.parse('+14253030114'), phone_type: 'office', ...papers }],
  emails: [{ email: 'Dana.Brandt@example.com', email_type: 'work', ...papers }],
  social_profiles: [{ network: 'chirp', username: '@DanaB', url: null, ...papers }],
  addresses: [{ ...livingIn('Everett', 'WA', '2930 Wetmore Ave. Suite 9B'), postal_code: '98201' }],
});

test.each([
  ['phone', '425-303-0114'],
  ['phone', '(425) 303 0114'],
  ['phone', '+1 425.303.0114'],
  ['phone', '0014253030114'.replace(/^00/, '+')],
  ['email', 'dana.brandt@EXAMPLE.com'],
  ['username', 'danab'],
  ['username', '@DanaB'],
  ['address', '2930 wetmore avenue, Everett, WA'],
  ['address', '2930 Wetmore Ave, Everett, WA 98201'],
  ['address', 'Wetmore Ave, 98201'],
])('by %s “%s”', async (type, search_query) => {
  expect(await names([reachable, ...everyone], { type, search_query })).toEqual(['Dana Brandt']);
});

test('a house number is that house, not one that begins like it', async () => {
  expect(await names([reachable], { type: 'address', search_query: '29 Wetmore Ave, 98201' })).toEqual([]);
});

test('the order is the same whatever order the index gives', async () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    somebody('John Smith', { birth_date: { year: 1950 + i, month: 1, ...papers } }),
  );
  const ids = async (people: Person[]) =>
    (await find(SearchRequest.parse({ type: 'name', search_query: 'John Smith' }), indexOf(people), NOW)).map(
      ({ card }) => card.person_id,
    );
  expect(await ids(many)).toEqual(await ids(many.toReversed()));
  expect(await ids(many)).toHaveLength(30);
});
