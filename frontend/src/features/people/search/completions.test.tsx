import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { OneLine } from '#frontend/features/people/search/one-line.tsx';
import { searchState } from '#frontend/features/people/search/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { people } from '#shared/api/people.ts';
import { readLine } from '#shared/search-line/read-line.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { newId } from '#shared/values/id.ts';

const towns = ['Seattle, Washington', 'Seaside, California'];
let asked: SearchRequest | undefined;
beforeEach(() => {
  asked = undefined;
  answer(people.readLine, ({ text, country }) => ({
    readings: readLine(text, country),
    completions: /^maria cantwell sea?$/.test(text)
      ? towns.map((ending) => ({ before: 'maria cantwell, ', ending }))
      : /^john s/.test(text)
        ? [{ before: 'john ', ending: 'Smith' }]
        : [],
  }));
  answer(people.startSearch, (request) => {
    asked = request;
    return searchState(newId('search'));
  });
});

const line = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for anyone' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.queryByRole('option', { selected: true });

async function typed(text: string) {
  const user = userEvent.setup();
  show(<OneLine />);
  expect(line().getAttribute('aria-expanded')).toBe('false');
  await user.type(line(), text);
  await screen.findByRole('listbox', { name: 'Suggestions' });
  return user;
}

test('lists how the line may go on, says how many ways there are, and selects none', async () => {
  await typed('maria cantwell sea');
  expect(options()).toEqual(towns.map((town) => `maria cantwell, ${town}`));
  expect(screen.getByText('2 suggestions. Choose with the arrow keys.')).toBeTruthy();
  await waitFor(() => expect(line().getAttribute('aria-expanded')).toBe('true'));
  expect(line().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(selected()).toBeNull();
});

test('a state with the name of a town says that it is one', async () => {
  answer(people.readLine, ({ text, country }) => ({
    readings: readLine(text, country),
    completions: [
      { before: 'maria cantwell, ', ending: 'New York', kind: 'state' as const },
      { before: 'maria cantwell, ', ending: 'New York, NY' },
    ],
  }));
  const user = await typed('maria cantwell new y');
  expect(options()).toEqual(['maria cantwell, New York · State', 'maria cantwell, New York, NY']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(line().value).toBe('maria cantwell, New York');
});

test('arrows go through the list and back to the line, and Enter takes what is selected', async () => {
  const user = await typed('maria cantwell sea');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()?.textContent).toBe('maria cantwell, Seaside, California');
  expect(line().getAttribute('aria-activedescendant')).toBe(selected()?.id);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBeNull();
  expect(line().hasAttribute('aria-activedescendant')).toBe(false);
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(line().value).toBe('maria cantwell, Seattle, Washington');
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(line());
  expect(asked).toBeUndefined();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toMatchObject({ search_query: 'maria cantwell', city: 'Seattle', state: 'WA' }));
});

test('Enter without a selection searches for the line as it is', async () => {
  const user = await typed('maria cantwell sea');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toMatchObject({ search_query: 'maria cantwell sea' }));
  expect(options()).toEqual([]);
});

test('a click takes one, and the line keeps the focus', async () => {
  const user = await typed('maria cantwell sea');
  await user.click(screen.getByText('Seaside, California'));
  expect(line().value).toBe('maria cantwell, Seaside, California');
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(line());
});

test('Escape closes the list and keeps the line, the arrow opens it again, and leaving closes it', async () => {
  const user = await typed('maria cantwell sea');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(line().value).toBe('maria cantwell sea');
  expect(line().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(2);
  await user.tab();
  expect(options()).toEqual([]);
});

test('stays while one types on, and goes where nothing fits', async () => {
  const user = await typed('maria cantwell se');
  await user.type(line(), 'a');
  expect(options()).toHaveLength(2);
  await user.type(line(), 'x');
  await waitFor(() => expect(options()).toEqual([]));
});

test('behind a blank no last name goes on', async () => {
  const user = await typed('john s');
  await user.type(line(), ' ');
  expect(options()).toEqual([]);
});

test('a line without letters or digits lacks what to search for', async () => {
  const user = userEvent.setup();
  show(<OneLine />);
  await user.type(line(), '% _{Enter}');
  expect(await screen.findByText(/There is nothing here to search for/)).toBeTruthy();
  expect(asked).toBeUndefined();
});
