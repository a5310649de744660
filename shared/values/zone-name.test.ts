import { expect, test } from 'vitest';

import { inItsLetters, nameZones, zoneName } from '#shared/values/zone-name.ts';
import spare from '#shared/values/zone-names.json' with { type: 'json' };

for (const [language, names] of Object.entries(spare)) nameZones(language, names);

test.each([
  ['en', 'Central Time'],
  ['ar-u-nu-latn', 'التوقيت المركزي لأمريكا الشمالية'],
  ['ja', '米国中部時間'],
  ['ru', 'Чикаго'],
  ['tr', 'Kuzey Amerika Merkezi Saati'],
])('a zone has the name that people of %s use', (locale, name) => {
  expect(zoneName('America/Chicago', locale, '2026-11-30T09:00:00.000Z')).toBe(name);
});

test.each([
  ['pt', 'America/Sao_Paulo', 'horário de Brasília'],
  ['pt', 'America/Chicago', 'horário central'],
  ['pt', 'Europe/Berlin', 'horário da Europa Central'],
  ['pt-PT', 'Europe/Lisbon', 'hora da Europa Ocidental'],
])('in %s, %s is named as within a sentence', (locale, zone, name) => {
  expect(zoneName(zone, locale, '2026-11-30T09:00:00.000Z')).toBe(name);
});

test('the only time of Türkiye has one name in every runtime', () => {
  expect(zoneName('Europe/Istanbul', 'tr', '2026-11-30T09:00:00.000Z')).toBe('Türkiye Saati');
});

test('a zone without an offset is UTC', () => {
  expect(zoneName('Etc/UTC', 'ja', '2026-11-30T09:00:00.000Z')).toBe('UTC');
});

test.each([
  ['ru', 'Asia/Almaty', 'Almaty', 'Алматы'],
  ['ru', 'America/Chicago', 'Chicago', 'Чикаго'],
  ['ar-u-nu-latn', 'Asia/Urumqi', 'توقيت Urumqi', 'توقيت أرومكي'],
  ['ja', 'America/Punta_Arenas', 'Punta Arenas時間', 'プンタアレナス時間'],
  ['en', 'Asia/Almaty', 'Kazakhstan Time', 'Kazakhstan Time'],
])('in %s, the city of %s that the browser has only as “%s” is “%s”', (locale, zone, called, name) => {
  expect(inItsLetters(called, { locale, timeZone: zone })).toBe(name);
});

test('every spare name is in the letters of its language', () => {
  const names = Object.values(spare).flatMap((each) => Object.values(each));
  expect(names.filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
});
