import { expect, test } from 'vitest';

import { batchesOf } from '#frontend/features/assistant/contacts/batches.ts';
import { Phone } from '#shared/values/phone.ts';

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => ({ phone: Phone.parse(`+1218${2000000 + i}`), name }));

test.each([
  [0, 'Dana', []],
  [99, 'Dana', [99]],
  [250, 'Dana', [99, 99, 52]],
])('%i contacts named %s go in parts of %j', (count, name, sizes) =>
  expect(batchesOf(many(count, name)).map((batch) => batch.length)).toEqual(sizes),
);

test('long names in other scripts fit into a request, and none is lost', () => {
  const contacts = many(230, '田'.repeat(80));
  const batches = batchesOf(contacts);
  for (const batch of batches)
    expect(new TextEncoder().encode(JSON.stringify({ contacts: batch })).length).toBeLessThan(16 * 1024);
  expect(batches.flat()).toEqual(contacts);
});
