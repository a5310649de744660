import { expect, test } from 'vitest';

import { fold } from '#functions/names/fold.ts';
import { formatGazetteer, parseLine } from '#shared/places/gazetteer.ts';
import { placeKey } from '#shared/places/place-key.ts';
import { placeWords, regionsOf } from '#shared/places/place-words.ts';
import { reworded } from '#shared/places/wording.ts';
import { writeTown } from '#shared/places/write-town.ts';

const munich = {
  country: 'DE',
  subdivision: 'BY',
  name: 'Munich',
  names: { fr: 'Munich', ru: 'Мюнхен' },
  aliases: ['München'],
  population: 1_500_000,
};
const minca = { ...munich, name: 'Minca', names: {}, aliases: [], population: 20_000 };
const bavaria = { ...munich, code: 'BY', name: 'Bavaria', names: { ru: 'Бавария' }, aliases: ['Bayern'] };
const minnesota = { ...bavaria, country: 'US', code: 'MN', name: 'Minnesota', names: { ru: 'Миннесота' }, aliases: [] };
const text = formatGazetteer({ subdivisions: [bavaria, minnesota], towns: [minca, munich] }, fold);
const lines = text.trimEnd().split('\n').map(parseLine);

test('the largest places come first, each with its names and what it is found by', () => {
  expect(lines.at(-1)!.name).toBe('Minca');
  expect(lines.find(({ isTown }) => isTown)).toEqual({
    isTown: true,
    country: 'DE',
    code: 'BY',
    name: 'Munich',
    names: { fr: 'Munich', ru: 'Мюнхен' },
    folded: ['munich', 'мюнхен', 'munchen'],
  });
});

test('a language has words for places by each spelling, for US states by their codes', () => {
  const words = placeWords(lines);
  expect(words.get('ru/DE')).toEqual({
    states: { bavaria: 'Бавария', bayern: 'Бавария' },
    towns: { munich: 'Мюнхен', munchen: 'Мюнхен' },
  });
  expect(words.get('ru/US')!.states).toEqual({ MN: 'Миннесота' });
  expect(words.get('fr/DE')!.towns).toEqual({ munchen: 'Munich' });
  expect(words.has('ja/DE')).toBe(false);
});

test('the name of a town comes before the spelling of another', () => {
  const spelled = { ...munich, aliases: ['Minca'] };
  const those = formatGazetteer({ subdivisions: [], towns: [spelled, minca] }, fold)
    .trimEnd()
    .split('\n')
    .map(parseLine);
  expect(placeWords(those).get('ru/DE')!.towns).not.toHaveProperty('minca');
});

test('a town without a name in a language has the one that all others of its name share', () => {
  const named = (ja: string | null, subdivision: string, population: number) => ({
    ...minca,
    names: ja ? { ja } : {},
    subdivision,
    population,
  });
  const read = (...towns: ReturnType<typeof named>[]) =>
    placeWords(formatGazetteer({ subdivisions: [], towns }, fold).trimEnd().split('\n').map(parseLine)).get('ja/DE');
  expect(read(named(null, 'BY', 3), named('ミンカ', 'BE', 2), named('ミンカ', 'HE', 1))!.towns['minca']).toBe('ミンカ');
  expect(read(named(null, 'BY', 3), named('ミンカ', 'BE', 2), named('ミンツァ', 'HE', 1))).toBeUndefined();
});

test('Portuguese is Brazil’s, with what Portugal names otherwise', () => {
  const newYork = {
    ...munich,
    country: 'US',
    subdivision: 'NY',
    name: 'New York City',
    names: { en: 'New York', pt: 'Nova Iorque' },
    aliases: [],
  };
  const newJersey = {
    ...bavaria,
    country: 'US',
    code: 'NJ',
    name: 'New Jersey',
    names: { pt: 'Nova Jérsia' },
    aliases: [],
  };
  const those = formatGazetteer(
    { subdivisions: [reworded('state', newJersey)], towns: [reworded('town', newYork)] },
    fold,
  )
    .trimEnd()
    .split('\n')
    .map(parseLine);
  expect(placeWords(those).get('pt/US')).toEqual({
    states: { NJ: 'Nova Jersey' },
    towns: { 'new york': 'Nova York', 'new york city': 'Nova York' },
    portugal: { states: { NJ: 'Nova Jérsia' }, towns: { 'new york': 'Nova Iorque', 'new york city': 'Nova Iorque' } },
  });
  expect(those.find(({ isTown }) => isTown)!.folded).toContain('nova iorque');
});

test('regions are listed as they are stored', () => {
  expect([...regionsOf(lines)]).toEqual([['DE', ['Bavaria']]]);
});

test.each([
  ['São Paulo', 'sao paulo'],
  ['İstanbul', 'istanbul'],
  ['Saint-Étienne', 'saint etienne'],
  ["L'Aquila", 'laquila'],
  ['Großenhain', 'grossenhain'],
  ['福岡市', '福岡市'],
])('the key of %s is %s', (name, key) => expect(placeKey(name)).toBe(key));

test('a town in Japanese runs from large to small, in Latin letters as everywhere', () => {
  expect(writeTown({ city: '福岡市', state: '福岡県', country: null }, 'ja')).toBe('福岡県福岡市');
  expect(writeTown({ city: '東京', state: '東京都', country: null }, 'ja')).toBe('東京都');
  expect(writeTown({ city: 'ダルース', state: 'ミネソタ州', country: 'アメリカ合衆国' }, 'ja')).toBe(
    'アメリカ合衆国・ミネソタ州ダルース',
  );
  expect(writeTown({ city: 'Ely', state: 'ミネソタ州', country: 'アメリカ合衆国' }, 'ja')).toBe(
    'アメリカ合衆国・ミネソタ州 Ely',
  );
  expect(writeTown({ city: 'Duluth', state: 'MN', country: null }, 'ja')).toBe('Duluth, MN');
});

test('a state that is called like its town is named by its code, or not at all', () => {
  const newYork = { city: 'New York', state: 'New York', country: null, code: 'NY' };
  expect(writeTown(newYork, 'en')).toBe('New York, NY');
  expect(writeTown({ ...newYork, city: null }, 'en')).toBe('New York');
  expect(writeTown({ ...newYork, city: 'Albany' }, 'en')).toBe('Albany, New York');
  expect(writeTown({ ...newYork, city: 'Нью-Йорк', state: 'Нью-Йорк' }, 'ru')).toBe('Нью-Йорк');
  expect(writeTown({ ...newYork, city: 'ニューヨーク', state: 'ニューヨーク州' }, 'ja')).toBe(
    'ニューヨーク州ニューヨーク',
  );
  expect(writeTown({ city: 'São Paulo', state: 'São Paulo', country: null }, 'pt')).toBe('São Paulo');
});

test('towns in the US that are words in Russian keep their names', () => {
  const garland = { ...minca, country: 'US', name: 'Garland', names: { ru: 'Гирлянда' } };
  expect(reworded('town', garland).names.ru).toBe('Гарленд');
  expect(reworded('town', { ...garland, country: 'CA' }).names.ru).toBe('Гирлянда');
});
