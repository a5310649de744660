import fc from 'fast-check';
import { expect, test } from 'vitest';

import { heardIndex, rankHeard } from '#functions/names/heard.ts';

const names = [
  { first: 'Tessa', last: 'Marlowe' },
  { first: 'Clark', last: 'Pemberton' },
  { first: 'Geoffrey', last: 'Knowles' },
  { first: 'Kaylee', last: 'Whitford' },
  { first: 'Ida', last: 'Crane' },
  { first: 'Ada', last: 'Crane' },
  { first: 'Tessa', last: 'Marlowe' },
  { first: 'Moira', last: "O'Dell" },
  { first: 'Jean', last: 'Bree' },
];
const index = heardIndex(names);
const best = (...hypotheses: string[]) => rankHeard(hypotheses, index, 3)[0]?.index;

test.each([
  ['as it is written', 'Clark Pemberton', 1],
  ['other letters for the same sounds', 'Jeffrey Noles', 2],
  ['words that mean something else', 'clock Pemberton', 1],
  ['one name as two words', 'Kay Lee wit Ford', 3],
  ['a name as one word', 'greenbree', 8],
  ['inside a sentence', 'yes hello my name is Ida Crane thank you', 4],
  ['without its apostrophe', 'Moira o Dell', 7],
  ['only in half', 'Whitford', 3],
])('a name is found %s', (_, heard, expected) => {
  expect(best(heard)).toBe(expected);
});

test('each part may come from another hypothesis', () => {
  expect(best('Taylor Marlowe', 'Tessa my lawn', 'test a mile')).toBe(0);
});

test('the best guess decides between two names that were both heard', () => {
  expect(best('Ada Crane', 'Ida Crane')).toBe(5);
  expect(best('Ida Crane', 'Ada Crane')).toBe(4);
});

test('a name that several share is one answer, with all its places', () => {
  const [first, second] = rankHeard(['Tessa Marlowe'], index, 5);
  expect(first).toMatchObject({ index: 0, same: [0, 6] });
  expect(second?.same).not.toContain(6);
});

test('nothing heard is no answer', () => {
  expect(rankHeard([], index, 5)).toEqual([]);
  expect(rankHeard(['', ' … '], index, 5)).toEqual([]);
  expect(rankHeard(['Tessa'], heardIndex([]), 5)).toEqual([]);
});

test('no more than the limit, likeliest first', () => {
  const ranked = rankHeard(['Ida Crane'], index, 2);
  expect(ranked.map(({ index: place }) => place)).toEqual([4, 5]);
  expect(ranked[0]?.score).toBeGreaterThan(ranked[1]?.score ?? 0);
});

test('a large index compares only what is near, and still finds', () => {
  const syllables = 'ba ke li mo nu ra se ti vo za'.split(' ');
  const word = (n: number) => [...String(n).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('');
  const many = Array.from({ length: 3000 }, (_, i) => ({ first: word(i), last: word(9999 - i) }));
  const [found] = rankHeard(['Jeffrey Noles'], heardIndex([...many, ...names]), 1);
  expect(found?.index).toBe(3002);
});

test('whatever is heard, every score is a number and every place exists', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 20 }), (hypotheses) => {
      for (const { index: place, score } of rankHeard(hypotheses, index, 10)) {
        expect(names[place]).toBeDefined();
        expect(Number.isFinite(score)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
