import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { initialsOf } from '#frontend/components/initials.ts';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';

test('a portrait beside a name is hidden from screen readers', () => {
  render(<Portrait seed="f:key" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a portrait alone can be labelled', () => {
  render(<Portrait seed="f:key" label="Generated portrait" size={96} />);
  expect(screen.getByRole('img', { name: 'Generated portrait' }).getAttribute('width')).toBe('96');
});

test('the same seed draws the same face', () => {
  const drawn = ['m:one', 'm:one', 'm:two'].map((seed) => render(<Portrait seed={seed} />).container.innerHTML);
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
