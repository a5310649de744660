import { expect, test } from 'vitest';

import { Lexicon } from '#functions/people/index/lexicon.ts';
import { completionsOf } from '#functions/people/line/completions.ts';
import { nameShares } from '#functions/people/line/name-shares.ts';
import { placeFinder } from '#functions/people/line/place-called.ts';
import { readLine } from '#shared/search-line/read-line.ts';
import { countryOf, type Language } from '#shared/values/language.ts';

const lexicon = (counts: Record<string, number>) => Lexicon.of(new Map(Object.entries(counts)));
const last = lexicon({
  smith: 90,
  smiley: 8,
  smithson: 6,
  smits: 4,
  cantwell: 2,
  cortez: 2,
  kennedy: 3,
  jackson: 9,
  dole: 1,
  haddad: 3,
});
const share = nameShares({ last, first: lexicon({ john: 80, mary: 50, ann: 30, maria: 20, bob: 9 }) });

async function complete(text: string, language: Language = 'en', country = countryOf(language)) {
  const place = await placeFinder(language, [country, countryOf(language)]);
  const known = { place, share, countries: [country], year: 2026 };
  const read = (line: string) => readLine(line, country, known)[0]!;
  const completions = await completionsOf({ text, country, language, reading: read(text) }, known, last);
  const lines = completions.map(({ before, ending }) => before + ending);
  return { lines, read, completions };
}

test('a name goes on with a town behind it: of the reader’s country first, then large ones abroad', async () => {
  const { lines } = await complete('maria cantwell sea');
  expect(lines[0]).toBe('maria cantwell, Seattle, Washington');
  expect(lines).toHaveLength(5);
  expect((await complete('Maria Cantwell, LON')).lines.slice(0, 2)).toEqual([
    'Maria Cantwell, Long Beach, California',
    'Maria Cantwell, London, United Kingdom',
  ]);
  expect((await complete('maria cantwell san fr')).lines[0]).toBe('maria cantwell, San Francisco, California');
  expect((await complete('maria cantwell who lives in sea')).lines).toEqual(lines);
});

test.each<[Language, string, string, object]>([
  ['en', 'john smith hous', 'john smith, Houston, Mississippi', { city: 'Houston', state: 'MS' }],
  ['en', 'bob dole kan', 'bob dole, Kansas', { state: 'KS' }],
  ['fr', 'marie dupont par', 'marie dupont, Paris, Île-de-France', { city: 'Paris', country: 'FR' }],
  ['tr', 'ayşe yılmaz istin', 'ayşe yılmaz, İstinye, İstanbul', { city: 'İstinye', country: 'TR' }],
  ['pt', 'joão silva são p', 'joão silva, São Petersburgo, Rússia', { city: 'Saint Petersburg', country: 'RU' }],
  ['es', 'juan perez guad', 'juan perez, Guadalajara, México', { city: 'Guadalajara', country: 'MX' }],
  ['ja', '佐藤 さ', '佐藤、さいたま', { city: 'Saitama', country: 'JP' }],
  ['ja', '佐藤拓也 札', '佐藤拓也、北海道札幌市', { city: 'Sapporo', country: 'JP' }],
  [
    'ja',
    'マリア・キャントウェル シア',
    'マリア・キャントウェル、ワシントン州シアトル',
    { city: 'Seattle', state: 'WA' },
  ],
  ['ar', 'محمد حداد بير', 'محمد حداد، بيروت، لبنان', { city: 'Beirut', country: 'LB' }],
  ['ar', 'محمد حداد سيا', 'محمد حداد، سياتل، واشنطن', { city: 'Seattle', state: 'WA' }],
  ['ru', 'иван петров моск', 'иван петров, Москва', { state: 'Moscow', country: 'RU' }],
  ['ru', 'мария кантвелл г. сиэ', 'мария кантвелл, Сиэтл, Вашингтон', { city: 'Seattle', state: 'WA' }],
  ['ru', 'мария кантвелл сиэ', 'мария кантвелл, Сиэтл, Вашингтон', { city: 'Seattle', state: 'WA' }],
])('in %s, “%s” goes on as “%s”, which is read as that place', async (language, text, whole, place) => {
  const { lines, read } = await complete(text, language);
  expect(lines).toContain(whole);
  expect(read(whole)).toMatchObject({ type: 'name', ...place });
  for (const line of lines) {
    const { city, state, country } = read(line);
    expect(city ?? state, line).toBeTruthy();
    expect(line).not.toMatch(/[\u200e\u200f\u2066-\u2069]/);
    const others = lines.filter((other) => other !== line).map(read);
    expect(others).not.toContainEqual(expect.objectContaining({ city, state, country }));
  }
});

test('a last name goes on with those that five people bear, until it is whole', async () => {
  expect((await complete('john smi')).lines).toEqual(['john Smith', 'john Smiley', 'john Smithson']);
  expect((await complete('smi')).lines).toEqual(['Smith', 'Smiley', 'Smithson']);
  expect((await complete('john smith')).lines).toEqual([]);
  expect((await complete('maria cant')).lines).toEqual([]);
});

test('behind a first name or a particle comes a last name, then a town', async () => {
  const { lines } = await complete('mary ann smi');
  expect(lines.slice(0, 3)).toEqual(['mary ann Smith', 'mary ann Smiley', 'mary ann Smithson']);
  expect(lines[3]).toMatch(/^mary ann, Smi/);
  expect((await complete('joe van der smi')).lines).toEqual([
    'joe van der Smith',
    'joe van der Smiley',
    'joe van der Smithson',
  ]);
});

test('a line whose place is understood is whole', async () => {
  for (const text of [
    'maria cantwell seattle',
    'maria cantwell, houston texas',
    'john smith houston',
    'bob dole kansas',
  ])
    expect((await complete(text)).lines).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'maria cantwell 66'],
  ['en', 'maria cantwell 66 ye'],
  ['en', 'maria cantwell, 66 years o'],
  ['en', 'maria cantwell 66yrs'],
  ['fr', 'marie dupont 40 an'],
  ['es', 'juan perez 40 añ'],
  ['pt', 'joão silva 40 anos'],
  ['tr', 'ayşe yılmaz 40 ya'],
  ['ja', '佐藤 40歳'],
  ['ar', 'محمد حداد ٨٤ سن'],
  ['ar', 'محمد حداد، ٤٤ عامًا'],
  ['ru', 'иван петров 86 ле'],
  ['ru', 'иван петров 61 год'],
])('in %s, the age at the end of “%s” is no town', async (language, text) => {
  expect((await complete(text, language)).lines).toEqual([]);
});

test('behind an age a town may follow', async () => {
  const { lines, read } = await complete('maria cantwell 66 sea');
  expect(lines[0]).toBe('maria cantwell 66, Seattle, Washington');
  expect(read(lines[0]!)).toMatchObject({ city: 'Seattle', age_from: 64 });
});

test('hostile lines have few completions or none', async () => {
  for (const text of ['a '.repeat(128), 'ﷲ '.repeat(64), '__proto__ constructor se', ',,, sea', 'a, b, sea'])
    expect((await complete(text)).lines.length).toBeLessThanOrEqual(5);
});

test('a state that has the name of a town says so', async () => {
  const kinds = async (text: string, language?: Language) =>
    (await complete(text, language)).completions.map(({ ending, kind }) => [ending, kind]);
  expect((await kinds('bob dole new y')).slice(0, 2)).toEqual([
    ['New York', 'state'],
    ['New York, NY', undefined],
  ]);
  expect(await kinds('bob dole minnes')).toContainEqual(['Minnesota', undefined]);
  expect(await kinds('иван петров моск', 'ru')).toContainEqual(['Москва', 'region']);
  expect(await kinds('ana costa são pau', 'pt')).toContainEqual(['São Paulo', 'state']);
});

test('a last name is no beginning of a small town that is called so', async () => {
  for (const text of ['maria ann cortez', 'john f kennedy'])
    expect((await complete(text)).lines.filter((line) => /, (?:Cortez|Kennedy)/.test(line))).toEqual([]);
  expect((await complete('maria ann kenned')).lines.join()).toContain('Kennedy');
});

test.each<[Language, string]>([
  ['fr', 'la femme de bob smith'],
  ['es', 'la hermana de bob cant'],
  ['pt', 'irmão do bob jackson'],
  ['tr', "bob smith'in eşi"],
  ['ru', 'сын Олега Петрова'],
  ['en', "bob smith's sister"],
  ['en', 'wife of bob jacks'],
  ['ar', 'أخت بوب كروز'],
])('in %s, the end of “%s” is no town: the name before it is not whole', async (language, text) => {
  expect((await complete(text, language)).completions.filter(({ ending }) => /[,،]/.test(ending))).toEqual([]);
});

test('behind a relation and a whole name a town may follow', async () => {
  expect((await complete('wife of bob smith sea')).lines[0]).toBe('wife of bob smith, Seattle, Washington');
});

test.each<[Language, string, string[]]>([
  ['en', 'maria cantwell la', ['Louisiana', 'Los Angeles, California']],
  ['en', 'maria cantwell te', ['Texas', 'Tennessee']],
  ['en', 'maria cantwell ku', []],
  ['tr', 'ayşe yılmaz iz', ['İzmir']],
])('in %s, two letters as in “%s” begin states and nicknames alone', async (language, text, endings) => {
  expect((await complete(text, language)).completions.map(({ ending }) => ending)).toEqual(endings);
});

test.each<[Language, string]>([
  ['en', 'dr jackson smith'],
  ['ar', 'د. جاكسون سميث'],
  ['ar', 'رقم هاتف جاكسون سميث'],
  ['ar', 'السيناتور جاكسون سميث'],
  ['ja', 'ガルシア マリア'],
])('in %s, the last name of “%s” is no town behind a title, a request or a family name', async (language, text) => {
  expect((await complete(text, language)).lines).toEqual([]);
});

test('behind a title and a last name a town may follow', async () => {
  expect((await complete('dr jackson sea')).lines[0]).toBe('dr jackson, Seattle, Washington');
});

test.each<[Language, string]>([
  ['ar', 'محمد حداد ثلاثين'],
  ['ar', 'محمد حداد ثلاثين سن'],
  ['ar', 'محمد حداد ثلاثين سنة'],
  ['fr', 'marie dupont trente a'],
  ['tr', 'ayşe yılmaz kırk yaş'],
])('in %s, the age in words at the end of “%s” is no town', async (language, text) => {
  expect((await complete(text, language)).lines).toEqual([]);
});
