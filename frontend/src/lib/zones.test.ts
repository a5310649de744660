import { expect, test } from 'vitest';

import { zoneName } from '#frontend/lib/zones.ts';

test('a zone has how far it is from Greenwich behind it, UTC its name alone', () => {
  const winter = new Date('2026-11-30T12:00:00Z');
  expect(zoneName('America/New_York', 'en', winter)).toBe('America/New York, GMT-5');
  expect(zoneName('America/New_York', 'ja', winter)).toBe('America/New York、GMT-5');
  expect(zoneName('America/New_York', 'ar-u-nu-latn', winter)).toContain('، ');
  expect(['UTC', 'Etc/UTC'].map((zone) => zoneName(zone, 'fr', winter))).toEqual(['UTC', 'Etc/UTC']);
});
