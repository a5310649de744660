import { expect, test } from 'vitest';

import { icsFile, icsText } from '#shared/values/ics.ts';

test('a hostile name is one value: it ends no line, begins no property and says its markup as text', () => {
  const name = 'Ann; <b>Lee</b>\r\nATTENDEE:mailto:evil@example.com\u0000';
  const [line, ...more] = icsFile([`SUMMARY:${icsText(name)}`])
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n');
  expect(line).toBe('SUMMARY:Ann\\; <b>Lee</b>\\nATTENDEE:mailto:evil@example.com');
  expect(more).toEqual([]);
});
