import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { loadMissingFonts } from '#frontend/lib/script-fonts.ts';

test('loads nothing on a system with all scripts', async () => {
  expect(await loadMissingFonts(() => true)).toEqual([]);
});

test('loads only the missing scripts', async () => {
  expect(await loadMissingFonts((letter) => letter !== 'ع')).toEqual(['ع']);
});

test('the font of a script is loaded once something on the page is written in it', async () => {
  const page = document.createElement('div');
  const content = page.appendChild(document.createElement('main'));
  const load = vi.fn(() => Promise.resolve());
  content.textContent = 'Haruka Sato';
  await loadMissingFonts(() => false, undefined, page, load);
  expect(load).not.toHaveBeenCalled();
  content.textContent = '佐藤 はるか';
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ script: 'Jpan' }));
});

test('loads nothing on slow connections or with Save-Data', async () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    expect(await loadMissingFonts(() => false, connection)).toEqual([]);
});
