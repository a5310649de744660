import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { formatAddress } from '#frontend/lib/places/format-address.ts';
import { cityName, countryName, formatTown, stateName } from '#frontend/lib/places/place-names.ts';
import { loadCount, onLoad, setWords, wordsOf } from '#frontend/lib/places/place-words.ts';

const plain = (text: string) => text.replace(/[\u200f\u2068\u2069]/g, '');
const duluth = { city: 'Duluth', state: 'MN', country: 'US' };
const fukuoka = { city: 'Fukuoka', state: 'Fukuoka', country: 'JP' };

beforeEach(() => {
  setWords('ar/US', { states: { MN: 'مينيسوتا' }, towns: { duluth: 'دولوث' } });
  setWords('ja/US', { states: { MN: 'ミネソタ州' }, towns: { duluth: 'ダルース' } });
  setWords('ja/JP', {
    states: { fukuoka: '福岡県', tokyo: '東京都' },
    towns: { fukuoka: '福岡市', tokyo: '東京' },
  });
  setWords('en/DE', { states: {}, towns: { munchen: 'Munich' } });
});
afterEach(() => void vi.unstubAllGlobals());

test('a town is named in the reader’s language, in its order and with its comma', () => {
  expect(plain(formatTown(duluth, 'ar-u-nu-latn'))).toBe('دولوث، مينيسوتا');
  expect(formatTown(duluth, 'ja')).toBe('ミネソタ州ダルース');
  expect(formatTown(fukuoka, 'ja')).toBe('福岡県福岡市');
  expect(formatTown({ city: 'Tokyo', state: 'Tokyo', country: 'JP' }, 'ja')).toBe('東京都');
  expect(formatTown(duluth, 'en')).toBe('Duluth, MN');
  expect(formatTown(duluth, 'en', { short: false })).toBe('Duluth, Minnesota');
  expect(['fr', 'es', 'pt', 'tr'].map((locale) => formatTown(duluth, locale))).toEqual(
    Array(4).fill('Duluth, Minnesota'),
  );
});

test('a town names its country unless the reader is at home there', () => {
  expect(formatTown({ city: 'Bristol', state: null, country: 'GB' }, 'en')).toBe('Bristol, United Kingdom');
  expect(formatTown({ city: 'Nantes', state: null, country: 'FR' }, 'fr')).toBe('Nantes');
  expect(formatTown({ city: 'Porto', state: null, country: 'PT' }, 'pt')).toBe('Porto, Portugal');
  expect(formatTown({ city: 'Porto', state: null, country: 'PT' }, 'pt-PT')).toBe('Porto');
  expect(formatTown(fukuoka, 'en')).toBe('Fukuoka, Japan');
});

test('an abbreviated town is found by its name in full', () => {
  setWords('ja/US', { states: {}, towns: { 'saint paul': 'セントポール' } });
  expect(cityName('St. Paul', 'US', 'ja')).toBe('セントポール');
  expect(cityName('St. Cloud', 'US', 'ja')).toBe('St. Cloud');
});

test.each([
  ['en', 'Washington, DC'],
  ['fr', 'Washington, D.C.'],
  ['ar-u-nu-latn', 'واشنطن العاصمة'],
])('the capital of the US is named as one in %s', (locale, named) => {
  setWords('fr/US', { states: { DC: 'Washington, D.C.' }, towns: {} });
  setWords('ar/US', { states: { DC: 'واشنطن العاصمة' }, towns: { washington: 'واشنطن' } });
  const capital = { city: 'Washington', state: 'DC', country: 'US' };
  expect(formatTown(capital, locale)).toBe(named);
  expect(formatTown(capital, locale, { short: false })).toBe(named);
});

test('Brazil and Portugal each have their names of places', () => {
  setWords('pt/US', {
    states: { NY: 'Nova York', PA: 'Pensilvânia' },
    towns: {},
    portugal: { states: { NY: 'Nova Iorque' }, towns: {} },
  });
  expect(stateName('NY', 'US', 'pt')).toBe('Nova York');
  expect(stateName('NY', 'US', 'pt-PT')).toBe('Nova Iorque');
  expect(stateName('PA', 'US', 'pt-PT')).toBe('Pensilvânia');
});

test('what no source has stays as it is stored', () => {
  expect(cityName('Xyzzy', 'JP', 'ja')).toBe('Xyzzy');
  expect(stateName('Nowhere', 'JP', 'ja')).toBe('Nowhere');
  expect(countryName('ZZZZ', 'en')).toBe('ZZZZ');
});

test('a spelling with accents, or in the country’s own language, is the same town', () => {
  expect(cityName('München', 'DE', 'en')).toBe('Munich');
  expect(cityName('FUKUOKA', undefined, 'ja')).toBe('福岡市');
});

test('territories of the US are named as countries are', () => {
  expect(stateName('PR', 'US', 'ja')).toBe('プエルトリコ');
  expect(stateName('PR', 'US', 'en')).toBe('Puerto Rico');
});

test.each([
  [{ ...duluth, street: '418 Cedar Hollow Rd', postal_code: '55804' }, 'en', '418 Cedar Hollow Rd, Duluth, MN 55804'],
  [{ ...duluth, street: '418 Cedar Hollow Rd', postal_code: '55804' }, 'ja', '418 Cedar Hollow Rd, Duluth, MN 55804'],
  [
    { ...fukuoka, street: '1-2-3 Tenjin', postal_code: '810-0001' },
    'ja',
    '〒810\u2060-\u20600001 福岡県福岡市 Tenjin 1\u2060-\u20602\u2060-\u20603',
  ],
  [
    { ...fukuoka, street: '天神1-2-3', postal_code: '810-0001' },
    'ja',
    '〒810\u2060-\u20600001 福岡県福岡市天神1\u2060-\u20602\u2060-\u20603',
  ],
  [
    { ...fukuoka, street: '1-2-3 Tenjin', postal_code: '810-0001' },
    'en',
    '1\u2060-\u20602\u2060-\u20603 Tenjin, Fukuoka, 810\u2060-\u20600001, Japan',
  ],
  [
    { city: 'Nantes', state: null, country: 'FR', street: '3 rue Haute', postal_code: '44000' },
    'fr',
    '3 rue Haute, 44000 Nantes, France',
  ],
  [
    { city: 'São Paulo', state: 'São Paulo', country: 'BR', street: 'Rua Azul, 3', postal_code: '01310-100' },
    'pt',
    'Rua Azul, 3, São Paulo, 01310\u2060-\u2060100, Brasil',
  ],
  [
    { city: 'Dubai', state: null, country: 'AE', street: '12 Palm Street', postal_code: null },
    'en',
    '12 Palm Street, Dubai, United Arab Emirates',
  ],
  [{ city: 'Seattle', state: 'WA', country: 'US', street: null, postal_code: null }, 'en', 'Seattle, WA'],
])('%j in %s', (address, locale, written) => {
  expect(formatAddress(address, locale)).toBe(written);
});

test('names load when they are first asked for, once, and listeners are notified', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return Response.json({ states: {}, towns: { nantes: 'Нант' } });
  });
  const told = new Promise<void>((resolve) => void onLoad(resolve));
  const before = loadCount();
  expect(cityName('Nantes', 'FR', 'ru')).toBe('Nantes');
  expect(wordsOf('ru', 'FR')).toBeUndefined();
  await told;
  expect(cityName('Nantes', 'FR', 'ru')).toBe('Нант');
  expect([fetched.length, loadCount() - before]).toEqual([1, 1]);
  expect(fetched[0]).toMatch(/^\/assets\/places-[\w-]+\/ru\/FR\.json$/);
});

test('without a network places stay as they are stored', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(cityName('Berlin', 'DE', 'ja')).toBe('Berlin');
  await Promise.resolve();
  expect(cityName('Berlin', 'DE', 'ja')).toBe('Berlin');
});

test('the Virgin Islands are written in Japanese as the press writes them', () => {
  expect(countryName('VI', 'ja')).toBe('米領バージン諸島');
});
