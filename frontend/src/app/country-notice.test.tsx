import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { directory } from '#shared/api/directory.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const notice = (name = 'We cannot serve you here.') => screen.findByRole('heading', { level: 1, name });
const iran = () => Promise.reject(new Fault('billing.sanctioned-iran'));

test('a teaser gives way to the notice, in the words of the specification', async () => {
  answer(people.getTeaser, iran);
  open(`/en/search-result/${newId('person')}`);
  await notice();
  expect(screen.getByRole('alert').textContent).toBe('We cannot serve customers in Iran.');
  expect(screen.getByRole('link', { name: 'Your privacy rights' }).getAttribute('href')).toBe('/en/privacy-center');
  expect(screen.getByRole('link', { name: 'Cancel or get a refund' }).getAttribute('href')).toBe('/en/login');
});

test('so does a page of the directory, in Arabic', async () => {
  answer(directory.getPeople, iran);
  open('/ar/directory/people');
  await notice('لا يمكننا خدمتك هنا.');
});

test('so does a search from the home page; other pages stay open', async () => {
  answerHome();
  answer(people.startSearch, () => Promise.reject(new Fault('billing.sanctioned')));
  const { user } = open('/en');
  const form = within(await screen.findByRole('form', { name: 'By name' }));
  await user.hover(form.getByRole('textbox', { name: 'Last name' }));
  await user.type(await form.findByRole('combobox', { name: 'Last name' }), 'Okafor'); // it suggests names now
  await user.click(form.getByRole('button', { name: 'Search by name' }));
  await notice();
  const notices = within(screen.getByRole('main'));
  await user.click(notices.getByRole('link', { name: 'Remove my listing' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Remove your listing.' })).toBeTruthy();
});
