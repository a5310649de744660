import { expect, test } from 'vitest';

import { Lexicon, type Lexicons } from '#functions/people/index/lexicon.ts';
import { handler } from '#functions/people/read-line.ts';
import { peopleStore } from '#functions/people/store.ts';
import { calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { people } from '#shared/api/people.ts';
import type { Language } from '#shared/values/language.ts';

const lexicons: Lexicons = {
  last: Lexicon.of(
    new Map([
      ['dole', 1],
      ['clinton', 3],
      ['kelly', 4],
      ['jackson', 40],
      ['nakano', 1],
      ['harris', 5],
      ['smith', 90],
    ]),
  ),
  first: Lexicon.of(
    new Map([
      ['bob', 9],
      ['hillary', 1],
      ['mark', 8],
      ['nancy', 4],
      ['kamala', 1],
      ['john', 80],
    ]),
  ),
  partsOf: () => 0,
  isDivided: () => false,
  rare: { generation: 1, buckets: 0 },
};
const store = { ...peopleStore(temporaryTable()), lexicons: async () => lexicons };
const read = calling(people.readLine, handler.with({ people: store, limits: unlimited }));
const first = async (text: string, language: Language = 'en', country?: string) =>
  (await read({ text, language, ...(country && { country }) })).readings[0];

test.each([
  ['Bob Dole Kansas', { search_query: 'Bob Dole', state: 'KS' }],
  ['Hillary Rodham Clinton New York', { search_query: 'Hillary Rodham Clinton', state: 'NY' }],
  ['John Jackson', { search_query: 'John Jackson' }],
  ['Dole', { last_name: 'Dole' }],
  ['Nancy', { first_name: 'Nancy' }],
  ['Sen. Mark Kelly', { search_query: 'Mark Kelly' }],
  ['John Smith Houston', { search_query: 'John Smith', city: 'Houston' }],
])('200: %s is read by the names that people bear', async (text, reading) => {
  expect(await first(text)).toEqual({ type: 'name', ...reading });
});

test.each<[Language, string, object]>([
  ['pt', 'joão batista belo horizonte mg', { search_query: 'joão batista', city: 'Belo Horizonte', country: 'BR' }],
  [
    'fr',
    'Émilie Tremblay, Trois-Rivières, Québec',
    { search_query: 'Émilie Tremblay', city: 'Trois-Rivières', country: 'CA' },
  ],
  ['ar', 'ahmed al-masri amman jordan', { search_query: 'ahmed al-masri', city: 'Amman', country: 'JO' }],
  ['ja', '札幌 中野', { search_query: '中野', city: 'Sapporo', country: 'JP' }],
  ['ru', 'Мария Петрова Казань', { search_query: 'Мария Петрова', city: 'Kazan', country: 'RU' }],
])('200: %s: a town with its region, country or neither in %s', async (language, text, reading) => {
  expect(await first(text, language)).toEqual({ type: 'name', ...reading });
});

test('200: a misspelt town is read as the one that is meant', async () => {
  const { readings } = await read({ text: 'Kamala Harris san fransisco' });
  expect(readings).toEqual([
    { type: 'name', search_query: 'Kamala Harris', city: 'San Francisco', state: 'CA' },
    { type: 'name', search_query: 'Kamala Harris san fransisco' },
  ]);
});

test('200: a misspelt town is in no state where the town of that name is in several', async () => {
  for (const town of ['springfeild', 'sprinfield', 'springfield']) {
    const reading = await first(`John Smith ${town}`);
    expect(reading?.city?.toLowerCase(), town).toBe('springfield');
    expect(reading, town).not.toHaveProperty('state');
  }
  expect(await first('sprngfield John Smith')).toEqual({
    type: 'name',
    search_query: 'John Smith',
    city: 'Springfield',
  });
  expect(await first('John Smith springfeild il')).toMatchObject({ city: 'Springfield', state: 'IL' });
});

test.each<[Language, string, object]>([
  ['en', 'john smith kc', { search_query: 'john smith', city: 'Kansas City', state: 'MO' }],
  ['en', 'sacremento ca john harris', { search_query: 'john harris', city: 'Sacramento', state: 'CA' }],
  ['fr', 'strasboug pierre muller', { search_query: 'pierre muller', city: 'Strasbourg', country: 'FR' }],
  ['ru', 'новосибрск ольга сомова', { search_query: 'ольга сомова', city: 'Novosibirsk', country: 'RU' }],
  ['tr', 'bursadan hasan kutlu', { search_query: 'hasan kutlu', state: 'Bursa', country: 'TR' }],
  ['tr', 'hollandada yaşayan nuri taş', { search_query: 'nuri taş', country: 'NL' }],
  ['tr', 'mehmet bey izmir', { first_name: 'mehmet', state: 'Izmir', country: 'TR' }],
  ['tr', 'ankara ayşe hanım', { first_name: 'ayşe', state: 'Ankara', country: 'TR' }],
  ['ar', 'سياتل د. محمد حداد', { search_query: 'محمد حداد', city: 'Seattle', state: 'WA' }],
  ['ar', 'د/ محمد حداد القاهرة', { search_query: 'محمد حداد', city: 'Cairo', country: 'EG' }],
  ['tr', 'ayşe hanım yılmaz', { search_query: 'ayşe yılmaz' }],
  ['pt', 'marina 31 anos manaus', { first_name: 'marina', city: 'Manaus', country: 'BR', age_from: 29, age_to: 33 }],
  ['fr', 'M. Lavoie Gatineau Québec', { last_name: 'Lavoie', city: 'Gatineau', country: 'CA' }],
  ['en', 'the ramirez family el paso tx', { last_name: 'ramirez', city: 'el paso', state: 'TX' }],
  ['en', 'john smith family houston', { search_query: 'john smith', city: 'Houston' }],
  ['ar', 'شيكاجو منير فرحات', { search_query: 'منير فرحات', city: 'Chicago', state: 'IL' }],
  ['ru', 'Ольга Сомова (дев. Лапина) Пермь', { search_query: 'Ольга Сомова', city: 'Perm', country: 'RU' }],
])('200: in %s, %s is read as people write it', async (language, text, reading) => {
  expect(await first(text, language)).toEqual({ type: 'name', ...reading });
});

test.each(['Madisen Kelly Smith', 'Londyn Kelly Smith', 'Charlote Smith Kelly'])(
  '200: %s begins with no misspelt town',
  async (text) => {
    expect(await first(text)).toEqual({ type: 'name', search_query: text });
  },
);

test('200: says how a name goes on, and nothing else', async () => {
  const completions = async (text: string, language: Language = 'en') =>
    (await read({ text, language })).completions.map(({ before, ending }) => before + ending);
  expect((await completions('John Smith sea'))[0]).toBe('John Smith, Seattle, Washington');
  expect(await completions('John jac')).toEqual(['John Jackson']);
  expect(await completions('Bob dol')).toEqual([]); // fewer than five bear it
  expect((await completions('иван петров сиэ', 'ru'))[0]).toBe('иван петров, Сиэтл, Вашингтон');
  for (const text of ['john@', '0532 123 45 67', '418 Cedar Hollow Rd', '@john_sea', ''])
    expect(await completions(text)).toEqual([]);
});

test('200: a number is of the country of the request or of most readers', async () => {
  expect(await first('0532 123 45 67', 'tr', 'US')).toEqual({
    type: 'phone',
    search_query: '+90 532 123 45 67',
    country: 'TR',
  });
  expect(await first('090-1234-5678', 'ja', 'JP')).toMatchObject({ search_query: '090-1234-5678', country: 'JP' });
});

test('200: reads hostile lines', async () => {
  for (const text of [
    '',
    ' '.repeat(200),
    '\u0000',
    'a '.repeat(128),
    '﷽'.repeat(64),
    '__proto__ constructor',
    '9'.repeat(256),
  ])
    expect((await read({ text })).readings.length).toBeLessThanOrEqual(2);
});

test('422: a line that is too long', async () => {
  await expect(read({ text: 'a'.repeat(257) })).rejects.toMatchObject({ status: 422 });
});

test('429: too many lines', async () => {
  const limited = calling(people.readLine, handler.with({ people: store, limits: exhausted }));
  await expect(limited({ text: 'Bob Dole' })).rejects.toMatchObject({ code: 'request.too-many' });
});
