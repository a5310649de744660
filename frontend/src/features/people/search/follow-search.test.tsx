import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { counts, searchResults, somebody } from '#frontend/features/people/search/testing.ts';
import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { people, type SearchResults } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const search_id = newId('search');
const at = `/en/search/${search_id}`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a search under way', () => {
  let stands: Partial<SearchResults>;
  beforeEach(() => {
    stands = { status: 'searching', took_ms: null };
    answer(people.getSearch, () =>
      stands.status === 'ready'
        ? searchResults(search_id, [somebody()], { gathered: [{ source: 'Household register', people: 1 }] })
        : { ...searchResults(search_id), ...stands },
    );
  });
  const current = async () =>
    (await screen.findAllByRole('listitem', { current: 'step' })).map((step) => step.textContent);

  test('is followed to its results', async () => {
    open(at);
    await heading('Tam Okafor');
    expect(await current()).toEqual(['Indexbeing looked up']);
    stands = { status: 'gathering', took_ms: 38, total: 14 };
    expect(await screen.findByText('answered in 38 ms')).toBeTruthy();
    expect(screen.getByText('14')).toBeTruthy();
    expect(await current()).toEqual(['Sourcesbeing counted']);
    stands = { status: 'ready' };
    await heading('1 person found');
    expect(screen.getByRole('region', { name: 'What each source holds on them' }).textContent).toBe(
      'Household register1 person',
    );
  });

  test('is told to those who do not see it', async () => {
    open(at);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Searching…'));
    stands = { status: 'ready' };
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 person found'));
  });

  test('that comes to nothing says so, and can be asked for again', async () => {
    let broken = false;
    answer(people.getSearch, () => {
      if (broken) throw new Fault('server.unexpected');
      return { ...searchResults(search_id, [somebody()]), ...stands };
    });
    const { hands } = open(at);
    await heading('Tam Okafor');
    broken = true;
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    broken = false;
    stands = { status: 'ready' };
    await hands.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('1 person found');
  });

  test('sends a text when it is done, to a number that is one', async () => {
    let phone: string | undefined;
    answer(people.notifyWhenReady, (input) => {
      phone = input.phone;
      stands.will_text = true;
      return searchResults(search_id, [], { will_text: true });
    });
    const { hands } = open(at);
    await hands.click(await screen.findByRole('button', { name: 'Text me when done' }));
    await hands.type(screen.getByLabelText('Your mobile number'), '12');
    await hands.click(screen.getByRole('button', { name: 'Send me one text' }));
    expect(await screen.findByText('Invalid Phone Number')).toBeTruthy();
    expect(phone).toBeUndefined();
    await hands.type(screen.getByLabelText('Your mobile number'), '{Control>}a{/Control}218 555 0142');
    await hands.click(screen.getByRole('button', { name: 'Send me one text' }));
    expect(await screen.findByText(/You will get one text message/)).toBeTruthy();
    expect(phone).toBe('218 555 0142');
  });

  test('says where a text cannot be sent', async () => {
    answer(people.notifyWhenReady, () => {
      throw new Fault('request.too-many');
    });
    const { hands } = open(at);
    await hands.click(await screen.findByRole('button', { name: 'Text me when done' }));
    await hands.type(screen.getByLabelText('Your mobile number'), '218 555 0142');
    await hands.click(screen.getByRole('button', { name: 'Send me one text' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too Many Attempts.');
  });
});

describe('the people found', () => {
  const tamsin = somebody({
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
    reasons: ['last-exact', 'first-near'],
  });
  const nobodyKnown = somebody({ full_name: 'Tam Okafur' });
  const facets = {
    states: [
      { value: 'MN', count: 1 },
      { value: 'TX', count: 1 },
    ],
    cities: [{ value: 'Duluth', count: 1 }],
    ages: [{ value: '40', count: 1 }],
  };
  let asked: Record<string, unknown>;
  beforeEach(() =>
    answer(people.getSearch, (input) => {
      asked = input;
      const fit = input.state === 'MN' || input.age_from ? [tamsin] : [tamsin, nobodyKnown];
      return searchResults(search_id, fit, { total: 2, facets });
    }),
  );
  const rows = async () =>
    within(await screen.findByRole('region', { name: /^People/ })).getAllByRole('heading', { level: 3 });

  test('are told apart by what is known of them', async () => {
    open(at);
    await heading('2 people found');
    const [first, second] = (await rows()).map((row) => row.closest('li')?.textContent ?? '');
    expect(first).toContain('Tamsin R. OkaforAge 41');
    expect(first).toContain('Also Tamsin Hale');
    expect(first).toContain('Lives inDuluth, Minnesota');
    expect(first).toContain('Lived inAustin, TX · Leeds, GB');
    expect(first).toContain('Related toDaniel Okafor, Ruth Hale and 4 more');
    expect(first).toContain('Last name exactFirst name spelled alike');
    expect(first).toContain('3 phones0 emails0 places6 relatives1 job0 schools0 profiles');
    expect(first).toContain('Last seen Nov 12, 2026');
    expect(second).toContain('No other names');
    expect(second).toContain('Related toNone found');
    expect(second).toContain('Lives inNot known');
    expect(second).toContain('No date known');
    const link = screen.getByRole('link', { name: 'Open report: Tamsin R. Okafor' });
    expect(link.getAttribute('href')).toBe(`/en/search-result/${tamsin.person_id}`);
  });

  test('can be narrowed by state, and widened again', async () => {
    const { hands, router } = open(at);
    await hands.click(await screen.findByRole('radio', { name: /^Minnesota/ }));
    await heading('1 of 2 people');
    expect(asked).toMatchObject({ state: 'MN', page: 1 });
    expect(router.state.location.search).toBe('?state=MN');
    expect(await rows()).toHaveLength(1);
    await hands.click(screen.getByRole('button', { name: 'Remove Minnesota' }));
    await heading('2 people found');
    expect(router.state.location.search).toBe('');
  });

  test('can be narrowed by age', async () => {
    const { hands } = open(at);
    await hands.type(await screen.findByLabelText('From'), '35{Enter}');
    await heading('1 of 2 people');
    expect(asked).toMatchObject({ age_from: 35 });
    expect(screen.getByRole('button', { name: 'Remove Age 35 and over' })).toBeTruthy();
  });

  test('are shown on a map for those who see it, and told to those who do not', async () => {
    open(at);
    expect(await screen.findByRole('img', { name: 'Map of the states: Minnesota 1, Texas 1' })).toBeTruthy();
  });

  test('who fit no filter are nobody, and that is said', async () => {
    answer(people.getSearch, () => searchResults(search_id, [], { status: 'ready', total: 2, facets }));
    open(`${at}?city=Reno`);
    expect(await screen.findByText(/Nobody among them fits these filters/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Reno' })).toBeTruthy();
  });

  test('come in pages', async () => {
    answer(people.getSearch, ({ page }) =>
      searchResults(search_id, [page === 2 ? nobodyKnown : tamsin], {
        total: 2,
        results: {
          current_page: page,
          last_page: 2,
          next_page_url: page === 1 ? '/x' : null,
          prev_page_url: page === 2 ? '/x' : null,
        },
      }),
    );
    const { hands } = open(at);
    await hands.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect((await rows()).map((row) => row.textContent)).toEqual(['Tam Okafur']);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(at);
  });

  test('are remembered by their number, for the way back from a report', async () => {
    rememberSearch({
      search_id,
      search_query: 'Tam Okafor',
      request: { type: 'name', last_name: 'Okafor', country: 'US' },
    });
    open(at);
    await heading('2 people found');
    await waitFor(() => expect(lastSearch()?.total).toBe(2));
  });
});

describe('a search that finds nobody', () => {
  test('says so, that nothing was charged, and what else to try', async () => {
    answer(people.getSearch, () => searchResults(search_id, [], { status: 'empty' }));
    answerHome();
    const { hands } = open(at);
    await heading('No record under this spelling.');
    expect(screen.getByText(/You were not charged anything\./)).toBeTruthy();
    const other = screen.getByText('You have an email address?').closest('li')!;
    await hands.click(within(other).getByRole('link', { name: 'Try that' }));
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'Email', checked: true })).toBeTruthy();
    await screen.findByText(/one free day/);
  });
});

describe('a search that cannot be shown', () => {
  test('has ended where it is no longer kept', async () => {
    answer(people.getSearch, () => {
      throw new Fault('people.search-not-found');
    });
    open(at);
    await heading('This search has ended.');
    expect(screen.getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/en');
  });

  test('is asked for again where it could not be read', async () => {
    answer(people.getSearch, () => {
      throw new Fault('server.unexpected');
    });
    const { hands } = open(at);
    await screen.findByText('Something went wrong, please try again later.');
    answer(people.getSearch, () => searchResults(search_id, [somebody()]));
    await hands.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('1 person found');
  });
});
