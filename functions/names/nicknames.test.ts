import fc from 'fast-check';
import { expect, test } from 'vitest';

import { otherFirstNames } from '#functions/names/nicknames.ts';

const weightOf = (from: string, to: string) => otherFirstNames(from).find(({ name }) => name === to)?.weight ?? 0;

const junk = fc.array(fc.nat(0xffff), { maxLength: 256 }).map((codes) => String.fromCharCode(...codes));

test.each([
  ['bill', 'william'],
  ['peggy', 'margaret'],
  ['pepe', 'jose'],
  ['sasha', 'aleksandr'],
  ['paco', 'francisco'],
  ['dima', 'dmitry'],
  ['zeca', 'jose'],
  ['kate', 'kathleen'],
  ['katie', 'katherine'],
  ['nell', 'eleanor'],
  ['sasha', 'alexander'],
  ['chava', 'salvador'],
  ['guto', 'augusto'],
  ['slava', 'svyatoslav'],
  ['fedya', 'fedor'],
])('%s and %s are interchangeable', (everyday, formal) => {
  expect(weightOf(everyday, formal)).toBeGreaterThanOrEqual(0.3);
  expect(weightOf(formal, everyday)).toBeGreaterThanOrEqual(0.3);
});

test('weights two nicknames of one formal name lower than a nickname and its formal name', () => {
  expect(weightOf('bill', 'willy')).toBeGreaterThan(0);
  expect(weightOf('bill', 'willy')).toBeLessThan(weightOf('bill', 'william'));
});

test.each([
  ['john', 'nathan'],
  ['john', 'jacqueline'],
])('%s and %s are names of their own, although both may be short for a third', (one, other) => {
  expect(weightOf(one, other)).toBe(0);
  expect(weightOf(other, one)).toBe(0);
});

test('derives nicknames of unlisted names by rule, with low weight', () => {
  expect(weightOf('rosalinda', 'roz') + weightOf('rosalinda', 'ros')).toBeGreaterThan(0);
  expect(weightOf('estefany', 'est')).toBeLessThanOrEqual(0.3);
  expect(weightOf('marvy', 'marvin')).toBeGreaterThan(0);
  expect(weightOf('marvy', 'marvin')).toBeLessThanOrEqual(0.3);
});

test.each([
  ['mary', 'martin'],
  ['martin', 'mary'],
  ['martin', 'marie'],
])('no rule makes %s of %s: both are names of their own', (one, other) => {
  expect(weightOf(one, other)).toBe(0);
});

test('returns at most forty other names, likeliest first, without the name itself', () => {
  const names = fc.oneof(
    fc.constantFrom('bill', 'al', 'chris', 'lena', 'margaret', 'john', 'maria'),
    fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), maxLength: 12 }),
    junk,
  );
  fc.assert(
    fc.property(names, (name) => {
      const others = otherFirstNames(name);
      const weights = others.map(({ weight }) => weight);
      expect(others.length <= 40 && weights.every((weight) => weight > 0 && weight < 1)).toBe(true);
      expect(others.map((other) => other.name)).not.toContain(name);
      expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    }),
  );
});
