import { expect, test } from 'vitest';

import { encode, soundCost } from '#functions/names/heard/alignment.ts';
import { soundsHeard, wordsHeard } from '#functions/names/heard/hypothesis.ts';
import { pronounced } from '#functions/names/heard/sounds.ts';

const cost = (heard: string, meant: string) => soundCost(encode(pronounced(heard)), encode(pronounced(meant)));

test.each([
  ['geoffrey', 'jeffrey'],
  ['phil', 'fill'],
  ['knight', 'night'],
  ['wright', 'right'],
])('%s sounds like %s', (one, other) => {
  expect(cost(one, other)).toBeLessThan(0.5);
});

test('sounds that are mistaken for each other cost less than others', () => {
  expect(cost('barker', 'parker')).toBeLessThan(cost('barker', 'larker'));
  expect(cost('car', 'kah')).toBeLessThan(cost('car', 'cat'));
});

test('what costs more than it may is not counted to the end', () => {
  expect(soundCost(encode('mIsIsIpi'), encode('do'), 0.5)).toBe(Infinity);
});

test('a word that nobody can say is spelled', () => {
  expect(soundsHeard('kt')).toBe('keti');
  expect(soundsHeard('4')).toBe('fcx');
  expect(soundsHeard('cat')).toBe(pronounced('cat'));
});

test('what is heard is cut to words, and to a bounded number of them', () => {
  expect(wordsHeard("Tom & Mary O'Dell!")).toEqual(['tom', 'and', 'mary', 'odell']);
  expect(wordsHeard('word '.repeat(10_000))).toHaveLength(16);
  expect(wordsHeard('x'.repeat(10_000))[0]).toHaveLength(24);
});

test('other scripts are silent', () => {
  expect(pronounced('山田')).toBe('');
});
