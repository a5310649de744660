import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { initialsOf } from '#frontend/components/initials.ts';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';

test('a portrait beside a name is hidden from screen readers', () => {
  render(<Portrait seed="p417" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a portrait alone can be labelled', () => {
  render(<Portrait seed="p417" label="Generated portrait" size={96} />);
  expect(screen.getByRole('img', { name: 'Generated portrait' }).getAttribute('width')).toBe('96');
});

test('the same seed draws the same face', () => {
  const drawn = ['p1', 'p1', 'p2'].map((seed) => render(<Portrait seed={seed} />).container.innerHTML);
  expect(drawn[0]).toBe(drawn[1]);
  expect(drawn[0]).not.toBe(drawn[2]);
});

test('initials are the first letters of the first and last name', () => {
  render(<Initials name="Tamsin Ruth Okafor" />);
  expect(screen.getByText('TO')).toBeTruthy();
});

test.each([
  ['Zoe', 'Z'],
  ['Joseph R. Example, Jr.', 'JE'],
  ['Ann Example III', 'AE'],
  ['  José de la Cruz ', 'JC'],
  ['igor “Gosha” petrov', 'IP'],
  ['山田太郎', '山'],
  ['佐藤 裕子', '佐'],
  ['Анна Иванова', 'АИ'],
  ['محمد العلي', 'م'],
  ['𐐷ara', '𐐏'],
  ['', ''],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
