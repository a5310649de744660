import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { searchResults, searchState, aPerson } from '#frontend/features/people/search/testing.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer, server } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { anOffer } from '#frontend/testing/offer.ts';
import { people } from '#shared/api/people.ts';
import { readLine } from '#shared/search-line/read-line.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { newId } from '#shared/values/id.ts';

const search_id = newId('search');
let asked: (SearchRequest & { language: string }) | undefined;

beforeEach(() => {
  asked = undefined;
  answerHome();
  answer(people.startSearch, (input) => {
    asked = input;
    return searchState(search_id);
  });
  answer(people.getSearch, () => searchResults(search_id, [aPerson()]));
  answer(people.suggestNames, () => ({ names: [] }));
  answer(people.suggestPlaces, () => ({ places: [], similar: [] }));
  answer(people.readLine, ({ text, country }) => ({ readings: readLine(text, country), completions: [] }));
});

/** The form of one way to search, and what is in it. */
async function form(name: string) {
  const found = within(await screen.findByRole('form', { name }));
  const field = (label: string) => found.getByLabelText<HTMLInputElement>(label);
  return {
    field,
    /** Writes into a field that another one may replace when the pointer comes near. */
    write: async (user: UserEvent, label: string, text: string) => {
      await user.click(field(label));
      await user.type(field(label), text);
    },
    send: () => found.getAllByRole('button').at(-1)!,
    says: (words: string) => found.findByText(words),
    alert: () => found.findByRole('alert'),
  };
}

test('after very many searches a browser proves that it is one, without any action of the user', async () => {
  answerChallenges();
  const proofs: boolean[] = [];
  answer(people.startSearch, ({ proof }) => {
    proofs.push(Boolean(proof));
    if (!proof) throw new Fault('request.proof-needed');
    return searchState(search_id);
  });
  const { user, router } = open('/en');
  const email = await form('By email');
  await user.type(email.field('Email address'), 'tam@example.com');
  await user.click(email.send());
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/en/search/${search_id}`), 5000);
  expect(proofs).toEqual([false, true]);
});

describe('what stands behind the search', () => {
  test('is shown as the index states it', async () => {
    open('/en');
    expect(await screen.findByText('41,208')).toBeTruthy();
    expect(screen.getByText('612,877')).toBeTruthy();
    expect(screen.getByText('2')).toBeTruthy();
    expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
  });

  test('is requested again where it could not be read', async () => {
    answer(people.getIndex, () => {
      throw new Fault('server.unexpected');
    });
    const { user } = open('/en');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Something went wrong, please try again later.')).toBeTruthy();
    answer(people.getIndex, () => ({ people: 7, facts: 70, sources: [], updated_at: null }));
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('never')).toBeTruthy();
  });
});

test('the price comes with its dates, as configured', async () => {
  open('/en');
  const section = within(await screen.findByRole('region', { name: 'The price, with dates.' }));
  const [today, first, next] = await section.findAllByText(/\$/);
  expect([today, first, next].map((price) => price?.textContent)).toEqual(['$0.00', '$24.90', '$24.90']);
  const [, then] = anOffer().charges;
  const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }).format(new Date(then!.at));
  expect(section.getAllByText(new RegExp(day))).toHaveLength(2); // the reminder, and the first month
  expect(screen.getByText(/one free day, then/)).toBeTruthy();
});

describe('a search by name', () => {
  test('needs a name', async () => {
    const { user } = open('/en');
    const { field, send, says } = await form('By name');
    await user.click(send());
    expect(await says('Search text must not be empty.')).toBeTruthy();
    expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('Last name')));
    expect(asked).toBeUndefined();
  });

  test('needs a last name', async () => {
    const { user } = open('/en');
    const { send, says, write } = await form('By name');
    await write(user, 'First name', 'Tam');
    await user.click(send());
    expect(await says('A last name is required.')).toBeTruthy();
  });

  test('goes to where it is followed, and names nobody in the address', async () => {
    const { user, router } = open('/en');
    const { field, send, write } = await form('By name');
    await write(user, 'First name', 'Tam');
    await write(user, 'Last name', 'Okafor');
    await screen.findByRole('option', { name: 'Minnesota' });
    await user.selectOptions(field('State'), 'Minnesota');
    await user.click(send());
    expect(await screen.findByRole('heading', { level: 1, name: '1 person found' })).toBeTruthy();
    expect(asked).toEqual({
      type: 'name',
      first_name: 'Tam',
      last_name: 'Okafor',
      state: 'MN',
      country: 'US',
      language: 'en',
    });
    expect(router.state.location).toMatchObject({ pathname: `/en/search/${search_id}`, search: '' });
  });

  test('that fails says why, and can be sent again', async () => {
    answer(people.startSearch, () => {
      throw new Fault('server.unexpected');
    });
    const { user } = open('/en');
    const { send, alert, write } = await form('By name');
    await write(user, 'Last name', 'Okafor');
    await user.click(send());
    expect((await alert()).textContent).toContain('Something went wrong');
    answer(people.startSearch, () => searchState(search_id));
    await user.click(send());
    expect(await screen.findByRole('heading', { level: 1, name: '1 person found' })).toBeTruthy();
  });

  test('can be changed: its form is filled in as it was', async () => {
    rememberSearch({
      search_id,
      search_query: 'Tam Okafor',
      request: { type: 'name', first_name: 'Tam', last_name: 'Okafor', state: 'MN', country: 'US' },
    });
    const { user } = open(`/en/search/${search_id}`);
    await user.click(await screen.findByRole('link', { name: 'Change search' }));
    await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=first_name]')?.value).toBe('Tam'));
    const { field } = await form('By name');
    expect(field('Last name').value).toBe('Okafor');
    await waitFor(() => expect(field('State').value).toBe('MN'));
  });
});

test('an age that is none is not left out silently', async () => {
  const { user } = open('/en');
  const { send, says, write } = await form('By name');
  await write(user, 'Last name', 'Okafor');
  await user.click(screen.getByRole('button', { name: 'Country, city and age' }));
  await user.type(await screen.findByLabelText('Age'), 'old');
  await user.click(send());
  expect(await says('This value is invalid.')).toBeTruthy();
  expect(asked).toBeUndefined();
});

describe('the country of a search by name', () => {
  async function openDetails(state?: string) {
    const { user, router } = open('/en');
    const { field, write, send } = await form('By name');
    await write(user, 'Last name', 'Okafor');
    if (state) await user.selectOptions(field('State'), state);
    await user.click(screen.getByRole('button', { name: 'Country, city and age' }));
    await screen.findByLabelText('Age');
    return { user, router, field, send };
  }

  test('is any at first, which is not sent', async () => {
    const { user, field, send } = await openDetails();
    expect(field('Country').value).toBe('');
    expect(field('Country').textContent).toMatch(/^Any country/);
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toEqual({ type: 'name', last_name: 'Okafor', country: 'US', language: 'en' }); // the API’s default
  });

  test('is the US once a state is chosen', async () => {
    const { user, field, send } = await openDetails();
    await user.selectOptions(field('State'), 'OH');
    expect(field('Country').value).toBe('US');
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toMatchObject({ state: 'OH', country: 'US' });
  });

  test('filters the results where no town or state is given', async () => {
    const { user, router, field, send } = await openDetails();
    await user.selectOptions(field('Country'), 'JP');
    await user.click(send());
    await waitFor(() => expect(router.state.location.search).toBe('?country=JP'));
  });

  test('follows a town that is suggested', async () => {
    const label = 'Paris, Île-de-France, France';
    answer(people.suggestPlaces, ({ country }) => ({
      places: country ? [] : [{ city: 'Paris', state: 'Île-de-France', country: 'FR', label }],
      similar: [],
    }));
    const { user, field, send } = await openDetails();
    await user.type(field('City'), 'Par');
    await user.click(await screen.findByRole('option', { name: label }));
    await waitFor(() => expect(field('Country').value).toBe('FR'));
    expect(field('City').value).toBe(label);
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toMatchObject({ last_name: 'Okafor', city: 'Paris', country: 'FR' });
  });

  test('is the US where a state was chosen before, which stays', async () => {
    const { field } = await openDetails('Minnesota');
    expect(field('Country').value).toBe('US');
    expect(field('State').value).toBe('MN');
  });
});

describe('the other searches', () => {
  test.each([
    ['phone', 'By phone', 'Phone number', '12', 'Invalid Phone Number'],
    ['email', 'By email', 'Email address', 'tam@', 'Invalid Email Address'],
    ['address', 'By address', 'House and street', '418 Cedar Hollow Rd', 'Add a city and state, or a ZIP code.'],
    ['username', 'By username', 'Username', ' ', 'Search text must not be empty.'],
  ])(
    'by %s is opened by its address with the focus, and says what is wrong',
    async (type, name, label, value, words) => {
      const { user } = open(`/en?type=${type}`);
      const { field, send, says } = await form(name);
      await waitFor(() => expect(document.activeElement).toBe(field(label)));
      await user.type(field(label), value);
      await user.click(send());
      expect(await says(words)).toBeTruthy();
      expect(asked).toBeUndefined();
    },
  );

  test.each([
    ['en-GB', 'GB'],
    ['zh-Hant-TW', 'TW'],
    ['fr', 'FR'],
    ['en-US@posix', 'US'],
    ['C', 'US'],
  ])('a browser that speaks %s is taken to be in %s', async (spoken, country) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(spoken);
    open('/en');
    const { field } = await form('By phone');
    await screen.findByRole('option', { name: 'Germany (+49)' });
    expect(field('Country').value).toBe(country);
    vi.restoreAllMocks();
  });

  test('a number of another country is one of that country', async () => {
    const { user } = open('/en');
    const { field, send } = await form('By phone');
    await screen.findByRole('option', { name: 'Germany (+49)' });
    await user.selectOptions(field('Country'), 'DE');
    await user.type(field('Phone number'), '030 1234567');
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toMatchObject({ type: 'phone', search_query: '030 1234567', country: 'DE' });
  });

  test('an address is asked for with its postal code', async () => {
    const { user } = open('/en?type=address');
    const { field, send } = await form('By address');
    await user.type(field('House and street'), '418 Cedar Hollow Rd');
    await user.type(field('ZIP code'), '55802');
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toMatchObject({ type: 'address', search_query: '418 Cedar Hollow Rd, 55802' });
  });
});

describe('one line for everything', () => {
  const line = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search for anyone' });
  const seattle = { city: 'Seattle', state: 'WA', country: 'US' };
  beforeEach(() => {
    answer(people.readLine, ({ text, country }) => ({
      readings: readLine(text, country, { place: (name) => (/^seatt?le$/i.test(name) ? seattle : undefined) }),
      completions: [],
    }));
  });

  test('says how a name with a town is understood, and searches for both', async () => {
    const { user } = open('/en');
    await user.type(await line(), 'Maria Cantwell Seattle');
    expect((await screen.findByText('Seattle, Washington')).closest('li')?.textContent).toBe(
      'City: Seattle, Washington',
    );
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toEqual({
      type: 'name',
      search_query: 'Maria Cantwell',
      city: 'Seattle',
      state: 'WA',
      country: 'US',
      language: 'en',
    });
  });

  test('reads a line by its form where the server does not answer', async () => {
    server.use(http.post('/api/people/suggestions/readings', () => HttpResponse.error()));
    const { user } = open('/en');
    await user.type(await line(), 'Maria Cantwell, Seattle WA{Enter}');
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toMatchObject({ search_query: 'Maria Cantwell', city: 'Seattle', state: 'WA' });
  });

  test('searches for the other reading, or without a part of it', async () => {
    const { user } = open('/en');
    await user.type(await line(), 'Maria Cantwell Seattle 45');
    await screen.findByText('Seattle, Washington');
    await user.click(screen.getByRole('button', { name: /^Name: Maria Cantwell Seattle ?· Age 43 to 47$/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove Age 43 to 47' }));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toMatchObject({ type: 'name', search_query: 'Maria Cantwell Seattle' });
    expect(asked).not.toHaveProperty('age_from');
  });

  test('says what an address lacks, and is edited in its form', async () => {
    const { user } = open('/en');
    await user.type(await line(), '418 Cedar Hollow Road{Enter}');
    expect((await screen.findByRole('alert')).textContent.trim()).toBe('Add a city and state, or a ZIP code.');
    await user.click(screen.getByRole('button', { name: 'Edit in the form' }));
    const { field } = await form('By address');
    expect(field('House and street').value).toBe('418 Cedar Hollow Road');
  });

  test.each([
    ['1234', 'Invalid Phone Number Add the area code: a US number has ten digits.'],
    ['foo@', 'Invalid Email Address'],
    ['😀', 'There is nothing here to search for. Enter a name, a number, an email or an address.'],
    ['Seattle', 'Who are you looking for in Seattle, Washington? Add a name.'],
    ['', 'Search text must not be empty.'],
  ])('%s is not searched for: it says what is missing', async (text, words) => {
    const { user } = open('/en');
    const input = await line();
    if (text) await user.type(input, text);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect((await screen.findByRole('alert')).textContent.trim()).toBe(words);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(input);
    expect(asked).toBeUndefined();
  });

  test('a line of more than 256 characters is not cut: it says that it is too long', async () => {
    const { user } = open('/en');
    const input = await line();
    await user.click(input);
    await user.paste(`Maria ${'Cantwell '.repeat(30)}`);
    expect((await screen.findByRole('alert')).textContent.trim()).toBe('This text is too long.');
    expect(input.value).toHaveLength(276);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(document.activeElement).toBe(input);
    expect(asked).toBeUndefined();
  });

  test('a first name alone says what to add, or is searched for as a last name', async () => {
    const { user } = open('/en');
    await user.type(await line(), 'John{Enter}');
    const words =
      'John alone is taken for a first name. Add a last name, or search for people whose last name is John.';
    const says = (_: string, found: Element | null) => found?.tagName === 'P' && found.textContent.trim() === words;
    expect((await screen.findByText(says)).closest('[role=status]')).toBeTruthy();
    const input = await line();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(input);
    expect(screen.queryByText('Or did you mean')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a last name' }));
    expect(document.activeElement).toBe(input);
    expect(input).toMatchObject({ value: 'John ', selectionStart: 5 });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Search for last name John' }));
    await screen.findByRole('heading', { level: 1, name: '1 person found' });
    expect(asked).toMatchObject({ type: 'name', last_name: 'John' });
  });

  test('is filled in again to change it', async () => {
    rememberSearch({
      search_id,
      search_query: 'Maria Cantwell',
      request: { type: 'name', search_query: 'Maria Cantwell', city: 'Seattle', country: 'US' },
      line: 'Maria Cantwell Seattle',
    });
    const { user } = open(`/en/search/${search_id}`);
    await user.click(await screen.findByRole('link', { name: 'Change search' }));
    expect((await line()).value).toBe('Maria Cantwell Seattle');
  });
});
