import { expect, test } from 'vitest';

import { nominativeFirst } from '#shared/search-line/russian-names.ts';
import { withoutTitle } from '#shared/search-line/title.ts';

test.each([
  ['wife of tom harlan', 'tom harlan'],
  ['the older brother of tom harlan', 'tom harlan'],
  ["tom harlan's ex-wife", 'tom harlan'],
  ["tom rawlins' sister", 'tom rawlins'],
  ["tom harlan's mother in reno", 'tom harlan in reno'],
  ['tom harlan wife', 'tom harlan'],
  ["tom harlan's wife reno nevada", 'tom harlan reno nevada'],
  ['la femme de Luc Perrin', 'Luc Perrin'],
  ['le frère de la voisine de Luc Perrin', 'Luc Perrin'],
  ["sœur d'Aude Perrin", 'Aude Perrin'],
  ['la hermana de Iván Robles', 'Iván Robles'],
  ['hermano del doctor Robles', 'Robles'],
  ['esposa do Caio Brandão', 'Caio Brandão'],
  ['a mãe da Lia Brandão', 'Lia Brandão'],
  ["Kaan Aksoy'un eşi", 'Kaan Aksoy'],
  ['kaan kayanın kız kardeşi', 'kaan kaya'],
  ["Kaan Aksoy'un eşi Bursa'da", "Kaan Aksoy Bursa'da"],
  ['жена Олега Сомова', 'Олег Сомов'],
  ['زوجة سامي فرحات', 'سامي فرحات'],
  ['中村健の妻', '中村健'],
  ['中村のお母さん', '中村'],
])('a relation to the person named is left out: %s', (line, name) => {
  expect(withoutTitle(line)).toBe(name);
});

test.each([
  ["tom harlan's wife rita harlan", 'rita harlan'],
  ['中村健の息子 太郎', '太郎'],
  ['compañero de clase iván robles', 'iván robles'],
])('another person is named: %s', (line, name) => {
  expect(withoutTitle(line)).toBe(name);
});

test.each([
  'Tia de Souza',
  'Primo de Rivera',
  'Mari de la Cruz',
  'Hijo Robles',
  'Ana Brother Lopez',
  'أم كلثوم إبراهيم',
])('%s has no relation', (line) => {
  expect(withoutTitle(line)).toBe(line);
});

test.each([
  ['Олега Сомова', 'Олег Сомов'],
  ['Марии Сомовой Тула', 'Мария Сомова Тула'],
  ['Анну Достоевскую', 'Анна Достоевская'],
  ['Сергея Ивановича Толстого', 'Сергей Иванович Толстой'],
  ['Никиты Пушкина', 'Никита Пушкин'],
  ['Джо Уилкинса', 'Джо Уилкинс'],
  ['Анна Сомова', 'Анна Сомова'],
  ['Олег Сомов', 'Олег Сомов'],
  ['Мария Уилкинс', 'Мария Уилкинс'],
  ['Olga Somova', 'Olga Somova'],
])('%s is %s in the nominative', (line, name) => {
  expect(nominativeFirst(line, {})).toBe(name);
});
