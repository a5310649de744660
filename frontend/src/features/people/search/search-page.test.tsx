import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { counts, reason, searchResults, searchState, aPerson } from '#frontend/features/people/search/testing.ts';
import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { signOut } from '#frontend/lib/session.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import { readLine } from '#shared/search-line/read-line.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const search_id = newId('search');
const at = `/en/search/${search_id}`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const credits = {
  balance: 5,
  unused: 5,
  returned: 0,
  used: 0,
  renews_at: null,
  entries: {
    data: [],
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: 0,
    next_page_url: null,
    prev_page_url: null,
  },
};

describe('a running search', () => {
  let progress: Partial<SearchResults>;
  beforeEach(() => {
    progress = { status: 'searching', took_ms: null };
    answer(people.getSearch, () =>
      progress.status === 'ready'
        ? searchResults(search_id, [aPerson()], {
            gathered: [{ source: 'Household register', people: 1, state: 'answered' }],
          })
        : { ...searchResults(search_id), ...progress },
    );
  });
  const current = async () =>
    (await screen.findAllByRole('listitem', { current: 'step' })).map((step) => step.textContent);

  test('is followed to its results', async () => {
    const advance = stopClock();
    open(at);
    await heading('Tam Okafor');
    expect(await current()).toEqual(['Indexsearching']);
    progress = { status: 'gathering', took_ms: 38, total: 14 };
    await advance(300);
    expect(await screen.findByText('answered in 38 ms')).toBeTruthy();
    expect(screen.getByText('14')).toBeTruthy();
    expect(await current()).toEqual(['Sourcescounting']);
    progress = { status: 'ready' };
    await advance(300);
    await heading('1 person found');
    expect(screen.getByRole('region', { name: 'What each source knows about them' }).textContent).toBe(
      '1 source answeredHousehold register1 person',
    );
  });

  test('is announced to screen readers', async () => {
    const advance = stopClock();
    open(at);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Searching…'));
    progress = { status: 'ready' };
    await advance(300);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 person found'));
  });

  test('that fails says so, and can be retried', async () => {
    const advance = stopClock();
    let broken = false;
    answer(people.getSearch, () => {
      if (broken) throw new Fault('server.unexpected');
      return { ...searchResults(search_id, [aPerson()]), ...progress };
    });
    const { user } = open(at);
    await heading('Tam Okafor');
    broken = true;
    await advance(300);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    broken = false;
    progress = { status: 'ready' };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('1 person found');
  });

  test('sends a text to a valid number when done', async () => {
    let phone: string | undefined;
    answer(people.notifyWhenReady, (input) => {
      phone = input.phone;
      progress.will_text = true;
      return searchResults(search_id, [], { will_text: true });
    });
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Text me when done' }));
    await user.type(screen.getByLabelText('Your mobile number'), '12');
    await user.click(screen.getByRole('button', { name: 'Send me one text' }));
    expect(await screen.findByText('Invalid Phone Number')).toBeTruthy();
    expect(phone).toBeUndefined();
    await user.type(screen.getByLabelText('Your mobile number'), '{Control>}a{/Control}218 555 0142');
    await user.click(screen.getByRole('button', { name: 'Send me one text' }));
    expect(await screen.findByText(/We will text you the link/)).toBeTruthy();
    expect(phone).toBe('218 555 0142');
  });

  test('says if a text cannot be sent', async () => {
    answer(people.notifyWhenReady, () => {
      throw new Fault('request.too-many');
    });
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Text me when done' }));
    await user.type(screen.getByLabelText('Your mobile number'), '218 555 0142');
    await user.click(screen.getByRole('button', { name: 'Send me one text' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too Many Attempts.');
  });
});

test('offers what else a line may mean where its reading finds nobody', async () => {
  answer(people.getSearch, () => searchResults(search_id, [], { status: 'empty', search_query: 'Inouye Hawaii' }));
  answer(people.getAlternatives, () => ({ alternatives: [] }));
  answer(people.readLine, ({ text, country }) => ({ readings: readLine(text, country), completions: [] }));
  rememberSearch({
    search_id,
    search_query: 'Inouye Hawaii',
    request: { type: 'name', search_query: 'Inouye Hawaii', country: 'US' },
    line: 'Inouye Hawaii',
  });
  let asked: unknown;
  answer(people.startSearch, (request) => {
    asked = request;
    return searchState(newId('search'));
  });
  const { user } = open(at);
  const other = (await screen.findByText(/^Or did you mean/)).closest('li')!;
  expect(other.textContent).toBe('Or did you mean Last name: Inouye · State: HawaiiSearch');
  await user.click(within(other).getByRole('button'));
  await waitFor(() => expect(asked).toMatchObject({ type: 'name', last_name: 'Inouye', state: 'HI' }));
});

test('says from when a search that was refused can be read again', async () => {
  answer(people.getSearch, () => {
    throw new Fault('request.too-many', { until: '2026-11-21T12:01:00.000Z' });
  });
  open(at);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too Many Attempts\. You can try again from .*2026/);
});

describe('the results', () => {
  const tamsin = aPerson({
    full_name: 'Tamsin R. Okafor',
    age: 41,
    also_known_as: ['Tamsin Hale'],
    lives_in: { city: 'Duluth', state: 'MN', country: 'US' },
    lived_in: [
      { city: 'Austin', state: 'TX', country: 'US' },
      { city: 'Leeds', state: null, country: 'GB' },
    ],
    related_to: ['Daniel Okafor', 'Ruth Hale'],
    counts: counts({ phones: 3, relationships: 6, jobs: 1 }),
    last_seen: '2026-11-12',
    reasons: [reason('exact', { part: 'last' }), reason('letters', { part: 'first', stored: 'Tamsin', letters: 1 })],
  });
  const unknown = aPerson({ full_name: 'Tam Okafur' });
  let requests: Record<string, unknown>[];
  beforeEach(() => {
    requests = [];
    answer(people.getSearch, (input) => {
      requests.push(input);
      return searchResults(search_id, [tamsin, unknown]);
    });
  });
  const rows = async () =>
    within(await screen.findByRole('region', { name: /^People/ })).getAllByRole('heading', { level: 3 });

  test('can be distinguished by what is known', async () => {
    open(at);
    await heading('2 people found');
    const [second, first] = (await rows()).map((row) => row.closest('li')?.textContent ?? '');
    expect(first).toContain('Tamsin R. OkaforAge 41');
    expect(first).toContain('Also known as Tamsin Hale');
    expect(first).toContain('Lives inDuluth, Minnesota');
    expect(first).toContain('Lived inAustin, Texas\u00A0· Leeds, United Kingdom');
    expect(first).toContain('Related toDaniel Okafor, Ruth Hale and 4 more');
    expect(first).toContain('One letter differs (Tamsin)Last name exact');
    expect(first).toContain('3 phones6 relatives1 job');
    expect(first).toContain('Data as of Nov 12, 2026');
    expect(second).toMatch(/Tam OkafurWhy they matchLast name exactFree preview/);
    expect(second).not.toMatch(/0|Unknown|None|Data as of/);
    const link = screen.getByRole('link', { name: 'Free preview: Tamsin R. Okafor' });
    expect(link.getAttribute('href')).toBe(`/en/search-result/${tamsin.person_id}`);
  });

  test('open for a credit, which visitors, who see a free preview, do not have', async () => {
    answer(billing.getCredits, () => credits);
    signInAs();
    const found = [
      aPerson({ full_name: 'Tam Okafur', counts: counts({ phones: 1 }) }),
      aPerson({ full_name: 'Tim Okafur', counts: counts({ personal: 3 }) }),
    ];
    answer(people.getSearch, () => searchResults(search_id, found));
    open(at);
    const [row, sparse] = (await rows()).map((each) => each.closest('li')?.textContent ?? '');
    expect(row).toContain('Open report');
    expect(row).toContain('1 credit.');
    expect(sparse).toContain('No credit needed.');
    signOut();
    await screen.findByRole('link', { name: 'Free preview: Tam Okafur' });
    expect(screen.queryByText('1 credit.')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Open report/ })).toBeNull();
  });

  test('are free where the searcher has opened the report', async () => {
    answer(billing.getCredits, () => credits);
    signInAs();
    const opened = aPerson({ full_name: 'Tam Okafur', free_until: '2026-12-30T09:00:00.000Z' });
    answer(people.getSearch, () => searchResults(search_id, [opened]));
    open(at);
    const [row] = (await rows()).map((each) => each.closest('li')?.textContent ?? '');
    expect(row).toContain('Opened, free until Dec 30, 2026.');
    expect(row).not.toContain('1 credit');
  });

  test('named as asked come first under a heading, then those of a similar name; in another order without', async () => {
    const { user } = open(at);
    const exact = within(await screen.findByRole('region', { name: 'Exact name 1' }));
    expect(exact.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(['Tam Okafur']);
    const similar = within(screen.getByRole('region', { name: 'Similar names 1' }));
    expect(similar.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Tamsin R. OkaforAge 41',
    ]);
    await user.selectOptions(await screen.findByLabelText('Sort'), 'Name');
    expect(screen.queryByRole('region', { name: /^(Exact|Similar)/ })).toBeNull();
    expect(await rows()).toHaveLength(2);
  });

  test('are distinguished by their work and the years of their lives where nothing else is known', async () => {
    const work = { title: 'Representative', employer: 'US Congress', started: '1821-03-04', ended: null };
    answer(people.getSearch, () =>
      searchResults(search_id, [
        aPerson({
          full_name: 'John Smith',
          birth_date: { year: 1750, month: null },
          death: { year: 1836, month: null },
          occupation: { ...work, ended: '1825-03-03', fact_state: 'former' },
        }),
        aPerson({
          full_name: 'John Smith',
          occupation: { ...work, fact_state: 'current', until: '2031-01-03' },
          last_seen: null,
        }),
        aPerson({ full_name: 'John Smith', birth_date: { year: 1899, month: null }, vital_status: 'unknown' }),
      ]),
    );
    open(at);
    const [first, second, third] = (await rows()).map((row) => row.closest('li')?.textContent ?? '');
    expect(first).toContain('John Smith1750–1836Worked asRepresentative, US Congress, 1821–1825');
    expect(second).toContain('Works asRepresentative, US Congress, since 1821, term ends 2031');
    expect(second).not.toContain('Data as of');
    expect(third).toMatch(/John SmithBorn 1899(?!,)/);
  });

  test('with the same name and no other details are one row, and listed on request', async () => {
    const john = () => aPerson({ full_name: 'John Smith' });
    answer(people.getSearch, () => searchResults(search_id, [john(), tamsin, john(), john()]));
    const { user } = open(at);
    await heading('4 people found');
    expect(await rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '2 more people named John Smith, with no other details' }));
    expect(await rows()).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: 'Free preview: John Smith' })).toHaveLength(3);
  });

  test('are one person without filters and order', async () => {
    answer(people.getSearch, () => searchResults(search_id, [tamsin]));
    open(at);
    await heading('1 person found');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    expect(screen.queryByLabelText('Sort')).toBeNull();
  });

  test('are sorted as chosen', async () => {
    answer(people.getSearch, () => searchResults(search_id, [tamsin, unknown, aPerson({ full_name: 'Zoe Abara' })]));
    const { user, router } = open(at);
    await user.selectOptions(await screen.findByLabelText('Sort'), 'Name');
    expect((await rows()).map((row) => row.textContent)).toEqual(['Zoe Abara', 'Tamsin R. OkaforAge 41', 'Tam Okafur']);
    expect(router.state.location.search).toBe('?sort=name');
  });

  test('are reached past the filters', async () => {
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Skip to the people' }));
    expect(document.activeElement?.textContent).toBe('People 2');
  });

  test('can be of several states, and of those who lived there', async () => {
    const { user, router } = open(at);
    const facet = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(facet.getByRole('button', { name: 'Minnesota, 1 person' }));
    await user.click(facet.getByRole('button', { name: 'Texas, 1 person' }));
    expect(router.state.location.search).toBe('?state=MN&state=TX');
    await user.click(facet.getByRole('button', { name: /^Lived there/ }));
    expect(router.state.location.search).toBe('?state=MN&state=TX&residence=former');
    await heading('1 of 2 people');
    await user.click(facet.getByRole('button', { name: 'Texas, 1 person', pressed: true }));
    expect(router.state.location.search).toBe('?state=MN&residence=former');
    await heading('0 of 2 people');
  });

  test('on one page are filtered at once, without a request', async () => {
    const { user, router } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Minnesota, 1 person' }));
    await heading('1 of 2 people');
    expect(screen.getByRole('status').textContent).toBe('1 of 2 people');
    expect(router.state.location.search).toBe('?state=MN');
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Minnesota, 1 person', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Minnesota' }));
    await heading('2 people found');
    expect(router.state.location.search).toBe('');
    expect(document.activeElement?.textContent).toBe('People 2');
    expect(requests.filter(({ state }) => state !== undefined)).toEqual([]);
  });

  test('can be filtered by age: by decade and by range', async () => {
    const { user, router } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Age 40 to 49, 1 person' }));
    await heading('1 of 2 people');
    expect(router.state.location.search).toBe('?age_from=40&age_to=49');
    await user.click(screen.getByRole('button', { name: 'Remove Age 40 to 49' }));
    await heading('2 people found');
    await user.type(screen.getByLabelText('From'), '35{Enter}');
    await heading('1 of 2 people');
    await user.click(screen.getByRole('button', { name: 'Remove Age 35 and over' }));
    await heading('2 people found');
    await user.type(screen.getByLabelText('From'), '35');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('To'));
    await user.keyboard('54');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Apply the ages' }));
    await heading('1 of 2 people');
    expect(router.state.location.search).toBe('?age_from=35&age_to=54');
  });

  test('can be filtered several ways, cleared one by one or all at once', async () => {
    const { user, router } = open(at);
    await user.click(await screen.findByRole('button', { name: /^Texas/ }));
    await user.click(screen.getByRole('button', { name: /^Austin/ }));
    await user.click(screen.getByRole('button', { name: /^Age 40 to 49/ }));
    expect(router.state.location.search).toBe('?state=TX&city=Austin&age_from=40&age_to=49');
    await user.click(screen.getByRole('button', { name: /^Austin/, pressed: true }));
    expect(router.state.location.search).toBe('?state=TX&age_from=40&age_to=49');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(router.state.location.search).toBe('');
    await heading('2 people found');
  });

  test('can be filtered with the keyboard alone', async () => {
    const { user } = open(at);
    (await screen.findByRole('button', { name: /^Minnesota/ })).focus();
    await user.keyboard('{Enter}');
    await heading('1 of 2 people');
    expect(document.activeElement?.textContent).toContain('Minnesota, 1 person');
    await user.keyboard(' ');
    await heading('2 people found');
  });

  test('are filtered in a sheet on small screens', async () => {
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: /^Minnesota/ }));
    await user.click(await sheet.findByRole('button', { name: 'Show 1 person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await heading('1 of 2 people');
  });

  test('are shown on a map of the US, whose states can be pressed', async () => {
    const { user, router } = open(at);
    await user.click((await screen.findAllByTitle('Texas 1'))[0]!);
    expect(router.state.location.search).toBe('?state=TX');
    await heading('1 of 2 people');
  });

  test('of another country have no map of the US, and a country to choose', async () => {
    const inFukuoka = { city: 'Fukuoka', state: 'Fukuoka', country: 'JP' };
    answer(people.getSearch, () =>
      searchResults(search_id, [aPerson({ lives_in: inFukuoka }), aPerson({ lives_in: inFukuoka, age: 30 }), tamsin]),
    );
    const { user, router } = open(at);
    const facet = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(facet.queryByTitle(/Minnesota/)).toBeNull();
    await user.click(facet.getByRole('button', { name: 'Japan, 2 people' }));
    expect(router.state.location.search).toBe('?country=JP');
    expect(facet.queryByRole('button', { name: /^Minnesota/ })).toBeNull();
  });

  test('are all shown where nobody is in the country searched for', async () => {
    const { user, router } = open(`${at}?country=FR`);
    await heading('2 people found');
    const line = screen.getByText('Nobody in France');
    expect(line.closest('p')?.textContent).toBe('Nobody in France\u00A0· shown: people anywhere');
    expect(screen.getByRole('status').textContent).toBe('Nobody in France, 2 people found');
    await user.click(screen.getByRole('button', { name: 'Minnesota, 1 person' }));
    await heading('1 of 2 people');
    expect(router.state.location.search).toBe('?state=MN');
  });

  test('that match no filter are reported', async () => {
    const { user } = open(`${at}?city=Reno`);
    expect(await screen.findByText('Nobody matches these filters.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Reno' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await heading('2 people found');
  });

  test('may be incomplete if a source did not answer, which is named', async () => {
    answer(people.getSearch, () =>
      searchResults(search_id, [tamsin], {
        gathered: [
          { source: 'Household register', people: 1, state: 'answered' },
          { source: 'Rolls', people: 0, state: 'timed-out' },
          { source: 'Web', people: 0, state: 'not-asked' },
        ],
      }),
    );
    open(at);
    const sources = await screen.findByRole('region', { name: 'What each source knows about them' });
    expect(sources.textContent).toBe(
      '1 source answeredHousehold register1 personRollsdid not answer in timeWebnot queried',
    );
    expect(screen.getByText(/did not answer, so/).textContent).toBe(
      'Rolls did not answer, so some people may be missing here.',
    );
  });

  test('are paged', async () => {
    answer(people.getSearch, ({ page }) =>
      searchResults(search_id, [page === 2 ? unknown : tamsin], {
        total: 22,
        results: {
          current_page: page,
          last_page: 2,
          next_page_url: page === 1 ? '/x' : null,
          prev_page_url: page === 2 ? '/x' : null,
        },
      }),
    );
    const { user } = open(at);
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect((await rows()).map((row) => row.textContent)).toEqual(['Tam Okafur']);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(at);
  });

  test('say who lives elsewhere than in the state searched in', async () => {
    const away = aPerson({
      full_name: 'Tam Okafor',
      reasons: [reason('exact', { part: 'last' }), reason('elsewhere')],
    });
    answer(people.getSearch, () => searchResults(search_id, [away]));
    rememberSearch({
      search_id,
      search_query: 'Tam Okafor',
      request: { type: 'name', search_query: 'Tam Okafor', state: 'OH', country: 'US' },
    });
    open(at);
    expect(await screen.findByText('Not in Ohio, as far as sources say')).toBeTruthy();
  });

  test('say how many are in the place asked for, and whose place or age is not known', async () => {
    const unplaced = aPerson({ reasons: [reason('place-unknown'), reason('age-unknown')] });
    const asked = {
      place_counts: { there: 0, office: 0, elsewhere: 3, unknown: 1 },
      age_counts: { of_age: 2, unknown: 2 },
    };
    answer(people.getSearch, () => searchResults(search_id, [unplaced], asked));
    rememberSearch({
      search_id,
      search_query: 'Tam Okafor',
      request: { type: 'name', search_query: 'Tam Okafor', city: 'Chicago', state: 'IL', country: 'US', age_from: 40 },
    });
    open(at);
    const line = await screen.findByText('Nobody in Chicago, Illinois');
    expect(line.closest('p')?.textContent).toBe(
      'Nobody in Chicago, Illinois\u00A0· 3 elsewhere\u00A0· 1 with no known place',
    );
    expect(screen.getByText('2 of this age').closest('p')?.textContent).toBe('2 of this age\u00A0· 2 of unknown age');
    expect(screen.getByText('Place not known').closest('li')?.textContent).toBe('Place not known');
    expect(screen.getByText('Age not known')).toBeTruthy();
  });

  test('say who has an elected office for the state of the town asked for', async () => {
    const elected = aPerson({
      represents: [{ city: null, state: 'CA', country: 'US' }],
      reasons: [reason('represents-state', { stored: 'CA' })],
    });
    const asked = { place_counts: { there: 0, office: 1, elsewhere: 0, unknown: 0 } };
    answer(people.getSearch, () => searchResults(search_id, [elected], asked));
    rememberSearch({
      search_id,
      search_query: 'Okafor',
      request: { type: 'name', last_name: 'Okafor', city: 'San Francisco', state: 'CA', country: 'US' },
    });
    open(at);
    const line = await screen.findByText('No address in San Francisco, California');
    expect(line.closest('p')?.textContent).toBe(
      'No address in San Francisco, California\u00A0· 1 with an elected office for California',
    );
    expect(screen.getByText('Elected office for California')).toBeTruthy();
  });

  test('are counted for the way back from a report', async () => {
    rememberSearch({
      search_id,
      search_query: 'Tam Okafor',
      request: { type: 'name', last_name: 'Okafor', country: 'US' },
    });
    open(at);
    await heading('2 people found');
    await waitFor(() => expect(lastSearch()?.total).toBe(2));
    expect(lastSearch()?.shown).toHaveLength(2);
  });
});

describe('more results than one page', () => {
  const here = aPerson({ full_name: 'Maria Smith' });
  const there = aPerson({ full_name: 'Mary Smith' });
  const facets = {
    countries: [],
    residences: [],
    states: ['CA', 'TX', 'FL', 'NY', 'PA', 'IL', 'OH'].map((value, i) => ({
      value,
      count: 700 - 100 * i,
      country: 'US',
    })),
    cities: [],
    ages: [],
  };
  const found = { total: 41_208, facets, results: { total: 1000, last_page: 50, next_page_url: '/x' } };
  const narrowed = { ...found, results: { total: 700, last_page: 35, next_page_url: '/x' } };
  const list = () => screen.findByRole('region', { name: /^People/ });

  test('stay on the screen until the filtered page arrives', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    answer(people.getSearch, async ({ state }) => {
      if (!state) return searchResults(search_id, [here], found);
      await arrived;
      return searchResults(search_id, [there], narrowed);
    });
    const { user } = open(at);
    const facet = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(facet.getByRole('button', { name: 'California, 700 people' }));
    await waitFor(async () => expect((await list()).getAttribute('aria-busy')).toBe('true'));
    expect(facet.getByRole('button', { name: 'California, 700 people', pressed: true })).toBeTruthy();
    expect(within(await list()).getByText('Maria Smith')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Filtering…');
    arrive();
    await heading('700 of 41,208 people');
    expect(screen.getByText('Mary Smith')).toBeTruthy();
    expect((await list()).getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('700 of 41,208 people');
  });

  test('suggest a state first if there are too many', async () => {
    answer(people.getSearch, ({ state }) => searchResults(search_id, [state ? there : here], state ? narrowed : found));
    const { user, router } = open(at);
    const many = within(await screen.findByRole('region', { name: 'A lot of people match.' }));
    expect(many.getByText(/Only the 1,000 best matches are listed/)).toBeTruthy();
    await user.click(many.getByRole('button', { name: 'Texas 600' }));
    await heading('700 of 41,208 people');
    expect(router.state.location.search).toBe('?state=TX');
    expect(screen.queryByRole('region', { name: 'A lot of people match.' })).toBeNull();
  });

  test('show all states on request', async () => {
    answer(people.getSearch, () => searchResults(search_id, [here], found));
    const { user } = open(at);
    const facet = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(facet.queryByRole('button', { name: /^Ohio/ })).toBeNull();
    await user.click(facet.getByRole('button', { name: '2 more states' }));
    expect(facet.getByRole('button', { name: 'Ohio, 100 people' })).toBeTruthy();
    await user.click(facet.getByRole('button', { name: 'Show fewer' }));
    expect(facet.queryByRole('button', { name: /^Ohio/ })).toBeNull();
  });

  test('that cannot be filtered now stay, and can be retried', async () => {
    let broken = true;
    answer(people.getSearch, ({ state }) => {
      if (state && broken) throw new Fault('server.unexpected');
      return searchResults(search_id, [state ? there : here], state ? narrowed : found);
    });
    const { user } = open(`${at}?state=CA`);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    expect(screen.getByText('Maria Smith')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('700 of 41,208 people');
  });
});

describe('a search without results', () => {
  test('says so, that nothing was charged, and what else to try', async () => {
    answer(people.getSearch, () => searchResults(search_id, [], { status: 'empty' }));
    answer(people.getAlternatives, () => ({ alternatives: [] }));
    answerHome();
    const { user } = open(at);
    await heading('No record with this spelling.');
    expect(screen.getByText(/^No results could be found\..*You were not charged\.$/)).toBeTruthy();
    const other = screen.getByText('Do you have an email address?').closest('li')!;
    await user.click(within(other).getByRole('link', { name: 'Try it' }));
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'Email', checked: true })).toBeTruthy();
    await screen.findByText(/one free day/);
  });

  test('says of which place and age it is where others have the name', async () => {
    const request = { type: 'name' as const, search_query: 'Tamsin Okafor', state: 'TX', country: 'US' };
    answer(people.getSearch, () => searchResults(search_id, [], { status: 'empty' }));
    answer(people.getAlternatives, () => ({ alternatives: [{ kind: 'any-age' as const, request, people: 2 }] }));
    rememberSearch({
      search_id,
      search_query: 'Tamsin Okafor',
      request: { ...request, age_from: 58, age_to: 62 },
    });
    open(at);
    await heading('Nobody of this name in Texas, aged 58 to 62.');
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
    expect(screen.getByText(/^The same name at any age/).closest('li')?.textContent).toContain('2 people');
  });

  test('suggests near names and wider searches with how many they find, and starts one with one press', async () => {
    const next = newId('search');
    const requests: object[] = [];
    answer(people.getSearch, ({ search_id: id }) =>
      id === next ? searchResults(next, [aPerson()]) : searchResults(search_id, [], { status: 'empty' }),
    );
    answer(people.getAlternatives, () => ({
      alternatives: [
        {
          kind: 'spelling' as const,
          request: { type: 'name' as const, search_query: 'Tamsin Okafor', country: 'US' },
          people: 3,
        },
        {
          kind: 'last-name' as const,
          request: { type: 'name' as const, last_name: 'Okafor', country: 'US' },
          people: 159,
        },
      ],
    }));
    answer(people.startSearch, (request) => {
      requests.push(request);
      return searchState(next, { search_query: 'Okafor' });
    });
    const { user, router } = open(at);
    expect((await screen.findByText(/^Did you mean/)).closest('li')?.textContent).toBe(
      'Did you mean Tamsin Okafor? 3 peopleSearch',
    );
    const all = screen.getByText(/^People with a last name like/).closest('li')!;
    expect(all.textContent).toContain('159 people');
    await user.click(within(all).getByRole('button', { name: 'Search' }));
    await heading('1 person found');
    expect(router.state.location.pathname).toBe(`/en/search/${next}`);
    expect(requests).toEqual([{ type: 'name', last_name: 'Okafor', country: 'US', language: 'en' }]);
  });

  test('is searched again without its place or age with one press', async () => {
    const next = newId('search');
    const requests: object[] = [];
    answer(people.getSearch, ({ search_id: id }) => searchResults(id, [aPerson()]));
    answer(people.startSearch, (request) => {
      requests.push(request);
      return searchState(next);
    });
    rememberSearch({
      search_id,
      search_query: 'Tam Okafor',
      request: { type: 'name', search_query: 'Tam Okafor', city: 'Duluth', state: 'MN', country: 'US', age_from: 40 },
    });
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Remove Duluth, Minnesota' }));
    await vi.waitFor(() =>
      expect(requests).toEqual([
        { type: 'name', search_query: 'Tam Okafor', country: 'US', age_from: 40, language: 'en' },
      ]),
    );
  });
});

describe('a search that cannot be shown', () => {
  test('has expired, or is of another browser or account', async () => {
    answer(people.getSearch, () => {
      throw new Fault('people.search-not-found');
    });
    open(at);
    await heading('This search cannot be shown here.');
    expect(screen.getByText(/^It has expired, or it belongs to another browser or account\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/en');
  });

  test('can be retried if it cannot be loaded', async () => {
    answer(people.getSearch, () => {
      throw new Fault('server.unexpected');
    });
    const { user } = open(at);
    await screen.findByText('Something went wrong, please try again later.');
    answer(people.getSearch, () => searchResults(search_id, [aPerson()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('1 person found');
  });
});
