import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import StateSelect from '#frontend/features/people/search/state-select.tsx';
import { changeLanguage } from '#frontend/i18n/index.ts';
import { setWords } from '#frontend/lib/places/place-words.ts';
import { show } from '#frontend/testing/render.tsx';

afterEach(() => changeLanguage('en'));

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('states are named and sorted in the reader’s language after the first gesture, and the choice stays', async () => {
  setWords('tr/US', { states: { TX: 'Teksas', ND: 'Kuzey Dakota' }, towns: {} });
  await changeLanguage('tr');
  show(<StateSelect any="Hepsi" label="Eyalet" name="state" />);
  expect(names()).toContain('Texas');
  const select = screen.getByLabelText<HTMLSelectElement>('Eyalet');
  fireEvent.change(select, { target: { value: 'ND' } });
  fireEvent.pointerMove(document.body);
  await screen.findByRole('option', { name: 'Teksas' });
  expect(names()).not.toContain('Texas');
  expect(names().indexOf('Kuzey Dakota')).toBe(names().indexOf('Kentucky') + 1);
  expect(select.value).toBe('ND');
  act(() => setWords('tr/US', { states: { TX: 'Teksas Eyaleti' }, towns: {} }));
  expect(await screen.findByRole('option', { name: 'Teksas Eyaleti' })).toBeTruthy();
});

test('a state that is chosen already is named at once', async () => {
  setWords('fr/US', { states: { CA: 'Californie' }, towns: {} });
  await changeLanguage('fr');
  show(<StateSelect any="Tous" label="État" name="state" defaultValue="CA" />);
  expect(await screen.findByRole('option', { name: 'Californie', selected: true })).toBeTruthy();
});
