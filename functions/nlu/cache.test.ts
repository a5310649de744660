import { expect, test } from 'vitest';

import { recent } from '#functions/nlu/cache.ts';

test('caches recent results and evicts the oldest', () => {
  const keep = recent<string>();
  let made = 0;
  const ask = (key: string) => keep(key, () => `${key} ${++made}`);
  expect(ask('a')).toBe('a 1');
  expect(ask('a')).toBe('a 1');
  for (let i = 0; i < 128; i++) ask(String(i));
  expect(ask('127')).toBe('127 129');
  expect(ask('a')).toBe('a 130');
});
