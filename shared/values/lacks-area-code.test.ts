import { expect, test } from 'vitest';

import { lacksAreaCode } from '#shared/values/lacks-area-code.ts';

test.each(['555-0142', '5550142', '٥٥٥٠١٤٢', '206 555 01'])('%s lacks its area code', (text) => {
  expect(lacksAreaCode(text)).toBe(true);
});

test.each(['(206) 555-0142', '1 206 555 0142', '+44 20 7946', '', 'abc 12'])('%j does not', (text) => {
  expect(lacksAreaCode(text)).toBe(false);
});

test('numbers of other countries have other lengths', () => expect(lacksAreaCode('555-0142', 'DE')).toBe(false));
