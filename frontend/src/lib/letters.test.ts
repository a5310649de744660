import { expect, test, vi } from 'vitest';

import { bringLetters } from '#frontend/lib/letters.ts';

test('a machine that writes every script is brought nothing', async () => {
  expect(await bringLetters(() => true)).toEqual([]);
});

test('a machine is brought the letters that it lacks, and those alone', async () => {
  expect(await bringLetters((letter) => letter !== 'ع')).toEqual(['ع']);
});

test('the font of a script is loaded once something on the page is written in it', async () => {
  const page = document.createElement('div');
  const content = page.appendChild(document.createElement('main'));
  const load = vi.fn(() => Promise.resolve());
  content.textContent = 'Haruka Sato';
  await bringLetters(() => false, undefined, page, load);
  expect(load).not.toHaveBeenCalled();
  content.textContent = '佐藤 はるか';
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ script: 'Jpan' }));
});

test('nobody on a slow or saving connection is brought any', async () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    expect(await bringLetters(() => false, connection)).toEqual([]);
});
