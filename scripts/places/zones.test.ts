import { expect, test } from 'vitest';

import { byPopulation, formatZones, parseZones, townsByZone } from '#scripts/places/zones.ts';

const xml = `
  <type name="inccu" description="Kolkata, India" alias="Asia/Calcutta Asia/Kolkata" iana="Asia/Kolkata"/>
  <type name="jeruslm" description="Jerusalem" alias="Asia/Jerusalem Asia/Tel_Aviv Israel" region="IL"/>
  <type name="uauzh" description="Uzhhorod, Ukraine" deprecated="true" preferred="uaiev"/>
  <type name="utce01" description="1 hour ahead of UTC" alias="Etc/GMT-1"/>
  <type name="uschi" description="Chicago, United States" alias="America/Chicago US/Central CST6CDT"/>`;
const zones = parseZones(xml);

test('a zone has its old id, the name of today, its country and what it is called in short', () => {
  expect(zones).toEqual([
    { id: 'Asia/Calcutta', today: 'Asia/Kolkata', country: 'IN', aliases: [] },
    { id: 'Asia/Jerusalem', today: 'Asia/Jerusalem', country: 'IL', aliases: ['Asia/Tel_Aviv', 'Israel'] },
    {
      id: 'America/Chicago',
      today: 'America/Chicago',
      country: 'US',
      aliases: ['US/Central', 'CST6CDT', 'CST', 'CDT'],
    },
  ]);
  expect(JSON.parse(formatZones(zones))).toEqual([
    'Asia/Calcutta IN Asia/Kolkata',
    'Asia/Jerusalem IL  Asia/Tel_Aviv Israel',
    'America/Chicago US  US/Central CST6CDT CST CDT',
  ]);
});

const town = (name: string, countrycode: string, timezone: string, population: number) => ({
  geonameid: population,
  name,
  countrycode,
  admin1code: '',
  population,
  timezone,
  alternatenames: [],
});
const geonames = [
  town('Mumbai', 'IN', 'Asia/Kolkata', 12_000_000),
  town('Houston', 'US', 'America/Chicago', 2_300_000),
  town('Delhi', 'IN', 'Asia/Kolkata', 11_000_000),
  town('Boerne', 'US', 'America/Chicago', 12_000),
  town('Unnamed', 'US', 'America/Chicago', 900_000),
];
const line = (country: string, name: string, ja: string) => ({
  isTown: true,
  country,
  code: '',
  name,
  names: { ja },
  folded: [],
});

test('its large towns have the names of the gazetteer, the largest first; others are left out', () => {
  const towns = townsByZone(zones, geonames, [
    line('IN', 'Delhi', 'デリー'),
    line('IN', 'Mumbai', 'ムンバイ'),
    line('US', 'Houston', 'ヒューストン'),
    line('US', 'Boerne', ''),
  ]);
  expect(towns.get('Asia/Calcutta')?.map(({ names }) => names.ja)).toEqual(['ムンバイ', 'デリー']);
  expect(towns.get('America/Chicago')?.map(({ name }) => name)).toEqual(['Houston']);
});

test('where most people live comes first', () => {
  const ids = byPopulation(zones, geonames).map(({ id }) => id);
  expect(ids).toEqual(['Asia/Calcutta', 'America/Chicago', 'Asia/Jerusalem']);
});
