import { expect, test } from 'vitest';

import { firstOfOnePart, measure } from '#functions/messaging/domain/sms-parts.ts';

test.each([
  ['Calluna: 3 people found. http://localhost:3000/en', 'GSM-7', 1],
  ['x'.repeat(160), 'GSM-7', 1],
  ['x'.repeat(161), 'GSM-7', 2],
  ['النتائج: 3.', 'UCS-2', 1],
  ['я'.repeat(71), 'UCS-2', 2],
])('%s counts as a carrier counts', (text, alphabet, parts) => {
  expect(measure(text)).toMatchObject({ alphabet, parts });
});

test('picks the fullest text that fits one part, else the shortest', () => {
  expect(firstOfOnePart('x'.repeat(200), 'x'.repeat(160), 'x')).toHaveLength(160);
  expect(firstOfOnePart('x'.repeat(300), 'y'.repeat(200))).toBe('y'.repeat(200));
});
