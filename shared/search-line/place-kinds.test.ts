import { expect, test } from 'vitest';

import { atPlaceKind, withoutPlaceKind } from '#shared/search-line/place-kinds.ts';

test.each([
  ['state of Arizona', 'region', 'Arizona'],
  ['Washington state', 'region', 'Washington'],
  ['estado do Rio de Janeiro', 'region', 'Rio de Janeiro'],
  ['provincia de la Pampa', 'region', 'Pampa'],
  ['штат Аризона', 'region', 'Аризона'],
  ['область Тульская', 'region', 'Тульская'],
  ['ولاية أريزونا', 'region', 'أريزونا'],
  ['محافظة الجيزة', 'region', 'الجيزة'],
  ['Arizona eyaleti', 'region', 'Arizona'],
  ['г. Казань', 'town', 'Казань'],
  ['г.Казань', 'town', 'Казань'],
  ['города Казань', 'town', 'Казань'],
  ['مدينة بيروت', 'town', 'بيروت'],
  ['ville de Lyon', 'town', 'Lyon'],
  ['ciudad de México', 'town', 'México'],
])('%s is a %s called %s', (text, kind, name) => {
  expect(withoutPlaceKind(text)).toEqual({ name, kind });
});

test.each(['Arizona', 'State', 'г', 'Гала', 'Estado', 'Villefranche', 'ولايات'])('%s says no kind', (text) => {
  expect(withoutPlaceKind(text)).toEqual({ name: text });
});

test.each([
  ['John McCain state of Arizona', 'John McCain', 'state of Arizona'],
  ['Иван Петров, г.Казань', 'Иван Петров', 'г.Казань'],
  ['جون ماكين، ولاية أريزونا', 'جون ماكين', 'ولاية أريزونا'],
])('%s has a name and a place with its kind', (line, name, place) => {
  expect(atPlaceKind(line)).toEqual({ name, place });
});

test.each(['Maria Ville', 'Иванов Г. Петров', 'state of Arizona', 'Estado Pérez'])('%s has none', (line) => {
  expect(atPlaceKind(line)).toBeUndefined();
});
