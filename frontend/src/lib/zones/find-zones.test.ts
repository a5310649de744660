import { beforeAll, describe, expect, test } from 'vitest';

import { findZones, offsetIn, zonesNear } from '#frontend/lib/zones/find-zones.ts';
import { type Zone, zoneCalled, zonesIn } from '#frontend/lib/zones/zone-list.ts';
import { type Variety, varieties } from '#shared/values/language.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { isZone, wallOf } from '#shared/values/zone.ts';

const winter = Date.parse('2026-11-30T12:00:00Z');
const offsetOf = (id: string) => (wallOf(winter, id) - winter) / MINUTE;
const all = new Map<Variety, readonly Zone[]>();
beforeAll(async () => {
  for (const variety of varieties) all.set(variety, await zonesIn(variety));
});
const first = (variety: Variety, text: string) => findZones(all.get(variety)!, text, offsetOf)[0];

test.each(varieties)('every zone of this engine has a name in %s, and an id that it knows', (variety) => {
  const zones = all.get(variety)!;
  const called = new Set(zones.flatMap(({ id, aliases }) => [id, ...aliases]));
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !called.has(zone))).toEqual([]);
  expect(zones.filter(({ id }) => !isZone(id))).toEqual([]);
  expect(zones.filter(({ label, town }) => !label || /_|\//.test(town))).toEqual([]);
});

test.each<[Variety, string, string, string]>([
  ['en', 'kyiv', 'Europe/Kiev', 'Kyiv, Ukraine'],
  ['en', 'Kolkata', 'Asia/Calcutta', 'Kolkata, India'],
  ['en', 'Asia/Kolkata', 'Asia/Calcutta', 'Kolkata, India'],
  ['en', 'Calcutta', 'Asia/Calcutta', 'Kolkata, India'],
  ['en', 'united states', 'America/New_York', 'New York, United States'],
  ['en', 'pacific time', 'America/Los_Angeles', 'Los Angeles, United States'],
  ['en', 'EST', 'America/New_York', 'New York, United States'],
  ['en', 'us/central', 'America/Chicago', 'Chicago, United States'],
  ['en', 'singapore', 'Asia/Singapore', 'Singapore'],
  ['ja', '東京', 'Asia/Tokyo', '東京、日本'],
  ['ja', '標準時 日本', 'Asia/Tokyo', '東京、日本'],
  ['ja', 'tokyo', 'Asia/Tokyo', '東京、日本'],
  ['ru', 'киев', 'Europe/Kiev', 'Киев, Украина'],
  ['ru', 'алма-ата', 'Asia/Almaty', 'Алматы, Казахстан'],
  ['tr', 'istanbul', 'Europe/Istanbul', 'İstanbul, Türkiye'],
  ['fr', 'etats', 'America/New_York', 'New York, États-Unis'],
  ['pt-PT', 'nova iorque', 'America/New_York', 'Nova Iorque, Estados Unidos'],
])('in %s “%s” finds %s', (variety, text, id, label) => {
  expect(first(variety, text)?.zone).toMatchObject({ id, label });
});

test('Arabic is found whatever form of alif is typed', () => {
  expect(first('ar', 'اوكرانيا')?.zone.id).toBe('Europe/Kiev');
  expect(first('ar', 'القاهرة')?.zone.id).toBe('Africa/Cairo');
  expect(first('ar', 'ميونخ')).toMatchObject({ zone: { id: 'Europe/Berlin' }, by: 'ميونخ' });
});

test('an Arabic label that is edited is found, with the marks of its direction', () => {
  const { label = '' } = first('ar', 'kyiv')?.zone ?? {};
  expect(label).toMatch(/\p{Cf}/u);
  expect(first('ar', label)?.zone.label).toBe(label);
});

test('a zone is found by another of its towns, which is named then', () => {
  expect(first('en', 'mumbai')).toMatchObject({ zone: { id: 'Asia/Calcutta' }, by: 'Mumbai' });
  expect(first('en', 'San Fran')).toMatchObject({ zone: { id: 'America/Los_Angeles' }, by: 'San Francisco' });
});

test('nothing is found for nothing, or for a place that is not there', () => {
  expect([first('en', ' '), first('en', 'atlantis'), first('en', 'constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('an offset', () => {
  test.each([
    ['UTC+5:30', 330],
    ['gmt-3', -180],
    ['+0900', 540],
    ['−3', -180],
    ['UTC+٣', 180],
    ['utc 2', 120],
    ['5', undefined],
    ['utc', undefined],
    ['+99999', undefined],
    ['Kyiv', undefined],
  ])('in “%s” is %s minutes', (text, minutes) => expect(offsetIn(text)).toBe(minutes));

  test('finds its zones, the largest first', () => {
    const found = findZones(all.get('en')!, 'UTC+5:30', offsetOf).map(({ zone }) => zone.id);
    expect(found).toEqual(['Asia/Calcutta', 'Asia/Colombo']);
    expect(first('en', '-6')?.zone.country).toMatch(/^(US|MX)$/);
  });
});

test('before anything is typed, the zones of the same countries are near', () => {
  const zones = all.get('en')!;
  const near = zonesNear(zones, [zoneCalled(zones, 'US/Hawaii'), zoneCalled(zones, 'Europe/Kyiv')]).map(({ id }) => id);
  expect(near.slice(0, 3)).toEqual(['Pacific/Honolulu', 'Europe/Kiev', 'America/New_York']);
  expect(new Set(near).size).toBe(near.length);
});

test('a zone that is not listed is called as it is stored', () => {
  const zones = all.get('en')!;
  expect(zoneCalled(zones, 'Etc/GMT+5')).toMatchObject({ id: 'Etc/GMT+5', label: 'Etc/GMT+5' });
  expect(zoneCalled(zones, 'Etc/UTC')).toMatchObject({ id: 'UTC', label: 'UTC' });
});
