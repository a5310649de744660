import { describe, expect, test } from 'vitest';

import { handler } from '#functions/people/get-identifier.ts';
import { newSearch } from '#functions/people/domain/search.ts';
import { handler as openReport } from '#functions/people/open-report.ts';
import {
  countingReads,
  importPeople,
  NOW,
  openingFixture,
  personNamed,
  provenance,
} from '#functions/people/testing.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { digest } from '#functions/platform/digest.ts';
import { aMember, BROWSER, calling, unlimited } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import type { SearchRequest, SearchType } from '#shared/validation/search.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

const fixture = openingFixture();
const { table } = fixture;
const searches = searchStore(table);
const deps = { ...fixture.deps, searches, limits: unlimited };
const visitor = calling(people.getIdentifier, handler.with(deps));

const withEmail = (name: string, email: string, more: Partial<Person> = {}) =>
  personNamed(name, { emails: [{ email, email_type: 'personal', ...provenance }], ...more });
const withProfile = (name: string, network: string, username: string, url: string | null = null) =>
  personNamed(name, { social_profiles: [{ network, username, url, ...provenance }] });

async function searchFor(type: SearchType, search_query: string, status: 'empty' | 'ready' = 'empty') {
  const request: SearchRequest = { type, search_query, country: 'US' };
  const search = {
    ...newSearch(newId('search'), request, 'en', NOW, { account_id: null, browser: digest(BROWSER) }),
    status,
    total: status === 'ready' ? 1 : 0,
  };
  await searches.start(search);
  return { search_id: search.search_id };
}

test('404: of a search by another browser', async () => {
  const elsewhere = calling(people.getIdentifier, handler.with(deps), { browser: 'o'.repeat(43) });
  const asked = await searchFor('email', 'ida@gmail.com');
  await expect(elsewhere(asked)).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('404: of a search by another member', async () => {
  const request: SearchRequest = { type: 'email', search_query: 'ida@gmail.com', country: 'US' };
  const search = newSearch(newId('search'), request, 'en', NOW, { account_id: newId('account'), browser: null });
  await searches.start(search);
  await expect(visitor({ search_id: search.search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
  const owner = calling(people.getIdentifier, handler.with(deps), { as: aMember(search.account_id!) });
  expect(await owner({ search_id: search.search_id })).toMatchObject({ provider: 'Gmail' });
});

describe('200: an address', () => {
  test('says what lists say of its domain', async () => {
    expect(await visitor(await searchFor('email', 'ida@gmail.com'))).toMatchObject({
      kind: 'mailbox',
      provider: 'Gmail',
    });
    expect(await visitor(await searchFor('email', 'ida@mailinator.com'))).toMatchObject({ kind: 'disposable' });
    expect(await visitor(await searchFor('email', 'ida@boatyard.io'))).toEqual({
      type: 'email',
      domain: 'boatyard.io',
      kind: 'own',
      provider: null,
      meant: null,
      near: [],
    });
    expect(await visitor(await searchFor('email', 'ida@gmial.com'))).toMatchObject({ meant: 'ida@gmail.com' });
  });

  test('without an owner finds the one that was meant, if that has an owner', async () => {
    await importPeople(table, withEmail('Ida Lindqvist', 'ida.l@example.com'));
    const { near } = await visitor(await searchFor('email', 'ida.l@exmaple.com'));
    expect(near).toEqual([{ search_query: 'ida.l@example.com', people: 1 }]);
    expect((await visitor(await searchFor('email', 'ida.l@exmaple.com', 'ready'))).near).toEqual([]);
  });

  test('leads to nobody under 18', async () => {
    const child = withEmail('Ada Okafor', 'adaok@example.com', { birth_date: { year: 2015, month: 3, ...provenance } });
    await importPeople(table, child);
    expect((await visitor(await searchFor('email', 'adaok@exmaple.com'))).near).toEqual([]);
  });

  test('takes a bounded number of reads', async () => {
    const { table: counted, reads } = countingReads(table);
    const counting = calling(people.getIdentifier, handler.with({ ...deps, people: peopleStore(counted) }));
    await counting(await searchFor('email', 'a.very.long.name.of.a.person@a-very-long-domain-name.con'));
    expect(reads()['EMAIL']).toBeLessThanOrEqual(16);
  });
});

describe('200: a username', () => {
  test('with a letter too many finds the one that was meant', async () => {
    await importPeople(table, withProfile('Tam Okafor', 'Instagram', 'tam_okafor'));
    expect(await visitor(await searchFor('username', '@Tam.Okafor'))).toEqual({
      type: 'username',
      profiles: [],
      near: [{ search_query: 'tam_okafor', people: 1 }],
    });
  });

  test('shows profiles to those who have the report open, and to nobody else', async () => {
    const person = withProfile('Omar Reyes', 'Instagram', 'omar.reyes');
    await importPeople(table, person, withProfile('Another Omar', 'GitHub', 'omar.reyes'));
    const account_id = await fixture.funded(3);
    const as = aMember(account_id, { subscribedUntil: addDays(NOW, 30).toISOString() });
    const search = await searchFor('username', 'omar.reyes', 'ready');
    const atTime = (now: Date) => calling(people.getIdentifier, handler.with({ ...deps, clock: () => now }), { as });
    expect(await atTime(NOW)(search)).toMatchObject({ profiles: [] });
    await calling(people.openReport, openReport.with(fixture.deps), { as })({
      person_id: person.person_id,
      purpose: 'reconnect',
    });
    expect(await atTime(NOW)(search)).toMatchObject({
      profiles: [{ network: 'Instagram', url: 'https://www.instagram.com/omar.reyes/' }],
    });
    expect(await visitor(search)).toMatchObject({ profiles: [] });
    expect(await atTime(addHours(NOW, 2))(search)).toMatchObject({ profiles: [] });
  });
});

test('404: has nothing of other kinds of searches, or of one that has ended', async () => {
  await expect(visitor(await searchFor('phone', '+12185550142'))).rejects.toMatchObject({
    code: 'people.search-not-found',
  });
  await expect(visitor({ search_id: newId('search') })).rejects.toMatchObject({ status: 404 });
});

test('429: stops a loop', async () => {
  const limited = calling(
    people.getIdentifier,
    handler.with({ ...deps, limits: limiterOf(table, async () => 'secret') }),
  );
  const search = await searchFor('email', 'ida@gmail.com', 'ready');
  for (let n = 0; n < 240; n++) await limited(search);
  await expect(limited(search)).rejects.toMatchObject({ code: 'request.too-many' });
});
