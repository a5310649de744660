import { expect, test } from 'vitest';

import { i18n } from '#frontend/i18n/index.ts';

test('the compiler rejects a wrong key, a wrong namespace, and a missing or mistyped value', () => {
  const t = i18n.getFixedT('en', 'people', 'results');
  const words = i18n.getFixedT('en', ['shell', 'errors'] as const);
  const either = 'took' as 'took' | 'partial';
  const calls = [
    () => t('of', { count: 2, shown: '1' }),
    () => words('errors:people.not-found'),
    () => words('people.not-found', { ns: 'errors' }),
    // @ts-expect-error: no such key
    () => t('ofs', { count: 2, shown: '1' }),
    // @ts-expect-error: a value is missing
    () => t('of', { count: 2 }),
    // @ts-expect-error: what may be either key needs the values of both
    () => t(either, { took: '' }),
    // @ts-expect-error: the values are missing
    () => t('took'),
    // @ts-expect-error: a count is a number
    () => t('of', { count: '2', shown: '1' }),
    // @ts-expect-error: no object fills a placeholder
    () => t('took', { took: {} }),
    // @ts-expect-error: a key of another namespace
    () => words('people.not-found'),
    // @ts-expect-error: a key of another namespace than the one named
    () => words('retry', { ns: 'errors' }),
    // @ts-expect-error: a key that needs values, without them
    () => words('rate.lead', { ns: 'shell' }),
  ];
  expect(calls.map((call) => typeof call())).toEqual(calls.map(() => 'string'));
});
