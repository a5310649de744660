import { expect, test } from 'vitest';

import { inLanguage, pathTo } from '#frontend/app/paths.ts';

test('a page is addressed by its parameters', () => {
  expect(pathTo('root', {})).toBe('/');
  expect(pathTo('search', { language: 'fr', search_id: 'srch_1' })).toBe('/fr/search/srch_1');
});

test('what is optional may end an address', () => {
  expect(pathTo('directoryPeople', { language: 'en' })).toBe('/en/directory/people');
  expect(pathTo('directoryPeople', { language: 'en', country: 'US', state: 'MN' })).toBe('/en/directory/people/US/MN');
});

test('a parameter cannot leave its segment', () => {
  expect(pathTo('report', { language: 'en', person_id: '../x?y' })).toBe('/en/search-result/..%2Fx%3Fy');
});

test('the same page in another language keeps the rest of its address', () => {
  expect(inLanguage('/en/search/srch_1', 'ar')).toBe('/ar/search/srch_1');
  expect(inLanguage('/en', 'ja')).toBe('/ja');
  expect(inLanguage('/english', 'ja')).toBe('/english');
});
