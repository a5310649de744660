import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { cardOf, storedTeaserOf } from '#functions/people/domain/card.ts';
import { type HitList, reason } from '#functions/people/domain/hit.ts';
import { unlock } from '#functions/people/domain/opened.ts';
import { transition, newSearch } from '#functions/people/domain/search.ts';
import { handler } from '#functions/people/get-search.ts';
import { notMeantStore } from '#functions/people/not-meant-store.ts';
import { historyStore, openedStore } from '#functions/people/opened-store.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import { peopleStore, searchStore, teaserCard } from '#functions/people/store.ts';
import {
  importPeople,
  livingIn,
  NOW,
  provenance,
  personNamed,
  unchecked,
  countingReads,
  jobRunner,
} from '#functions/people/testing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { digest } from '#functions/platform/digest.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, BROWSER, calling, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const deps = { searches: searchStore(table), people: peopleStore(table), opened: openedStore(table), clock: () => NOW };
const start = calling(
  people.startSearch,
  startSearch.with({ ...deps, ...unchecked, startJob: jobRunner(table).startJob }),
);
const get = calling(people.getSearch, handler.with(deps));
const search = async (request: Parameters<typeof start>[0]) => get({ search_id: (await start(request)).search_id });

const number = Phone.parse('+12185550142');
const line = (number: string) => ({ number: Phone.parse(number), phone_type: 'landline' as const, ...provenance });
/** Forty-five people behind one switchboard, found together by phone regardless of the name index. */
const smiths = { type: 'phone' as const, search_query: '(218) 555-0199' };
await importPeople(
  table,
  personNamed('Tamsin Okafor', {
    phones: [{ number, phone_type: 'mobile', ...provenance }],
    addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')],
  }),
  ...Array.from({ length: 45 }, (_, i) =>
    personNamed('John Smith', {
      birth_date: { year: 1940 + i, month: 1, ...provenance },
      phones: [line('+12185550199')],
      addresses: [livingIn(i % 2 ? 'Austin' : 'Duluth', i % 2 ? 'TX' : 'MN')],
    }),
  ),
);

test('200: returns hits with reasons and correct counts', async () => {
  const found = await search({ type: 'name', search_query: 'Tamsin Okafor' });
  expect(found).toMatchObject({
    status: 'ready',
    total: 1,
    gathered: [{ source: 'Test register', people: 1, state: 'answered' }],
    results: {
      data: [
        {
          full_name: 'Tamsin Okafor',
          age: 46,
          counts: { phones: 1, emails: 0, locations: 1 },
          sources: ['Test register'],
        },
      ],
    },
  });
  const [first] = found.results.data;
  expect(first?.score).toBeGreaterThan(0.9);
  for (const part of ['first', 'last'] as const) expect(first?.reasons).toContainEqual(reason('exact', { part }));
});

test('200: people named as asked come before those of a similar name, and are counted apart', async () => {
  const { results, matches } = await search({ type: 'name', search_query: 'Tamsin Okafor' });
  const named = results.data.map(({ full_name }) => full_name);
  expect([named[0], matches?.exact]).toEqual(['Tamsin Okafor', 1]);
  const misspelt = await search({ type: 'name', search_query: 'Tamsin Okaforr' });
  expect(misspelt.matches).toEqual({ exact: 0, similar: misspelt.results.total, 'not-meant': 0 });
  expect(misspelt.results.total).toBeGreaterThan(0);
});

test('200: returns the registers of a person found by phone', async () => {
  expect(await search({ type: 'phone', search_query: '218.555.0142' })).toMatchObject({
    status: 'ready',
    gathered: [{ source: 'Test register', people: 1, state: 'answered' }],
    results: { data: [{ full_name: 'Tamsin Okafor', reasons: [reason('phone')] }] },
  });
});

test('200: says until when a member opens a report again free, and nobody else', async () => {
  const account_id = newId('account');
  const { search_id } = await start({ type: 'name', search_query: 'Tamsin Okafor' });
  const { results } = await get({ search_id });
  const [tamsin] = results.data;
  const opening = { account_id, person_id: tamsin!.person_id, purpose: 'who-called' as const, search_id: null };
  const report = unlock(opening, { facts: 3, sources: 1, counted: 3, isEmpty: false, is_sparse: false }, NOW);
  await deps.opened.commit(deps.opened.keep(report));
  const freeUntil = async (as: AccountId) => {
    const read = calling(people.getSearch, handler.with(deps), { as: aMember(as) });
    return (await read({ search_id })).results.data[0]?.free_until;
  };
  expect(await freeUntil(account_id)).toBe(report.free_until);
  expect([await freeUntil(newId('account')), tamsin?.free_until]).toEqual([null, null]);
  await deps.opened.commit(
    deps.opened.keep(
      { ...report, free_until: NOW.toISOString() },
      (await deps.opened.all(account_id, [tamsin!.person_id]))[0],
    ),
  );
  expect(await freeUntil(account_id)).toBeNull();
});

test('200: a place is what it is to the person, and its state a filter', async () => {
  const seat = { title: 'Senator', employer: null, city: null, started: null, ended: null, ...provenance };
  const senator = personNamed('Edna Pellworm', {
    addresses: [{ ...livingIn('Washington', 'DC', '2 Example Sq'), kind: 'office' }],
    jobs: [{ ...seat, represents: { state: 'VT', country: 'US' } }],
  });
  await importPeople(table, senator);
  const found = await search({ type: 'name', search_query: 'Edna Pellworm', state: 'VT' });
  expect(found.results.data[0]?.reasons.map(({ kind }) => kind)).toEqual(['exact', 'exact', 'represents-there']);
  expect(found.facets.states.map(({ value }) => value)).toEqual(['DC', 'VT']);
  const { results } = await get({ search_id: found.search_id, state: ['VT'] });
  expect(results.total).toBe(1);
});

test('200: counts who is in the place asked for, and says whose place and age are not known', async () => {
  const bare = { addresses: [], birth_date: null };
  await importPeople(
    table,
    personNamed('Orla Quillfeather', { addresses: [livingIn('Duluth', 'MN')] }),
    personNamed('Orla Quillfeather', bare),
  );
  const asked = { type: 'name', search_query: 'Orla Quillfeather', city: 'Duluth', age_from: 20 } as const;
  const found = await search(asked);
  expect(found).toMatchObject({
    place_counts: { there: 1, office: 0, elsewhere: 0, unknown: 1 },
    age_counts: { of_age: 1, unknown: 1 },
  });
  const kinds = found.results.data.map(({ reasons }) => reasons.map(({ kind }) => kind));
  expect(kinds[0]).toEqual(expect.arrayContaining(['lives-there', 'age']));
  expect(kinds[1]).toEqual(expect.arrayContaining(['place-unknown', 'age-unknown']));
  const { place_counts } = await get({ search_id: found.search_id, state: ['MN'] });
  expect(place_counts).toEqual(found.place_counts);
});

test('200: returns no contact data', async () => {
  const text = JSON.stringify(await search({ type: 'phone', search_query: '(218) 555-0142' }));
  expect(text).toContain('Tamsin Okafor');
  expect(text).not.toContain('Cedar');
  expect(text.replace('(218) 555-0142', '')).not.toMatch(/555-?0142/);
});

test('200: returns an empty result', async () => {
  expect(await search({ type: 'name', search_query: 'Zebulon Quist' })).toMatchObject({
    status: 'empty',
    total: 0,
    results: { data: [], total: 0 },
  });
});

test('200: returns pages of twenty with each person once, in Laravel’s format', async () => {
  const { search_id } = await start(smiths);
  const pages = await Promise.all([1, 2, 3].map((page) => get({ search_id, page })));
  const ids = pages.flatMap(({ results }) => results.data.map(({ person_id }) => person_id));
  expect(new Set(ids).size).toBe(45);
  expect(pages[0]?.results).toMatchObject({
    current_page: 1,
    last_page: 3,
    per_page: 20,
    total: 45,
    prev_page_url: null,
  });
  expect(pages[0]?.results.next_page_url).toBe(`/api/people/searches/${search_id}?page=2`);
  expect(pages[2]?.results.next_page_url).toBeNull();
});

test('200: counts in each facet who passes the other filters', async () => {
  const { search_id } = await start(smiths);
  const texas = await get({ search_id, state: ['TX'], age_from: 60 });
  expect(texas.results.data.every(({ lives_in, age }) => lives_in?.state === 'TX' && (age ?? 0) >= 60)).toBe(true);
  expect(texas.results.total).toBe(13);
  expect(texas.facets.states).toEqual([
    { value: 'MN', count: 14, country: 'US' },
    { value: 'TX', count: 13, country: 'US' },
  ]);
  expect(texas.facets.countries).toEqual([{ value: 'US', count: 27 }]);
  expect(texas.facets.ages.reduce((sum, { count }) => sum + count, 0)).toBe(22);
});

test('200: several states are alternatives, each a parameter of its own in the address of the next page', async () => {
  const { search_id } = await start(smiths);
  const both = await get({ search_id, state: ['TX', 'MN'], city: ['Duluth'], sort: 'age' });
  expect(both.results.total).toBe(23);
  expect(both.results.next_page_url).toBe(
    `/api/people/searches/${search_id}?state=TX&state=MN&city=Duluth&sort=age&page=2`,
  );
  const ages = both.results.data.flatMap(({ age }) => age ?? []);
  expect(ages).toEqual(ages.toSorted((a, b) => a - b));
});

test('200: distinguishes current from former homes', async () => {
  const moved = personNamed('Ines Quarrie', {
    addresses: [livingIn('Reno', 'NV'), { ...livingIn('Salem', 'OR'), current: false }],
  });
  await importPeople(table, moved, personNamed('Ines Quarrie', { addresses: [livingIn('Salem', 'OR')] }));
  const { search_id } = await start({ type: 'name', search_query: 'Ines Quarrie' });
  const inOregon = async (residence?: 'current' | 'former') =>
    (await get({ search_id, state: ['OR'], residence })).results.total;
  expect([await inOregon(), await inOregon('current'), await inOregon('former')]).toEqual([2, 1, 1]);
});

test('200: sorts by when people were last seen', async () => {
  const seen = (last_seen: string) => ({ ...provenance, sources: [{ source: 'Rolls', first_seen: null, last_seen }] });
  const days = ['2020-05-01', '2026-05-01', '2023-05-01'];
  await importPeople(
    table,
    ...days.map((day) =>
      personNamed('Odo Marchbank', {
        jobs: [{ title: 'Clerk', employer: day, city: null, started: null, ended: null, ...seen(day) }],
      }),
    ),
  );
  const { search_id } = await start({ type: 'name', search_query: 'Odo Marchbank' });
  const { results } = await get({ search_id, sort: 'recent' });
  expect(results.data).toHaveLength(3);
  const shown = results.data.map(({ last_seen }) => last_seen);
  expect(shown).toEqual(shown.toSorted().toReversed());
});

test('200: an age looked for leaves out people of another one, and keeps those of unknown age last', async () => {
  const born = (year: number) => ({ year, month: 1, ...provenance });
  await importPeople(
    table,
    personNamed('Una Thackeray', { birth_date: born(1950) }),
    personNamed('Una Thackeray', { birth_date: null }),
    personNamed('Una Thackeray', { birth_date: born(1985) }),
  );
  const found = await search({ type: 'name', search_query: 'Una Thackeray', age_from: 38, age_to: 44 });
  expect(found.results.data.map(({ age }) => age)).toEqual([41, null]);
  expect(found.results.data[0]?.reasons).toContainEqual(reason('age'));
  expect(found.total).toBe(2);
});

test('200: returns a stable list, without people added later', async () => {
  const request = { type: 'phone' as const, search_query: '(218) 555-0131' };
  const { search_id } = await start(request);
  await importPeople(table, personNamed('Quill Ashdown', { phones: [line('+12185550131')] }));
  expect(await get({ search_id })).toMatchObject({ status: 'empty', total: 0 });
  expect(await search(request)).toMatchObject({ status: 'ready', total: 1 });
});

test('200: omits people removed since, without shifting pages', async () => {
  const [one, two] = ['Orla Fenwick', 'Owen Fenwick'].map((name) =>
    personNamed(name, { phones: [line('+12185550132')] }),
  );
  if (one && two) await importPeople(table, one, two);
  const { search_id } = await start({ type: 'phone', search_query: '(218) 555-0132' });
  if (one) await table.commit(table.remove(keys.teaser(one)));
  const { results } = await get({ search_id });
  expect(results.data.map(({ person_id }) => person_id)).toEqual([two?.person_id]);
});

test('200: omits people who turn out to be minors', async () => {
  const person = personNamed('Pia Ostrow', { phones: [line('+12185550133')] });
  await importPeople(table, person);
  const { search_id } = await start({ type: 'phone', search_query: '(218) 555-0133' });
  expect(await get({ search_id })).toMatchObject({ results: { data: [{}] }, links: { current: 1, line: 'fixed' } });
  const minor = { ...person, birth_date: { year: 2015, month: 1, ...provenance } };
  const shown = storedTeaserOf(minor, cardOf(minor, NOW), NOW);
  await table.commit(table.derive(teaserCard, keys.teaser(person), shown));
  const nobody = { current: 0, unknown: 0, former: 0, unknown_since: null, line: null };
  expect(await get({ search_id })).toMatchObject({ results: { data: [] }, links: nobody });
});

test('200: says how people have a number: of its age the year alone, and the kind of line where sources agree', async () => {
  const old = { confidence: 3 as const, sources: [{ source: 'Old list', first_seen: null, last_seen: '2009-08-14' }] };
  const [jennifer, rhea] = [
    personNamed('Jennifer Koss', { phones: [{ ...line('+12185550134'), ...old, phone_type: 'mobile' }] }),
    personNamed('Rhea Mott', { phones: [line('+12185550134')] }),
  ];
  await importPeople(table, jennifer, rhea);
  const { search_id } = await start({ type: 'phone', search_query: '(218) 555-0134' });
  const found = await get({ search_id });
  expect(found.links).toEqual({ current: 1, unknown: 1, former: 0, unknown_since: 2009, line: null });
  expect(found.results.data.map(({ reasons }) => reasons)).toEqual([
    [reason('phone')],
    [reason('phone'), reason('maybe-former', { year: 2009 })],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/"(link|dates|line)":[{"]/);
  await table.commit(table.remove(keys.teaser(rhea)));
  expect((await get({ search_id })).links).toEqual({
    current: 0,
    unknown: 1,
    former: 0,
    unknown_since: 2009,
    line: 'mobile',
  });
});

test('200: reads the search with its hits and the teasers, but no profile', async () => {
  const { search_id } = await start(smiths);
  const { table: counted, reads, trips } = countingReads(table);
  const deps = { searches: searchStore(counted), people: peopleStore(counted), clock: () => NOW };
  await calling(people.getSearch, handler.with(deps))({ search_id, page: 2 });
  expect(reads()).toEqual({ 'SEARCH SEARCH': 1, 'SEARCH HITS': 1, 'PERSON TEASER': 20, 'PERSON SUPPRESSED': 20 });
  expect(trips()).toBe(2);
});

/** A finished search with these hits, independent of the index. */
async function finished(found: HitList) {
  const searches = searchStore(table);
  const request = { type: 'name' as const, search_query: 'John Smith', country: 'US' };
  const finishedSearch = newSearch(newId('search', NOW.getTime()), request, 'en', NOW, {
    account_id: null,
    browser: digest(BROWSER),
  });
  await searches.start(finishedSearch);
  const { search_id } = finishedSearch;
  const step = async (...events: Parameters<typeof transition>[1][]) => {
    for (const event of events) {
      const was = await searches.of(search_id, NOW);
      const isLast = event === events.at(-1);
      if (was)
        await searches.replace(was, transition(was, event), ...(isLast ? [searches.keep(was, found).write] : []));
    }
  };
  const { total } = found;
  await step({ type: 'found', total, took_ms: 1, others: false }, { type: 'gathered', total, gathered: [] });
  return search_id;
}

test('200: searches a state again if the list is truncated', async () => {
  const states = [
    { value: 'TX', count: 7000 },
    { value: 'MN', count: 6000 },
  ];
  const search_id = await finished({ hits: [], total: 13_000, states, truncated: true });
  const all = await get({ search_id });
  expect(all).toMatchObject({ total: 13_000, results: { total: 0 }, facets: { states } });
  const texas = await get({ search_id, state: ['TX'] });
  expect(texas.results.total).toBe(22);
  expect(texas.results.data.every(({ lives_in }) => lives_in?.state === 'TX')).toBe(true);
});

test('500: fails for a damaged hit list', async () => {
  const { search_id } = await start(smiths);
  const packed = Uint8Array.of(1, 2, 3);
  const item = { search_id, kept_until: '2026-11-22T12:00:00.000Z', packed };
  await table.commit(table.derive({ schema: z.any() }, keys.hits({ search_id }), item));
  await expect(get({ search_id })).rejects.toMatchObject({ code: 'server.unexpected' });
});

test('404: rejects a search whose hits have expired', async () => {
  const { search_id } = await start(smiths);
  await table.commit(table.remove(keys.hits({ search_id })));
  await expect(get({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('200: returns a running search without results', async () => {
  const waiting = calling(people.startSearch, startSearch.with({ ...deps, ...unchecked, startJob: async () => {} }));
  const { search_id } = await waiting({ type: 'name', search_query: 'Tamsin Okafor' });
  expect(await get({ search_id })).toMatchObject({ status: 'searching', total: 0, results: { data: [] } });
});

test('500: fails for an overdue search', async () => {
  const waiting = calling(people.startSearch, startSearch.with({ ...deps, ...unchecked, startJob: async () => {} }));
  const { search_id } = await waiting({ type: 'name', search_query: 'Tamsin Okafor' });
  const late = calling(people.getSearch, handler.with({ ...deps, clock: () => addMinutes(NOW, 6) }));
  await expect(late({ search_id })).rejects.toMatchObject({ code: 'server.unexpected' });
});

describe('404: a search by a visitor', () => {
  const request = { type: 'name' as const, search_query: 'Tamsin Okafor' };
  const other = 'o'.repeat(43);
  const from = (browser: string, as?: AccountId) =>
    calling(people.getSearch, handler.with(deps), { browser, ...(as && { as: aMember(as) }) });

  test('is read by the browser that started it, logged in since or not, and by no other', async () => {
    const { search_id } = await start(request);
    expect(await from(BROWSER)({ search_id })).toMatchObject({ total: 1, may_change: true });
    expect(await from(BROWSER, newId('account'))({ search_id })).toMatchObject({ total: 1 });
    for (const read of [from(other), from(''), from(other, newId('account'))])
      await expect(read({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
  });

  test('is read on a phone by its link once that was texted', async () => {
    const { search_id } = await start(request);
    const was = (await deps.searches.of(search_id, NOW))!;
    await deps.searches.replace(was, { ...was, notify: { phone: Phone.parse('+12185550191'), message_id: null } });
    await expect(from(other)({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
    await jobRunner(table).run({ search_id });
    expect(await from(other)({ search_id })).toMatchObject({ total: 1, will_text: true, may_change: false });
    expect(await from(BROWSER)({ search_id })).toMatchObject({ may_change: true });
  });
});

describe('404: a search by a member', () => {
  const owner = newId('account');
  const request = { type: 'name' as const, search_query: 'Tamsin Okafor' };
  const begin = calling(
    people.startSearch,
    startSearch.with({
      ...deps,
      ...unchecked,
      history: historyStore(table),
      notMeant: notMeantStore(table, async () => 'a secret of the tests'),
      startJob: jobRunner(table).startJob,
    }),
    { as: aMember(owner) },
  );
  const as = (account_id: AccountId) => calling(people.getSearch, handler.with(deps), { as: aMember(account_id) });

  test('is read by that member only', async () => {
    const { search_id } = await begin(request);
    expect(await as(owner)({ search_id })).toMatchObject({ total: 1 });
    await expect(as(newId('account'))({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
    await expect(get({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
  });

  test('is read by its link once that was texted, and not before', async () => {
    const { search_id } = await begin(request);
    const was = (await deps.searches.of(search_id, NOW))!;
    const notify = { phone: Phone.parse('+12185550190'), message_id: null };
    await deps.searches.replace(was, { ...was, notify });
    await expect(get({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
    await jobRunner(table).run({ search_id });
    expect(await get({ search_id })).toMatchObject({ total: 1, will_text: true });
  });
});

test('404: rejects an unknown search', async () => {
  await expect(get({ search_id: newId('search') })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('404: rejects an expired search', async () => {
  const { search_id } = await start({ type: 'name', search_query: 'Tamsin Okafor' });
  const nextDay = calling(
    people.getSearch,
    handler.with({ ...deps, clock: () => new Date(NOW.getTime() + 86_400_001) }),
  );
  await expect(nextDay({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

const hostile = [
  "'; DROP TABLE people;--",
  '<img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  '😀'.repeat(60),
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  '${7*7}',
  '%00%ff',
  '#'.repeat(200),
  'A'.repeat(256),
  '‮ ‏ ـ',
];
test.each(hostile)('hostile input finds nobody or is refused: %j', async (text) => {
  for (const request of [
    { type: 'name', search_query: text },
    { type: 'username', search_query: text },
    { type: 'address', search_query: text, city: text, state: text, country: 'DE' },
    { type: 'address', search_query: text, city: text, state: text },
  ] as const) {
    const outcome = await search(request).then(
      ({ status }) => status,
      (error: unknown) => asFault(error).code,
    );
    expect(['empty', 'request.invalid']).toContain(outcome);
  }
});

test('200: a viewer abroad sees and counts only people who may be shown there, by source too', async () => {
  const abroad = { ...livingIn('Toronto', 'Ontario'), country: 'CA' };
  const name = 'Imogen Hartwell';
  const born = (year: number) => ({ year, month: 1, ...provenance });
  await importPeople(
    table,
    ...[1950, 1960, 1970].map((year) =>
      personNamed(name, { birth_date: born(year), addresses: [livingIn('Duluth', 'MN', `${year} Lake Ave`)] }),
    ),
    personNamed(name, { birth_date: born(1980), addresses: [abroad] }),
  );
  const { search_id } = await start({ type: 'name', search_query: name });
  const from = async (country: string) => {
    const request = new Request(`http://test/api/people/searches/${search_id}`, {
      headers: { 'x-viewer-country': country, cookie: `__Host-search=${BROWSER}` },
    });
    return people.getSearch.output.parse(await (await sending(people.getSearch, handler.with(deps))(request)).json());
  };
  expect(await from('US')).toMatchObject({ total: 4, gathered: [{ source: 'Test register', people: 4 }] });
  const shown = await from('RU');
  expect(shown).toMatchObject({ total: 1, gathered: [{ source: 'Test register', people: 1 }] });
  expect(JSON.stringify(shown)).not.toMatch(/\bMN\b/);
});

test.each([
  ['ages the wrong way round', { age_from: 90, age_to: 20 }, 'age_to'],
  ['a state that is no name', { state: ['__proto__'] }, 'state.0'],
  ['a city of a null byte', { city: ['\u0000'] }, 'city.0'],
  ['a city with half a character', { city: ['Duluth\uD800'] }, 'city.0'],
])('422: refuses %s, as a new search does', async (_, filter, field) => {
  const { search_id } = await start({ type: 'name', search_query: 'Tamsin Okafor' });
  const refused = calling(people.getSearch, handler.with(deps))({ search_id, ...filter });
  await expect(refused).rejects.toMatchObject({
    code: 'request.invalid',
    message: 'The given data was invalid.',
    fields: { [field]: ['This value is invalid.'] },
  });
});
