import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';

import StateSelect from '#frontend/features/people/search/state-select.tsx';
import { changeLanguage } from '#frontend/i18n/index.ts';
import { setWords } from '#frontend/lib/places/place-words.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { server } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';

afterEach(() => changeLanguage('en'));

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('states are named and sorted in the reader’s language after the first gesture, and the choice stays', async () => {
  setWords('tr/US', { states: { TX: 'Teksas', ND: 'Kuzey Dakota' }, towns: {} });
  await changeLanguage('tr');
  show(<StateSelect any="Hepsi" label="Eyalet" name="state" />);
  expect(names()).toEqual(['Hepsi']);
  fireEvent.pointerMove(document.body);
  await screen.findByRole('option', { name: 'Teksas' });
  expect(names()).not.toContain('Texas');
  expect(names().indexOf('Kuzey Dakota')).toBe(names().indexOf('Kentucky') + 1);
  const select = screen.getByLabelText<HTMLSelectElement>('Eyalet');
  fireEvent.change(select, { target: { value: 'ND' } });
  act(() => setWords('tr/US', { states: { TX: 'Teksas Eyaleti' }, towns: {} }));
  expect(await screen.findByRole('option', { name: 'Teksas Eyaleti' })).toBeTruthy();
  expect(select.value).toBe('ND');
});

test('a state has no English name while others load, and has one where they cannot', async () => {
  const advance = stopClock();
  await changeLanguage('ru');
  server.use(http.get('/assets/:places/ru/US.json', () => HttpResponse.error()));
  show(<StateSelect any="Любой" label="Штат" name="state" defaultValue="CA" />);
  expect(names()).toEqual(['Любой', '…']);
  await advance(3000);
  expect(await screen.findByRole('option', { name: 'California', selected: true })).toBeTruthy();
});

test('English has its names at once', () => {
  show(<StateSelect any="Any" label="State" name="state" />);
  expect(names()).toContain('Texas');
});

test('a state that is chosen already is named at once', async () => {
  setWords('fr/US', { states: { CA: 'Californie' }, towns: {} });
  await changeLanguage('fr');
  show(<StateSelect any="Tous" label="État" name="state" defaultValue="CA" />);
  expect(await screen.findByRole('option', { name: 'Californie', selected: true })).toBeTruthy();
});
