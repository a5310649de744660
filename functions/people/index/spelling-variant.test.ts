import { expect, test } from 'vitest';

import { spellingCost } from '#functions/names/spelling.ts';
import { isSpellingVariant } from '#functions/people/index/spelling-variant.ts';
import { indexOf, named } from '#functions/people/index/testing.ts';

const isVariant = (one: string, other: string) => isSpellingVariant(one, other, spellingCost(one, other));

test.each([
  ['hilary', 'hillary'],
  ['ann', 'anne'],
  ['chris', 'kris'],
  ['alan', 'allen'],
  ['jeff', 'geoff'],
])('%s and %s are spellings of one name', (one, other) => {
  expect([isVariant(one, other), isVariant(other, one)]).toEqual([true, true]);
});

test.each([
  ['bill', 'will'],
  ['bob', 'rob'],
  ['dan', 'danny'],
  ['mike', 'micky'],
  ['kate', 'katie'],
  ['liz', 'lisa'],
  ['harry', 'henry'],
  ['sally', 'sarah'],
])('%s and %s are a name and a nickname', (one, other) => {
  expect([isVariant(one, other), isVariant(other, one)]).toEqual([false, false]);
});

test('a spelling is explained as one, although it is listed among the nicknames, and costs the same', async () => {
  const kinds = async (query: string, first: string) =>
    (await indexOf([named(first, 'Clinton')]).find(query)).ranked[0]?.reasons().map(({ kind }) => kind);
  expect(await kinds('hilary clinton', 'Hillary')).toEqual(['exact', 'letters']);
  expect(await kinds('geoff clinton', 'Jeff')).toEqual(['exact', 'sound']);
  expect(await kinds('will clinton', 'Bill')).toEqual(['exact', 'nickname']);
  expect(await kinds('danny clinton', 'Dan')).toEqual(['exact', 'nickname']);
});
