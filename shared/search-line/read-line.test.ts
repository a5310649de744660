import { expect, test, vi } from 'vitest';

import { parseAge } from '#shared/validation/age.ts';
import { mayBeTown, readLine } from '#shared/search-line/read-line.ts';
import { fieldKeys } from '#shared/validation/messages.ts';
import type { Knowledge, Place } from '#shared/search-line/reading.ts';
import { LONGEST, SearchRequest } from '#shared/validation/search.ts';

const places: Record<string, Place> = {
  seattle: { city: 'Seattle', state: 'WA', country: 'US' },
  'new york': { city: 'New York', state: 'NY', country: 'US' },
  duluth: { city: 'Duluth', state: 'MN', country: 'US' },
  jackson: { city: 'Jackson', state: 'MS', country: 'US' },
  washington: { city: 'Washington', state: 'DC', country: 'US' },
  paris: { city: 'Paris', state: null, country: 'FR' },
  東京: { city: 'Tokyo', state: 'Tokyo', country: 'JP' },
  山口: { city: 'Yamaguchi', state: 'Yamaguchi', country: 'JP' },
  bernie: { city: 'Bernie', state: 'MO', country: 'US' },
  burlington: { city: 'Burlington', state: null, country: 'US' },
  hawaii: { city: null, state: 'HI', country: 'US' },
  vermont: { city: null, state: 'VT', country: 'US' },
  バーモント州: { city: null, state: 'VT', country: 'US' },
  minnesota: { city: null, state: 'MN', country: 'US' },
  福岡: { city: 'Fukuoka', state: 'Fukuoka', country: 'JP' },
  دولوث: { city: 'Duluth', state: 'MN', country: 'US' },
};
const lastNames = new Set([
  'okafor',
  'cantwell',
  'sanders',
  'smith',
  'washington',
  'jackson',
  'inouye',
  'curie',
  'penn',
  '佐藤',
  '山口',
]);
const firstNames = new Set(['john', 'tamara', 'tamsin', 'maria', 'mary', 'marie', 'bernie', 'george', 'sean']);
const known: Knowledge = {
  place: (name) => places[name.toLowerCase()],
  share: (word, part) => ((part === 'last' ? lastNames : firstNames).has(word.toLowerCase()) ? 1e-4 : 0),
};
const first = (text: string, country = 'US') => readLine(text, country, known)[0];

test.each([
  ['Maria Cantwell', { search_query: 'Maria Cantwell' }],
  ['Maria Cantwell Seattle', { search_query: 'Maria Cantwell', city: 'Seattle', state: 'WA' }],
  ['maria cantwell in seattle', { search_query: 'maria cantwell', city: 'Seattle', state: 'WA' }],
  ['Maria Cantwell, Seattle', { search_query: 'Maria Cantwell', city: 'Seattle', state: 'WA' }],
  ['Tamara Okafor, Duluth MN', { search_query: 'Tamara Okafor', city: 'Duluth', state: 'MN' }],
  ['Tamara Okafor, Duluth, Minnesota 55802', { search_query: 'Tamara Okafor', city: 'Duluth', state: 'MN' }],
  ['tamara okafor duluth mn', { search_query: 'tamara okafor', city: 'duluth', state: 'MN' }],
  ['Tamara Okafor Minnesota', { search_query: 'Tamara Okafor', state: 'MN' }],
  ['Tamara Okafor, 41', { search_query: 'Tamara Okafor', age_from: 39, age_to: 43 }],
  [
    'Tamara Okafor Duluth about 40',
    { search_query: 'Tamara Okafor', city: 'Duluth', state: 'MN', age_from: 35, age_to: 45 },
  ],
  ['Okafor, Tamara', { search_query: 'Okafor, Tamara' }],
  ['George Washington', { search_query: 'George Washington' }],
  ['Mary Lee Jackson', { search_query: 'Mary Lee Jackson' }],
  ['Mary Ann Penn', { search_query: 'Mary Ann Penn' }],
  ['Sean Penn', { search_query: 'Sean Penn' }],
  ['Juan de la', { search_query: 'Juan de la' }],
  ['Marie Curie Paris', { search_query: 'Marie Curie', city: 'Paris', country: 'FR' }],
  ['佐藤 拓也 福岡', { search_query: '佐藤 拓也', city: 'Fukuoka', state: 'Fukuoka', country: 'JP' }],
  ['佐藤 拓也', { search_query: '佐藤 拓也' }],
  ['佐藤', { search_query: '佐藤' }],
  ['山口', { search_query: '山口' }],
  ['John', { first_name: 'John' }],
  ['Washington', { last_name: 'Washington' }],
  ['John in Seattle', { first_name: 'John', city: 'Seattle', state: 'WA' }],
  ['Smith, Seattle WA', { last_name: 'Smith', city: 'Seattle', state: 'WA' }],
  ['Seattle', { city: 'Seattle', state: 'WA' }],
  ['Seattle WA', { city: 'Seattle', state: 'WA' }],
  ['Jackson, MS', { city: 'Jackson', state: 'MS' }],
  ['New York', { state: 'NY' }],
  ['Minnesota', { state: 'MN' }],
  ['Paris', { city: 'Paris', country: 'FR' }],
  ['東京', { city: 'Tokyo', state: 'Tokyo', country: 'JP' }],
  [
    'Tamsin Okafor, 41, Duluth',
    { search_query: 'Tamsin Okafor', city: 'Duluth', state: 'MN', age_from: 39, age_to: 43 },
  ],
  [
    'Tamsin Okafor (41) Duluth',
    { search_query: 'Tamsin Okafor', city: 'Duluth', state: 'MN', age_from: 39, age_to: 43 },
  ],
  ['41 Tamsin Okafor Duluth', { search_query: 'Tamsin Okafor', city: 'Duluth', state: 'MN', age_from: 39, age_to: 43 }],
  ['41, Tamsin Okafor', { search_query: 'Tamsin Okafor', age_from: 39, age_to: 43 }],
  ['Inouye Hawaii', { last_name: 'Inouye', state: 'HI' }],
  ['Sanders, Bernie, Vermont', { search_query: 'Sanders, Bernie', state: 'VT' }],
  ['Sanders, Bernie, VT', { search_query: 'Sanders, Bernie', state: 'VT' }],
  ['Sanders, Bernie Vermont', { search_query: 'Sanders, Bernie', state: 'VT' }],
  ['Sanders, Bernie, Burlington VT', { search_query: 'Sanders, Bernie', city: 'Burlington', state: 'VT' }],
  ['Okafor, Duluth, Minnesota', { last_name: 'Okafor', city: 'Duluth', state: 'MN' }],
  ['VT Sanders Bernie 82', { search_query: 'Sanders Bernie', state: 'VT', age_from: 80, age_to: 84 }],
  ['MD Abdul Rahman', { search_query: 'MD Abdul Rahman' }],
  ['VI TRAN NGUYEN', { search_query: 'VI TRAN NGUYEN' }],
  ['Smith, Bernie MO', { search_query: 'Smith, Bernie', state: 'MO' }],
  ['Smith Bernie MO', { search_query: 'Smith Bernie', state: 'MO' }],
  ['Bernie', { first_name: 'Bernie' }],
  ['Bernie Sanders VT', { search_query: 'Bernie Sanders', state: 'VT' }],
  ['バーニー・サンダース、バーモント州', { search_query: 'バーニー・サンダース', state: 'VT' }],
  ['バーニー・サンダース', { search_query: 'バーニー・サンダース' }],
  ['東京の佐藤さん', { search_query: '佐藤', city: 'Tokyo', state: 'Tokyo', country: 'JP' }],
  [
    '東京の佐藤さん 40歳',
    { search_query: '佐藤', city: 'Tokyo', state: 'Tokyo', country: 'JP', age_from: 38, age_to: 42 },
  ],
  ['Tamara Okafor state of Minnesota', { search_query: 'Tamara Okafor', state: 'MN' }],
  ['Okafor Tamara, Minnesota', { search_query: 'Okafor Tamara', state: 'MN' }],
  ['تمارا أوكافور مدينة دولوث', { search_query: 'تمارا أوكافور', city: 'Duluth', state: 'MN' }],
  ['تمارا أوكافور، دولوث', { search_query: 'تمارا أوكافور', city: 'Duluth', state: 'MN' }],
])('the name %s', (text, fields) => {
  expect(first(text)).toEqual({ type: 'name', ...fields });
});

test.each(['', '\u0000\u200f', '. , "', '% _', "''", '،،', '\ufffd', '😀', '123-45-6789', '١٢٣-٤٥-٦٧٨٩'])(
  '“%s” says nothing',
  (text) => {
    expect(readLine(text, 'US', known)).toEqual([]);
  },
);

test.each([
  '(206) 220-6400',
  '+1 206 220 6400',
  '1.206.220.6400',
  '٢٠٦ ٢٢٠ ٦٤٠٠',
  '２０６-２２０-６４００',
  'tel:+12062206400',
])('the number %s', (text) => {
  expect(first(text)?.type).toBe('phone');
  expect(SearchRequest.safeParse(first(text)).success).toBe(true);
});

test.each(['(206) 555-0187', '206-555-0187', '206.555.0187'])('%s is a number of North America anywhere', (text) => {
  for (const country of ['RU', 'TR', 'JP', 'DE'])
    expect(first(text, country)).toEqual({ type: 'phone', search_query: '+1 (206) 555-0187', country: 'US' });
  expect(readLine(text, 'US')).toEqual([{ type: 'phone', search_query: text, country: 'US' }]);
});

test('a number of that notation may be one of the region too', () => {
  expect(readLine('(532) 212-4567', 'TR')).toEqual([
    { type: 'phone', search_query: '+1 (532) 212-4567', country: 'US' },
    { type: 'phone', search_query: '+90 532 212 45 67', country: 'TR' },
  ]);
  expect(readLine('532 212 45 67', 'TR')[0]).toMatchObject({ search_query: '532 212 45 67', country: 'TR' });
});

test.each([
  ['Tam.Okafor@Example.com', 'email', 'Tam.Okafor@Example.com'],
  ['@senatorcantwell', 'username', 'senatorcantwell'],
  ['https://www.linkedin.com/in/tam-okafor/', 'username', 'tam-okafor'],
  ['tokafor_99', 'username', 'tokafor_99'],
  ['foo@', 'email', 'foo@'],
  ['foo@bar', 'email', 'foo@bar'],
])('%s is the %s %s', (text, type, search_query) => {
  expect(first(text)).toEqual({ type, search_query });
});

test.each([
  [
    '418 cedar hollow road duluth minnesota',
    { search_query: '418 cedar hollow road', city: 'duluth', state: 'MN', country: 'US' },
  ],
  ['915 2nd Avenue, Seattle WA', { search_query: '915 2nd Avenue', city: 'Seattle', state: 'WA', country: 'US' }],
  ['915 2nd Ave 98174', { search_query: '915 2nd Ave, 98174', country: 'US' }],
  ['Cedar Hollow Road, Duluth MN', { search_query: 'Cedar Hollow Road', city: 'Duluth', state: 'MN', country: 'US' }],
])('the address %s', (text, fields) => {
  expect(first(text)).toEqual({ type: 'address', ...fields });
  expect(SearchRequest.safeParse(first(text)).success).toBe(true);
});

test.each([
  ['41 Cedar Hollow Duluth MN', '41 Cedar Hollow'],
  ['41 Cedar Hollow Road Duluth', '41 Cedar Hollow Road Duluth'],
  ['12 Cedar Hollow Duluth', '12 Cedar Hollow Duluth'],
])('%s begins with the number of a house', (text, search_query) => {
  expect(first(text)).toMatchObject({ type: 'address', search_query });
});

test.each([
  ['1234', 'phone', 'phone'],
  ['555-0142', 'phone', 'phone'],
  ['foo@', 'email', 'email'],
  ['John', 'name', 'search.last-name'],
  ['Seattle WA', 'name', 'search.empty'],
  ['東京', 'name', 'search.empty'],
])('%s is read as an incomplete %s', (text, type, key) => {
  const reading = first(text);
  expect(reading?.type).toBe(type);
  expect(Object.values(fieldKeys(SearchRequest.safeParse(reading).error!)).flat()).toEqual([key]);
});

test('a town that is also a first name may be before a foreign name in katakana', () => {
  const paris = { city: 'Paris', state: null, country: 'FR' };
  const both: Knowledge = { place: (name) => (name === 'パリ' ? paris : undefined), share: () => 1e-4 };
  expect(readLine('パリのマリー・デュポン', 'JP', both)).toContainEqual({
    type: 'name',
    search_query: 'マリー・デュポン',
    city: 'Paris',
    country: 'FR',
  });
});

test('a single word may also be a last name', () => {
  expect(readLine('John', 'US', known)[1]).toEqual({ type: 'name', last_name: 'John' });
  expect(readLine('Paris', 'US', known)[1]).toEqual({ type: 'name', last_name: 'Paris' });
  expect(readLine('山口', 'US', known)[1]).toMatchObject({ city: 'Yamaguchi' });
});

test('a first name that is also a state, or a large town, is read as both', () => {
  const share = (word: string, part: 'last' | 'first') => (word === 'Virginia' && part === 'first' ? 1e-4 : 0);
  const place = (name: string) => (name === 'Virginia' ? { city: null, state: 'VA', country: 'US' } : undefined);
  expect(readLine('Virginia', 'US', { share, place })).toEqual([
    { type: 'name', first_name: 'Virginia' },
    { type: 'name', state: 'VA' },
  ]);
});

test.each([
  ['2 live crew', 'name'],
  ['3 doors down', 'name'],
  ['2 live crew seattle', 'address'],
  ['12 cedar court', 'address'],
  ['418 cedar hollow', 'address'],
])('a small number begins an address where a street or a place follows: %s is a %s', (text, type) => {
  expect(first(text)?.type).toBe(type);
});

test.each([
  'Maria Okafor near Duluth',
  'Maria Okafor, who lives in the Duluth area',
  'Maria Okafor à Duluth',
  'Maria Okafor qui habite à Duluth',
  'Maria Okafor cerca de Duluth',
  'Maria Okafor que mora em Duluth',
  'Maria Okafor no Duluth',
  'Maria Okafor из Duluth',
  'Maria Okafor живёт в Duluth',
  'Maria Okafor في Duluth',
  'Maria Okafor Duluth’da',
  "Maria Okafor Duluth'den",
  'Maria Okafor Duluth在住',
  'Maria Okafor, she used to live in Duluth',
  'Maria Okafor elle habitait a Duluth',
  'Maria Okafor que vivía en Duluth',
  'Maria Okafor que morava em Duluth',
  'Maria Okafor, она жила в Duluth',
  'Maria Okafor كانت ساكنة في Duluth',
  'Maria Okafor Duluthに住んでいた',
])('a word marks the place: %s', (text) => {
  expect(readLine(text, 'US', known)).toEqual([
    { type: 'name', search_query: 'Maria Okafor', city: 'Duluth', state: 'MN' },
  ]);
});

test.each([
  ['Mitch Okafor in Louisvile KY', ['Louisvile']],
  ['Mitch Okafor en Louisvile', ['Louisvile']],
  ['Mitch Okafor из Louisvile', ['Louisvile']],
  ['Mitch Okafor in Duluth', []],
])('what a word marks may be a misspelt town: %s', (text, towns) => {
  expect(mayBeTown(text, 'US', known)).toEqual(towns);
});

test.each([
  'Tamsin Okafor qui habite Duluth',
  'Tamsin Okafor de Duluth',
  'Tamsin Okafor à Duluth dans le Minnesota',
  'Tamsin Okafor in Duluth in the state of Minnesota',
  "Duluth'lu Tamsin Okafor",
  "Duluth'ta yaşayan Tamsin Okafor",
])('the place of a name, also with words in it: %s', (text) => {
  expect(first(text)).toEqual({ type: 'name', search_query: 'Tamsin Okafor', city: 'Duluth', state: 'MN' });
});

test('without known places a Turkish place before a name stays as it was typed', () => {
  expect(readLine("Duluth'ta Tamsin Okafor", 'TR')[0]).toEqual({
    type: 'name',
    search_query: "Duluth'ta Tamsin Okafor",
  });
});

test('the year behind a name may have its word', () => {
  expect(readLine('Tamsin Okafor in 1985', 'US', { ...known, year: 2026 })[0]).toMatchObject({
    search_query: 'Tamsin Okafor',
    age_from: 40,
  });
});

test.each([
  ['31 tamsin okafor ca', 'name'],
  ['31 cedar duluth mn', 'address'],
])('a number before a name and a state is a house only with a known town: %s is a %s', (text, type) => {
  expect(first(text)?.type).toBe(type);
});

test('an address of another country', () => {
  expect(first('Hauptstraße 12 10115 Berlin', 'DE')).toEqual({
    type: 'address',
    search_query: 'Hauptstraße 12, 10115',
    city: 'Berlin',
    country: 'DE',
  });
});

test.each([
  ['Maria Cantwell Seattle', ['Maria Cantwell', 'Maria Cantwell Seattle']],
  ['George Washington', ['George Washington']],
  ['Mary Lee Jackson', ['Mary Lee Jackson', 'Mary Lee']],
  ['tokafor_99', ['tokafor_99', undefined]],
  ['Tamara Okafor Minnesota', ['Tamara Okafor']],
  ['Tamara Okafor MN', ['Tamara Okafor']],
  ['Tamara Okafor, Duluth MN', ['Tamara Okafor']],
])('%s may also mean', (text, readings) => {
  expect(readLine(text, 'US', known).map(({ search_query }) => search_query)).toEqual(readings);
});

test('without known towns a state is still understood', () => {
  expect(readLine('Tamara Okafor, Duluth MN', 'US')[0]).toMatchObject({ city: 'Duluth', state: 'MN' });
  expect(readLine('Tamara Okafor Duluth', 'US')).toEqual([{ type: 'name', search_query: 'Tamara Okafor Duluth' }]);
});

test('a state is read as Turkish writes it', () => {
  for (const state of ['İL', 'İllinois', 'ıllinois'])
    expect(first(`Tamsin Okafor, Peoria, ${state}`)).toMatchObject({ search_query: 'Tamsin Okafor', state: 'IL' });
});

test.each([
  ['45', 43, 47],
  ['٤٥', 43, 47],
  ['about 45', 40, 50],
  ['~ 20', 18, 25],
  ['50-40', 40, 50],
  ['40 to 50', 40, 50],
  ['10-30', 18, 30],
  ['60+', 60, undefined],
])('the age %s is %s to %s', (text, age_from, age_to) => {
  expect(parseAge(text)).toEqual({ age_from, ...(age_to && { age_to }) });
});
test.each(['', 'old', '9', '5-12', '450', '1 2 3'])('%j is no age', (text) => {
  expect(parseAge(text)).toBeUndefined();
});

const hostile = [
  '\u0000',
  '<img src=x>',
  '\u202Egnp.exe',
  'A'.repeat(256),
  ', , ,',
  '@',
  '#',
  '9'.repeat(256),
  'a '.repeat(128),
  '1 '.repeat(128),
  '㍿'.repeat(256),
  'ﷺ'.repeat(256),
  '東'.repeat(256),
  'New York,'.repeat(28),
];
test.each(hostile)('hostile input is read quickly as something: %j', (text) => {
  expect(readLine(text, 'US', known).length).toBeLessThanOrEqual(2);
});

test.each(['a, '.repeat(85), '東'.repeat(33), 'ﷺ'.repeat(100), 'de la '.repeat(42)])(
  'a line with more words or characters than a name has is not divided: %j',
  (text) => {
    const place = vi.fn(known.place);
    readLine(text, 'US', { ...known, place });
    expect(place).not.toHaveBeenCalled();
  },
);
test('a line is no longer than a search may be, however its characters are normalized', () => {
  expect(readLine('㍿'.repeat(256), 'US', known)[0]?.search_query).toHaveLength(LONGEST);
});

test.each([
  ['Sen. Maria Cantwell', 'Maria Cantwell'],
  ['former senator Maria Cantwell', 'Maria Cantwell'],
  ['What is the phone number of Maria Cantwell?', 'Maria Cantwell'],
  ['Maria Cantwell’s phone number', 'Maria Cantwell'],
  ['is Maria Cantwell still alive', 'Maria Cantwell'],
  ['how old is Maria Cantwell', 'Maria Cantwell'],
  ['Maria Cantwell, Jr.', 'Maria Cantwell'],
  ['¿quién es Nydia Velázquez?', 'Nydia Velázquez'],
  ['佐藤花子さん', '佐藤花子'],
  ['Juan de la Paz', 'Juan de la Paz'],
])('%s asks for %s', (text, name) => {
  expect(first(text)).toEqual({ type: 'name', search_query: name });
});

test.each([
  ['Maria Cantwell 30s', 30, 39],
  ['Maria Cantwell in her 40s', 40, 49],
  ['Maria Cantwell age 45 Seattle', 43, 47],
  ['Maria Cantwell 45 Seattle', 43, 47],
  ['Maria Cantwell born 1958', 67, 68],
  ['Maria Cantwell 1958', 67, 68],
  ['佐藤 拓也 42歳', 40, 44],
])('%s is %i to %i years old', (text, age_from, age_to) => {
  const [reading] = readLine(text, 'US', { ...known, year: 2026 });
  expect(reading).toMatchObject({ type: 'name', age_from, age_to });
});

test.each([
  ['who called me 206-220-6400', 'US', '206-220-6400', 'US'],
  ['206 220 6400 new york', 'US', '206 220 6400', 'US'],
  ['1-800-FLOWERS', 'US', '800-3569377', 'US'],
  ['0532 123 45 67', 'US', '+90 532 123 45 67', 'TR'],
  ['5321234567', 'TR', '5321234567', 'TR'],
])('the number of %s in %s', (text, here, search_query, country) => {
  const [reading] = readLine(text, here, { countries: [here, 'TR'] });
  expect(reading).toEqual({ type: 'phone', search_query, country });
});

test.each([
  ['who owns tam@example.org', 'email', 'tam@example.org'],
  ['insta: tam.okafor', 'username', 'tam.okafor'],
  ['who is @tam.okafor on instagram', 'username', 'tam.okafor'],
  ['malcolm x smith', 'name', 'malcolm x smith'],
  ['90210', 'address', '90210'],
])('%s is read as the %s %s', (text, type, search_query) => {
  expect(first(text)).toMatchObject({ type, search_query });
});
