import { expect, test } from 'vitest';

import { findByKey } from '#functions/people/index/find-by-key.ts';
import { cardAt, derivedFrom } from '#functions/people/import/derived-items.ts';
import { livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import type { AddressFact, Person } from '#shared/values/person.ts';

const at = (more: Partial<AddressFact>) => ({ ...livingIn('Duluth', 'MN', '418 Cedar Hollow Rd'), ...more });
const office = at({ kind: 'office' });

/** The reasons why a search for the address finds a person with these addresses. */
async function reasonsFor(...addresses: Person['addresses']) {
  const { card, places } = derivedFrom(personNamed('Ann Lee', { addresses }), NOW);
  const request = { type: 'address', search_query: '418 Cedar Hollow Rd, Duluth, MN', country: 'US' } as SearchRequest;
  const [hit] = await findByKey(
    request,
    async ({ pk, sk }) =>
      places.filter(({ place }) => place.pk === pk && place.sk.startsWith(sk)).map((each) => cardAt(card, each)),
    10,
    NOW,
  );
  return hit?.reasons.map(({ kind }) => kind);
}

test('an address says whether it is or was a home or an office', async () => {
  expect(await reasonsFor(at({}))).toEqual(['address']);
  expect(await reasonsFor(at({ former: true }))).toEqual(['address', 'lived-there']);
  expect(await reasonsFor(office)).toEqual(['address', 'office-there']);
  expect(await reasonsFor({ ...office, former: true })).toEqual(['address', 'had-office-there']);
});

test('what still holds decides, and a home before an office', async () => {
  expect(await reasonsFor({ ...office, former: true }, at({}))).toEqual(['address']);
  expect(await reasonsFor(office, at({ former: true }))).toEqual(['address', 'office-there']);
  expect(await reasonsFor(office, at({}))).toEqual(['address']);
});
