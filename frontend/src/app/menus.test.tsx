import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { changeLanguage, readPortuguese } from '#frontend/i18n/index.ts';
import { browsersPortuguese, keepPortuguese, noticePortuguese } from '#frontend/i18n/portuguese.ts';
import { open } from '#frontend/testing/render.tsx';

afterEach(async () => {
  keepPortuguese(null);
  await readPortuguese('pt-BR');
  await changeLanguage('en');
});

test('the menu has both varieties of Portuguese, and the chosen one is kept', async () => {
  const { user } = open('/en/withdrawal');
  await user.click(await screen.findByRole('button', { name: /English/ }));
  await screen.findByRole('menuitemradio', { name: /Português \(Brasil\)/ });
  await user.click(screen.getByRole('menuitemradio', { name: /Português \(Portugal\)/ }));
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-PT'));
  expect(browsersPortuguese()).toBe('pt-PT');
});

test('a mailed link words the pages of its tab alone, until the menu is used', async () => {
  keepPortuguese('pt-BR'); // by who owns the device
  history.replaceState(null, '', '/pt/withdrawal?pt=PT');
  noticePortuguese();
  expect(location.pathname + location.search).toBe('/pt/withdrawal');
  const { user } = open('/pt/withdrawal');
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-PT'));
  expect(localStorage.getItem('portuguese')).toBe('pt-BR');
  await user.click(await screen.findByRole('button', { name: /Português/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /Português \(Brasil\)/ }));
  await waitFor(() => expect(document.documentElement.lang).toBe('pt'));
  expect(browsersPortuguese()).toBe('pt-BR');
});
