import { expect, test } from 'vitest';

import { greetingAt } from '#frontend/features/account/greeting.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour, 30));

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
])('at half past %i it is %s', (hour, greeting) => expect(greetingAt(at(hour), 'UTC')).toBe(greeting));

test('by the clock of the account, wherever the device is', () => {
  expect(greetingAt(at(20), 'America/Los_Angeles')).toBe('afternoon');
  expect(greetingAt(at(20), 'Asia/Tokyo')).toBe('morning');
  expect(greetingAt(new Date(2026, 10, 23, 9), undefined)).toBe('morning');
});
