import { expect, test } from 'vitest';

import { addressFor, portugueseInAddress, portugueseOfBrowser, varietyOf } from '#shared/values/portuguese.ts';

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

const page = 'https://calluna.example/pt/keep/acc_1~sub_1~1~Zk3v';
test.each([
  ['pt-PT', page, `${page}?pt=PT`],
  ['pt-PT', `${page}?topic=charge-or-refund#top`, `${page}?topic=charge-or-refund&pt=PT#top`],
  ['pt', page, page],
  ['en', 'https://calluna.example/en/keep', 'https://calluna.example/en/keep'],
  ['pt-PT', 'https://calluna.example/Ab3dE9k', 'https://calluna.example/Ab3dE9k'],
] as const)('a reader of %s is mailed %s as %s', (variety, address, mailed) => {
  expect(addressFor(address, variety)).toBe(mailed);
});

test('a page takes the Portuguese out of its address, and no other word', () => {
  expect(portugueseInAddress(`${page}?topic=x&pt=PT#top`)).toEqual({
    portuguese: 'pt-PT',
    path: '/pt/keep/acc_1~sub_1~1~Zk3v?topic=x#top',
  });
  expect(portugueseInAddress(`${page}?pt=XX`).portuguese).toBeNull();
});
