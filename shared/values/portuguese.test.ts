import { expect, test } from 'vitest';

import { portugueseOfBrowser, varietyOf } from '#shared/values/portuguese.ts';

test.each([
  [['pt-PT', 'pt-BR'], 'pt-PT'],
  [['en', 'pt-AO'], 'pt-PT'],
  [['PT-br'], 'pt-BR'],
  [['pt', 'en'], 'pt-BR'],
  [['en'], 'pt-BR'],
  [['en', 'pt-PT;q=0.9', 'pt-BR;q=0.5'], 'pt-PT'],
  [['pt;q=0.8'], 'pt-BR'],
] as const)('a browser that asks for %j reads %s', (accepted, portuguese) => {
  expect(portugueseOfBrowser(accepted)).toBe(portuguese);
});

test.each([
  [['pt', 'en'], 'pt-PT'],
  [['en'], 'pt-PT'],
  [['pt-BR', 'pt'], 'pt-BR'],
] as const)('in Portugal, a browser that asks for %j reads %s', (accepted, portuguese) => {
  expect(portugueseOfBrowser(accepted, true)).toBe(portuguese);
});

test.each([
  ['pt', ['pt-PT'], 'pt-PT'],
  ['pt', [null, 'pt-PT'], 'pt-PT'],
  ['pt', ['pt-BR', 'pt-PT'], 'pt'],
  ['pt', [], 'pt'],
  ['es', ['pt-PT'], 'es'],
] as const)('%s with %j known is read as %s', (language, known, variety) => {
  expect(varietyOf(language, ...known)).toBe(variety);
});
