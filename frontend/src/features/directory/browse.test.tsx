import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { directoryPage, entry, listedPlace } from '#frontend/features/directory/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { directory } from '#shared/api/directory.ts';
import { people } from '#shared/api/people.ts';
import { readLine } from '#shared/search-line/read-line.ts';
import type { Place } from '#shared/search-line/reading.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { languages } from '#shared/values/language.ts';

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
const places = (...names: string[]) => names.map((name) => listedPlace(name.toLowerCase(), { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A state of three people, as the server answers each question about it. */
function answerMinnesota(indexed = false) {
  const next = '/api/directory/people?country=US&state=MN&letter=ok&cursor=%3Eokafor';
  answer(directory.getPeople, ({ country, state, city, letter, cursor }) => {
    if (cursor)
      return directoryPage({
        data: [entry({ full_name: 'Nils Okerlund', age_band: '90+' })],
        prev_page_url: next.replace('%3E', '%3C'),
      });
    if (letter)
      return directoryPage({
        data: [
          entry(),
          entry({ full_name: 'Oren Oksa', age_band: null, city: null }),
          entry({ full_name: 'Olu Okpara', age_band: null, is_office: true }),
        ],
        next_page_url: next,
        indexed,
      });
    if (city) throw new Fault('people.not-found');
    if (state) return directoryPage({ places: places('Duluth', 'St. Paul'), letters: ['ok', 'sm'] });
    return directoryPage({ places: country ? places('MN', 'TX') : places('US') });
  });
}

test('links to people by country', async () => {
  answerMinnesota();
  const { user } = open('/en/directory');
  await heading('Directory');
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'People' }));
  await user.click(await screen.findByRole('link', { name: 'United States' }));
  await heading('People: United States');
  await screen.findByRole('link', { name: 'Minnesota' });
});

test('a place in the search leads to its people, where some are listed', async () => {
  answerMinnesota();
  const known: Record<string, Place> = {
    Duluth: { city: 'Duluth', state: 'MN', country: 'US' },
    Minnesota: { city: null, state: 'MN', country: 'US' },
  };
  answer(people.readLine, ({ text, country }) => ({
    readings: readLine(text, country, { place: (name) => known[name] }),
    completions: [],
  }));
  const { user, router } = open('/en/directory');
  const line = () => screen.findByRole('combobox', { name: 'Search for anyone' });
  await user.type(await line(), 'Minnesota{Enter}');
  await heading('People: Minnesota');
  expect(router.state.location.pathname).toBe('/en/directory/people/US/MN');
  await user.clear(await line());
  await user.type(await line(), 'Duluth{Enter}');
  expect((await screen.findByRole('alert')).textContent.trim()).toBe(
    'Who are you looking for in Duluth, Minnesota? Add a name.',
  );
  expect(router.state.location.pathname).toBe('/en/directory/people/US/MN');
});

test('a state links to its cities, and to people by letter', async () => {
  answerMinnesota();
  const { user } = open('/en/directory/people/US/MN');
  await heading('People: Minnesota');
  expect((await screen.findByRole('link', { name: 'St. Paul' })).getAttribute('href')).toBe(
    '/en/directory/people/US/MN/St.%20Paul',
  );
  await user.click(await screen.findByRole('link', { name: 'Ok' }));
  await heading('Names starting with Ok · Minnesota');
  const person = await screen.findByRole('link', { name: 'Tamsin Okafor' });
  expect(person.getAttribute('href')).toMatch(/^\/en\/search-result\/per_/);
  expect(person.closest('li')?.textContent).toBe('Tamsin OkaforAge 40–49Duluth');
  const atWork = screen.getByRole('link', { name: 'Olu Okpara' });
  expect(atWork.closest('li')?.textContent).toBe('Olu OkparaOffice: Duluth');
  expect(screen.getByText('Oren Oksa').closest('li')?.textContent).toBe('Oren Oksa');
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Directory',
    'People',
    'United States',
    'Minnesota',
  ]);
});

test('pages link to the next and back', async () => {
  answerMinnesota();
  const { user, router } = open('/en/directory/people/US/MN?letter=ok');
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  await screen.findByRole('link', { name: 'Nils Okerlund' });
  expect(router.state.location.search).toBe('?letter=ok&cursor=%3Eokafor');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toContain('cursor=%3Cokafor');
});

describe('search engines', () => {
  test('are excluded until the operator allows them', async () => {
    answerMinnesota();
    open('/en/directory/people/US/MN?letter=ok');
    await screen.findByRole('link', { name: 'Tamsin Okafor' });
    expect(robots()).toBe('noindex');
  });

  test('may index pages of people once allowed', async () => {
    answerMinnesota(true);
    open('/en/directory/people/US/MN?letter=ok');
    await screen.findByRole('link', { name: 'Tamsin Okafor' });
    await waitFor(() => expect(robots()).toBeUndefined());
  });

  test('never index empty pages', async () => {
    answerMinnesota(true);
    open('/en/directory/people/US/MN/Nowhere');
    await heading('Nobody is listed here.');
    expect(robots()).toBe('noindex');
  });
});

test('phones are browsed by country and area code', async () => {
  answer(directory.getPhones, ({ country, prefix }) =>
    prefix
      ? directoryPage({ letters: ['o'] })
      : directoryPage({ places: country ? places('218') : [listedPlace('US')] }),
  );
  const { user } = open('/en/directory/phones');
  await user.click(await screen.findByRole('link', { name: 'United States' }));
  await user.click(await screen.findByRole('link', { name: '218' }));
  await heading('Area code 218');
  expect((await screen.findByRole('link', { name: 'O' })).getAttribute('href')).toBe(
    '/en/directory/phones/US/218?letter=o',
  );
});

test('emails are browsed by the letter of their domain', async () => {
  answer(directory.getEmails, ({ domain, letter }) => {
    if (domain) return directoryPage({ letters: ['ok'] });
    return directoryPage({ places: letter ? places('example.com') : [listedPlace('0'), ...places('e')] });
  });
  const { user } = open('/en/directory/emails');
  await screen.findByRole('link', { name: '0–9' });
  await user.click(screen.getByRole('link', { name: 'E' }));
  await user.click(await screen.findByRole('link', { name: 'example.com' }));
  await heading('Email at example.com');
});

test('counts stand beside places and letters, and people without a place come last', async () => {
  answer(directory.getPeople, ({ country }) =>
    country
      ? directoryPage({ letters: ['o', 's'], letter_counts: ['under-ten', 1200], count: 1200 })
      : directoryPage({
          places: [
            listedPlace('ZZ', { count: 'under-ten' }),
            listedPlace('NZ', { count: 40 }),
            listedPlace('US', { count: 12_000 }),
          ],
        }),
  );
  const { user } = open('/en/directory/people');
  await screen.findByRole('link', { name: 'No known place' });
  const rows = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['New Zealand40+', 'United States12,000+', 'No known placeunder 10']);
  await user.click(screen.getByRole('link', { name: 'No known place' }));
  await heading('People: No known place');
  expect(await screen.findByText(/^At least 1,200 people\./)).toBeDefined();
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Directory', 'People']);
  const letters = within(screen.getByRole('navigation', { name: 'By name' })).getAllByRole('listitem');
  expect(letters.map(({ textContent }) => textContent)).toEqual(['Ounder 10', 'S1,200+']);
});

test('few people are shown without a letter', async () => {
  answer(directory.getPeople, () => directoryPage({ letters: ['o'], data: [entry()] }));
  open('/en/directory/people/US/MN/Duluth');
  await screen.findByRole('link', { name: 'Tamsin Okafor' });
  expect(screen.queryByRole('navigation', { name: 'By name' })).toBeNull();
});

test('area codes say what they serve', async () => {
  const serves = { region: 'Minnesota', cities: ['Duluth, MN', 'Brainerd, MN'] };
  answer(directory.getPhones, ({ prefix }) =>
    prefix
      ? directoryPage({ letters: ['o'], serves })
      : directoryPage({ places: [listedPlace('218', { serves }), listedPlace('800')] }),
  );
  const { user } = open('/en/directory/phones/US');
  await heading('Phones: United States');
  await screen.findByText('Minnesota: Duluth, Brainerd');
  await user.click(screen.getByRole('link', { name: '218' }));
  await heading('Area code 218');
  await screen.findByText('Minnesota: Duluth, Brainerd');
});

test('each page has the search in one line, and names its address in each language', async () => {
  answerMinnesota();
  open('/en/directory/people/US/MN?letter=ok');
  await screen.findByRole('link', { name: 'Tamsin Okafor' });
  expect(screen.getByPlaceholderText('Name and city, number, email')).toBeDefined();
  const links = [...document.head.querySelectorAll('link[rel=canonical], link[hreflang]')];
  const hrefs = links.map((each) => [each.getAttribute('hreflang'), new URL((each as HTMLLinkElement).href)] as const);
  expect(hrefs[0]![1].pathname + hrefs[0]![1].search).toBe('/en/directory/people/US/MN?letter=ok');
  expect(hrefs.slice(1).map(([language]) => language)).toEqual([...languages, 'x-default']);
  expect(hrefs.find(([language]) => language === 'ar')![1].pathname).toBe('/ar/directory/people/US/MN');
});

test('says if the index is empty', async () => {
  answer(directory.getPeople, () => directoryPage());
  open('/en/directory/people');
  await screen.findByText('The directory is empty.');
});

test('reports an error, and can be retried', async () => {
  let broken = true;
  answer(directory.getPeople, () => {
    if (broken) throw new Fault('server.unexpected');
    return directoryPage({ places: places('US') });
  });
  const { user } = open('/en/directory/people');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'United States' });
});
