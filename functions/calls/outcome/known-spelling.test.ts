import { expect, test } from 'vitest';

import { isPartOf, knownSpelling } from '#functions/calls/outcome/known-spelling.ts';

test.each([
  ['Markus Bel', 'Marcus Bell'],
  ['Sofie Shmidt', 'Sophie Schmidt', null],
  ['Sofie Martin', 'Sophie Martin'],
  ['Sara Jonson', 'Sarah Johnson'],
  ['Катя Алёхина', 'Катя Алехина'],
  ['田中', '田中', null],
  ['Mario Lopes', 'Maria Lopez', null],
  ['Marcus', 'Marcus Bell', null],
  ['Marcus Hall', 'Marcus Bell', null],
] as [string, string, string | null | undefined][])('“%s” heard, “%s” known', (heard, known, expected = known) => {
  expect(knownSpelling(heard, ['Dana Brandt', known, known])).toBe(expected);
});

test('two people who sound alike leave the name as it was heard', () => {
  expect(knownSpelling('Markus Bel', ['Marcus Bell', 'Markus Bell'])).toBeNull();
});

test('a first name is part of a full one', () => {
  expect(isPartOf('Markus', 'Marcus Bell')).toBe(true);
  expect(isPartOf('Dana', 'Marcus Bell')).toBe(false);
  expect(isPartOf('', 'Marcus Bell')).toBe(false);
});
