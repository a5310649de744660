import { expect, test } from 'vitest';

import { zoneName } from '#shared/values/zone-name.ts';

test.each([
  ['en', 'Central Time'],
  ['ar-u-nu-latn', 'التوقيت المركزي لأمريكا الشمالية'],
  ['ja', '米国中部時間'],
  ['ru', 'Чикаго'],
])('a zone has the name that people of %s use', (locale, name) => {
  expect(zoneName('America/Chicago', locale, '2026-11-30T09:00:00.000Z')).toBe(name);
});

test.each([
  ['pt', 'America/Sao_Paulo', 'horário padrão de Brasília'],
  ['pt', 'America/Chicago', 'horário central'],
  ['pt', 'Europe/Berlin', 'horário da Europa Central'],
  ['pt-PT', 'Europe/Lisbon', 'hora da Europa Ocidental'],
])('in %s, %s is named as within a sentence', (locale, zone, name) => {
  expect(zoneName(zone, locale, '2026-11-30T09:00:00.000Z')).toBe(name);
});

test('a zone without an offset is UTC', () => {
  expect(zoneName('Etc/UTC', 'ja', '2026-11-30T09:00:00.000Z')).toBe('UTC');
});
