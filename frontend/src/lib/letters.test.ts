import { expect, test } from 'vitest';

import { bringLetters } from '#frontend/lib/letters.ts';

test('a machine that writes every script is brought nothing', async () => {
  expect(await bringLetters(() => true)).toEqual([]);
});

test('a machine is brought the letters that it lacks, and those alone', async () => {
  expect(await bringLetters((letter) => letter !== 'ع')).toEqual(['ع']);
});

test('nobody on a slow or saving connection is brought any', async () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    expect(await bringLetters(() => false, connection)).toEqual([]);
});
