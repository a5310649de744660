import { expect, test } from 'vitest';

import { dayName } from '#frontend/features/assistant/calls/day-name.ts';
import { formatsFor } from '#frontend/lib/use-formats.ts';

const now = new Date('2026-11-21T20:00:00.000Z');

test.each([
  ['2026-11-21T19:00:00.000Z', 'en-US', 'Today · Sat, Nov 21'],
  ['2026-11-21T05:59:00.000Z', 'en-US', 'Yesterday · Fri, Nov 20'], // before midnight in Chicago
  ['2026-11-19T19:00:00.000Z', 'en-US', 'Thu, Nov 19'],
  ['2026-11-21T19:00:00.000Z', 'fr-FR', 'Aujourd’hui · sam. 21\u00A0nov.'],
])('%s in %s is %s', (at, locale, name) => {
  expect(dayName(at, now, locale, formatsFor(locale, 'America/Chicago').day)).toBe(name);
});
