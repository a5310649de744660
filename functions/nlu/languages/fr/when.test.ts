import { expect, test } from 'vitest';

import { firstTime } from '#functions/nlu/when/testing.ts';

test.each([
  ['demain à neuf heures', '2026-11-19T09:00'],
  ['cet après-midi vers trois heures et demie', '2026-11-18T15:30'],
  ['ce soir à vingt heures', '2026-11-18T20:00'],
  ['vendredi matin', '2026-11-20T09:00'],
  ['lundi à dix heures moins le quart', '2026-11-23T09:45'],
  ['dans une demi-heure', '2026-11-18T10:50'],
  ["dans trois quarts d'heure", '2026-11-18T11:05'],
  ['après-demain à midi', '2026-11-20T12:00'],
  ['mardi prochain à 14h15', '2026-11-24T14:15'],
  ['le 3 décembre à 16 heures', '2026-12-03T16:00'],
  ['le premier décembre', '2026-12-01T09:00'],
  ['entre deux et quatre heures demain', '2026-11-19T14:00'],
  ['lundi non mardi à onze heures', '2026-11-24T11:00'],
  ['à partir de 18 heures', '2026-11-18T18:00'],
  ['samedi vers 11 heures', '2026-11-21T11:00'],
  ['à la fin du mois', '2026-11-30T09:00'],
  ['jeudi en huit', '2026-11-26T09:00'],
  ['la semaine prochaine', '2026-11-23T09:00'],
  ['dimanche soir', '2026-11-22T19:00'],
  ['à midi et quart', '2026-11-18T12:15'],
  ['dans deux semaines', '2026-12-02T09:00'],
  ["dans l'heure", '2026-11-18T11:20'],
  ['demain à dix-sept heures vingt', '2026-11-19T17:20'],
  ['la veille de noël', '2026-12-24T09:00'],
  ['demain sept heures et demie avant que la gardienne parte', '2026-11-19T07:30'],
  ['inutile de rappeler avant lundi', '2026-11-23T09:00'],
  ['avant midi', '2026-11-18T12:00'],
  ['le premier lundi de décembre', '2026-12-07T09:00'],
])('%s', (text, moment) => {
  expect(firstTime(text, 'fr')).toBe(moment);
});
