import { expect, test } from 'vitest';

import { addressee } from '#shared/values/addressee.ts';

test.each([
  ['山田 由紀', '', '山田 由紀 様'],
  ['Yuki Sa', '', 'Yuki Sa 様'],
  ['株式会社やまだ', '', '株式会社やまだ 御中'],
  ['Brandt GmbH', '', 'Brandt GmbH 御中'],
  ['Yamada Boats, Inc.', '', 'Yamada Boats, Inc. 御中'],
  ['Yamada Boats', 'T1234567890123', 'Yamada Boats 御中'],
  ['経理部 御中', '', '経理部 御中'],
  ['', '', ''],
])('in Japanese, a receipt to %j with the tax number %j is for %j', (name, tax_id, shown) => {
  expect(addressee({ name, tax_id }, 'ja')).toBe(shown);
});

test('in other languages, a name stays as it is', () => {
  expect(addressee({ name: 'Ida Brandt' }, 'en')).toBe('Ida Brandt');
});
