import { expect, test } from 'vitest';

import { countryCalled } from '#functions/people/line/country-called.ts';
import { placeFinder } from '#functions/people/line/place-called.ts';
import { largeTownLike, townLike } from '#functions/people/line/town-like.ts';
import { countryOf, type Language } from '#shared/values/language.ts';

test.each<[Language, string, string, string]>([
  ['en', 'US', 'philly', 'Philadelphia'],
  ['fr', 'FR', 'st etienne', 'Saint-Étienne'],
  ['ru', 'RU', 'спб', 'Saint Petersburg'],
  ['pt', 'BR', 'bh', 'Belo Horizonte'],
  ['es', 'MX', 'cdmx', 'Mexico City'],
  ['tr', 'TR', 'almanya köln', 'Köln'],
  ['ru', 'RU', 'берлин германия', 'Berlin'],
  ['ar', 'EG', 'وهران الجزائر', 'Oran'],
  ['ja', 'JP', '北海道 札幌', 'Sapporo'],
  ['ja', 'US', 'テキサス州ダラス', 'Dallas'],
  ['ja', 'US', 'テキサス州ダラス市', 'Dallas'],
  ['es', 'MX', 'leon gto', 'León de los Aldama'],
  ['es', 'MX', 'monterrey nl', 'Monterrey'],
  ['pt', 'BR', 'curitiba pr', 'Curitiba'],
  ['en', 'US', 'pittsburg pa', 'Pittsburgh'],
  ['es', 'MX', 'Mexicali, B.C.', 'Mexicali'],
  ['ar', 'EG', 'كالجاري', 'Calgary'],
  ['ar', 'EG', 'كالغاري', 'Calgary'],
  ['ar', 'EG', 'عمان', 'Amman'],
])('in %s of %s, %s is %s', async (language, country, text, city) => {
  const find = await placeFinder(language, [country]);
  expect(find(text)).toMatchObject({ city });
});

test('a Brazilian state is read where it is known', async () => {
  expect((await placeFinder('pt', ['BR']))('sp')).toEqual({ city: null, state: 'São Paulo', country: 'BR' });
  expect((await placeFinder('en', ['US']))('sp')).toBeUndefined();
});

test('a country is no town that is called so in another language', async () => {
  expect((await placeFinder('es', ['MX']))('Cuba')).toEqual({ city: null, state: null, country: 'CU', isLarge: true });
});

test('an Arabic letter that is no g is not read as one', async () => {
  expect((await placeFinder('ar', ['EG']))('جازان')).not.toMatchObject({ city: 'Kazan' });
});

test.each(['constructor', 'Georgia Washington', 'roussel'])('%s is no place', async (text) => {
  expect((await placeFinder('en', ['US']))(text)).toBeUndefined();
});

test('countries in all languages, by the code in force', () => {
  expect(['Германия', 'Almanya', 'Germany', 'Allemagne', 'ألمانيا', 'ドイツ'].map(countryCalled)).toEqual(
    Array.from({ length: 6 }, () => 'DE'),
  );
});

test('a misspelt town is of the reader’s country or large', async () => {
  expect(await townLike('roussel', ['FR'])).toBeUndefined();
  expect(await townLike('marseile', ['FR'])).toMatchObject({ city: 'Marseille' });
  expect(await townLike('Beracruz', ['MX'])).toMatchObject({ country: 'MX' });
});

test.each([
  ['Japan', { city: null, state: null, country: 'JP' }],
  ['Almanya', { city: null, state: null, country: 'DE' }],
  ['Lebanon', { city: null, state: null, country: 'LB' }],
  ['Lebanon PA', { city: 'Lebanon', state: 'PA' }],
  ['California USA', { city: null, state: 'CA', country: 'US' }],
  ['South Carolina USA', { city: null, state: 'SC', country: 'US' }],
  ['Houston USA', { city: 'Houston', country: 'US' }],
  ['Georgia', { city: null, state: 'GA', country: 'US' }],
  ['Singapore', { city: 'Singapore', country: 'SG' }],
])('%s alone is a country, unless its town or a US state is better known', async (text, place) => {
  expect((await placeFinder('en', ['US']))(text)).toMatchObject(place);
});

test.each<[Language, string, string, object]>([
  ['ar', 'EG', 'ولاية أريزونا', { city: null, state: 'AZ' }],
  ['ar', 'EG', 'محافظة الجيزة', { city: null, country: 'EG' }],
  ['ru', 'RU', 'штат Вашингтон', { city: null, state: 'WA' }],
  ['ru', 'RU', 'г. Казань', { city: 'Kazan', country: 'RU' }],
  ['en', 'US', 'Washington state', { city: null, state: 'WA' }],
  ['pt', 'BR', 'estado do Rio de Janeiro', { city: null, state: 'Rio de Janeiro' }],
  ['pt', 'BR', 'cidade do Rio de Janeiro', { city: 'Rio de Janeiro' }],
  ['tr', 'TR', 'Ankara ili', { city: null, country: 'TR' }],
])('in %s of %s, %s is of the kind that it says', async (language, country, text, place) => {
  expect((await placeFinder(language, [country]))(text)).toMatchObject(place);
});

test('French towns without their article, of several words', async () => {
  const find = await placeFinder('fr', ['FR']);
  expect(find('Nouvelle-Orléans')).toMatchObject({ city: 'New Orleans', state: 'LA' });
  expect(find('roche sur yon')).toMatchObject({ city: 'La Roche-sur-Yon' });
  // Others are called so.
  expect(find('Rochelle')).not.toMatchObject({ city: 'La Rochelle' });
  expect((await placeFinder('en', ['US']))('Roche-sur-Yon')).toBeUndefined();
});

test('a misspelt town that a line begins with is large, and wrong in one letter', async () => {
  expect(await largeTownLike('strasboug', ['FR'])).toMatchObject({ city: 'Strasbourg', isSimilar: true });
  expect(await largeTownLike('minneapolous', ['US'])).toBeUndefined();
  expect(await largeTownLike('strasboug', ['US'])).toBeUndefined();
});

test.each<[Language, string, string]>([
  ['ar', 'فرجينيا', 'VA'],
  ['ar', 'ولاية فرجينيا', 'VA'],
  ['ar', 'ولاية فرجينيا الغربية', 'WV'],
  ['ar', 'ميشيجان', 'MI'],
  ['ru', 'штат Вирджиния', 'VA'],
  ['ru', 'Пенсильвания', 'PA'],
  ['tr', 'Washington eyaletinde', 'WA'],
  ['fr', 'l’État de Géorgie', 'GA'],
  ['es', 'estado de Washington', 'WA'],
])('in %s, %s is a state, and no town that is called so', async (language, text, state) => {
  const find = await placeFinder(language, [countryOf(language), 'US']);
  expect(find(text)).toMatchObject({ city: null, state, country: 'US' });
});

test('a town is found beside another spelling of its state', async () => {
  const find = await placeFinder('ar', ['EG', 'US']);
  expect(find('نورفولك فرجينيا')).toMatchObject({ city: 'Norfolk', state: 'VA' });
});
