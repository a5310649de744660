import { expect, test } from 'vitest';

import { greetingAt } from '#frontend/features/account/greeting.ts';

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
])('at %i o’clock it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));
