import { expect, test } from 'vitest';

import { accountIn } from '#shared/search-line/account-in-line.ts';
import { withoutAge } from '#shared/search-line/age-in-line.ts';
import { isGivenName } from '#shared/search-line/given-names.ts';
import { undeclined, withoutTurkishCase } from '#shared/search-line/place-cases.ts';

test.each([
  ['t.r.oakley @ example.com', 't.r.oakley@example.com'],
  ['tam (at) example.org', 'tam@example.org'],
  ['tam at example dot org', 'tam@example.org'],
])('the email %s', (line, search_query) => {
  expect(accountIn(line)).toEqual({ type: 'email', search_query });
});

test.each([
  ['username coldbrew_kev', 'coldbrew_kev'],
  ['insta coldbrew_kev', 'coldbrew_kev'],
  ['kullanıcı adı coldbrew_kev', 'coldbrew_kev'],
  ['ник coldbrew_kev', 'coldbrew_kev'],
  ['coldbrew_kev on instagram', 'coldbrew_kev'],
  ['who is @tam.okafor on instagram', 'tam.okafor'],
  ['discord name: fizz.bolt_7', 'fizz.bolt_7'],
  ['compte tiktok ines.b', 'ines.b'],
  ['usuario de tiktok pepe_rm', 'pepe_rm'],
  ['conta insta du.ca_22', 'du.ca_22'],
  ['instagram hesabı kaan.07', 'kaan.07'],
  ['ник в телеграме sova_91', 'sova_91'],
  ['حساب سناب rami_88', 'rami_88'],
  ['インスタのアカウント ken.t_9', 'ken.t_9'],
])('the username in %s', (line, search_query) => {
  expect(accountIn(line)).toEqual({ type: 'username', search_query });
});

test.each(['Nick Carter', 'Ana Conta', 'Page Turner', 'account manager', 'Tam at Example', 'Maria Okafor at Duluth'])(
  '%s is no account',
  (line) => {
    expect(accountIn(line)).toBeUndefined();
  },
);

test.each([
  ['斉藤 明 昭和38年生まれ', 62, 63],
  ['山本健太 平成5年 名古屋', 32, 33],
  ['山本健太 S38', 62, 63],
  ['johnathon pruett 41 yrs old lubbock', 39, 43],
  ['marie rousseau la trentaine la rochelle', 30, 39],
  ['santiago valencia treinta y tantos', 30, 39],
  ['jane roe in her forties', 40, 49],
  ['gus palmieri 1962 scranton', 63, 64],
  ['born in 1950 frank doyle', 75, 76],
  ['rosa ochoa nació en 1950 en chile', 75, 76],
  ['наташа воронина 36 лет спб', 34, 38],
])('the age in %s', (line, age_from, age_to) => {
  expect(withoutAge(line, 2026).ages).toEqual({ age_from, age_to });
});

test.each([
  ['тулы', 'тула'],
  ['Нижнем Новгороде', 'Нижний Новгород'],
  ['москве', 'москва'],
  ['казани', 'казань'],
  ['Ростове-на-Дону', 'Ростов-на-Дону'],
  ['Великих Луках', 'Великие Луки'],
])('%s may be %s', (place, nominative) => {
  const found = undeclined(place).map((each) => each.toLowerCase());
  expect(found).toContain(nominative.toLowerCase());
});

test('Latin places do not decline', () => {
  expect(undeclined('Tula')).toEqual([]);
  expect(withoutTurkishCase('ankarada')).toBe('ankara');
  expect(withoutTurkishCase('izmirden')).toBe('izmir');
});

test.each(['Tiffany', 'THAÍS', 'Zeynep', 'Алина', 'أحمد', 'احمد', 'فاطمه', 'Jean-Pierre', '美咲'])(
  '%s is a first name',
  (word) => {
    expect(isGivenName(word)).toBe(true);
  },
);
test.each(['Okafor', 'Jean-Okafor', '', '__proto__'])('%j is none', (word) => {
  expect(isGivenName(word)).toBe(false);
});
