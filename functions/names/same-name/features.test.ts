import { expect, test } from 'vitest';

import { featuresOf } from '#functions/names/same-name/features.ts';
import { foldedName } from '#functions/names/same-name/words.ts';

const features = (one: string, other: string) => featuresOf(foldedName(one), foldedName(other));
const none = Object.fromEntries(Object.keys(features('a', 'b')).map((name) => [name, 0]));

test.each([
  ['Tobias Abernathy', 'Abernathy Tobias', {}],
  ['Professor Tobias Abernathy', 'Tobias Abernathy', {}],
  ['Tobias Abernathy', 'T. Abernathy', { initials: 1 }],
  ['Tobias Abernathy', 'R. Abernathy', { clashes: 1 }],
  ['Mario Bellini', 'Maria Bellini', { gendered: 1 }],
  ['Tobias Reginald Abernathy', 'Tobias Reginald Aber', { cut: 1 }],
  ['Tobias Abernathy', 'Tobias Nathyaber', { turned: 1 }],
  ['Tobias Reginald Abernathy', 'Tobias Abernathy', { extra: 1 }],
  ['Reginald Abernathy', 'Abernathy', { extra: 1, lone: 1 }],
  ['Arkady Semyonovich Belov', 'Arkady Belov', { patronymics: 1 }],
  ['Yusuf al-Basri', 'Yusuf Basri', { particles: 1 }],
  ['Omar Yusuf Tarik', 'Yusuf Omar Tarik', { shuffled: 1 }],
])('compares %s with %s', (one, other, found) => {
  expect(features(one, other)).toEqual({ ...none, ...found });
});

test('three different letters make another word, two a typo', () => {
  expect(features('Arkady Belov', 'Arkady Belin').otherLetters).toBe(0);
  expect(features('Arkady Belov', 'Arkady Bergin')).toMatchObject({ otherLetters: 1, otherSpelling: 1 });
});

test('one different character makes another Chinese name', () => {
  expect(features('林美玲', '林美華').otherLetters).toBe(1);
});
