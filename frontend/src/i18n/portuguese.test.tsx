import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { CallbackPage } from '#frontend/features/callbacks/callback-page.tsx';
import { anOwn } from '#frontend/features/callbacks/testing.ts';
import { changeLanguage, i18n, loadNamespaces, readPortuguese } from '#frontend/i18n/index.ts';
import { storeToken } from '#frontend/lib/session.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { aToken } from '#frontend/testing/user.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const page = document.documentElement;
afterEach(async () => {
  await readPortuguese('pt-BR');
  await changeLanguage('en');
});

test('what is loaded is reworded, and what is loaded later comes so', async () => {
  await changeLanguage('pt');
  const words = i18n.getFixedT('pt', 'shell');
  expect([words('loading'), page.lang]).toEqual(['Carregando', 'pt']);
  await readPortuguese('pt-PT');
  expect([words('loading'), words('retry'), page.lang]).toEqual(['A carregar', 'Tentar de novo', 'pt-PT']);
  await loadNamespaces(['calendar']);
  expect(i18n.getFixedT('pt', 'calendar')('source.title')).toBe('O seu próprio calendário');
  await readPortuguese('pt-BR');
  expect([words('loading'), page.lang]).toEqual(['Carregando', 'pt']);
});

test('Portugal says 0 in the plural, and Brazil in the singular', async () => {
  await changeLanguage('pt');
  await loadNamespaces(['credits']);
  const credits = (count: number) => i18n.getFixedT('pt', 'credits')('ledger.balance', { count });
  expect([credits(0), credits(1)]).toEqual(['0 crédito', '1 crédito']);
  await readPortuguese('pt-PT');
  expect([credits(0), credits(1), credits(2)]).toEqual(['0 créditos', '1 crédito', '2 créditos']);
});

test('other languages do not change', async () => {
  await readPortuguese('pt-PT');
  expect([i18n.getFixedT('en', 'shell')('loading'), page.lang]).toEqual(['Loading', 'en']);
  await changeLanguage('pt');
  expect(page.lang).toBe('pt-PT');
});

test('a caller’s page is in the Portuguese that they heard', async () => {
  storeToken(aToken({ role: 'chat' }));
  answer(callbacks.getOwn, () => anOwn('confirmed', { portuguese: 'pt-PT' }));
  await changeLanguage('pt');
  await loadNamespaces(['callbacks']);
  show(<CallbackPage />);
  expect(await screen.findByRole('heading', { name: /^Ida liga-lhe/ })).toBeTruthy();
});
