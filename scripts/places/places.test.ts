import { expect, test } from 'vitest';

import { arabicNameOf } from '#scripts/places/arabic-name.ts';
import { recordsOf } from '#scripts/places/mmdb.ts';
import { subdivisionsOf } from '#scripts/places/subdivisions.ts';
import { townsOf } from '#scripts/places/towns.ts';

test.each([
  ['US', ['دلوث، مینه‌سوتا', 'دولوث', 'ڈولوتھ'], 'دولوث'],
  ['DE', ['مونخ', 'مونیخ', 'ميونخ', 'ميونيخ'], 'ميونيخ'],
  ['EG', ['القاهرة', 'قاهره', 'قاہرہ'], 'القاهرة'],
  ['EG', ['الفيوم', 'محافظة الفيوم'], 'الفيوم'],
  ['FR', ['پاریس', 'باریس'], undefined],
  ['TR', ['Istanbul'], undefined],
])('in %s the Arabic name among %j is %s', (country, names, arabic) => {
  expect(arabicNameOf(names, country)).toBe(arabic);
});

test('a town keeps the names of its source by language, and its ISO subdivision', () => {
  const place = {
    geonameid: 1,
    name: 'Munich',
    countrycode: 'DE',
    admin1code: '02',
    population: 1_500_000,
    timezone: 'Europe/Berlin',
    alternatenames: ['MUC', 'mi wnik', 'Мюнхен', 'Monaco'],
  };
  const names = { en: 'Munich', ja: 'ミュンヘン' };
  const geolite = new Map([[1, { country: 'DE', subdivision: 'BY', names, german: 'München' }]]);
  const small = { ...place, geonameid: 2, population: 900 };
  expect(townsOf({ geonames: [place, small], geolite, zones: new Map() })).toEqual([
    {
      country: 'DE',
      population: 1_500_000,
      subdivision: 'BY',
      name: 'Munich',
      names,
      aliases: ['München', 'Мюнхен', 'Monaco'],
    },
  ]);
});

test('a subdivision is found without the word for what it is', () => {
  const names = new Map([
    ['en', new Map([['jp40', 'Fukuoka']])],
    ['ja', new Map([['jp40', '福岡県']])],
  ]);
  const [fukuoka] = subdivisionsOf(new Map([['JP', ['jp40', 'jp99']]]), names);
  expect(fukuoka).toMatchObject({ country: 'JP', code: '40', name: 'Fukuoka', names: { ja: '福岡県' } });
  expect(fukuoka!.aliases).toContain('福岡');
});

test('reads the records of a MaxMind DB', () => {
  const text = (value: string) => [(2 << 5) | value.length, ...Buffer.from(value)];
  const record = [(7 << 5) | 1, ...text('city'), ...text('Bonn')];
  const tree = [0, 0, 17, 0, 0, 1]; // one node of 24 bits a record: the data, and nothing
  const metadata = [(7 << 5) | 2, ...text('node_count'), (6 << 5) | 1, 1, ...text('record_size'), (5 << 5) | 1, 24];
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  const file = Buffer.from([...tree, ...Array<number>(16).fill(0), ...record, ...marker, ...metadata]);
  expect([...recordsOf(file)]).toEqual([{ city: 'Bonn' }]);
});
