import { expect, test } from 'vitest';

import { promptTextsOf } from '#functions/nlu/languages/texts.ts';
import { callerName } from '#functions/nlu/name/index.ts';
import type { Language } from '#shared/values/language.ts';

const answered = (text: string, language: Language): string | null => {
  const question = promptTextsOf[language].name.ask.replaceAll(/\{\{.*?\}\}/g, 'Ida');
  const turns = [
    { who: 'assistant' as const, text: question },
    { who: 'caller' as const, text },
  ];
  return callerName(turns, language)?.value ?? null;
};

test.each([
  ['en', 'hunter baker', 'hunter baker'],
  ['en', 'Wanjiku.', 'Wanjiku'],
  ['en', 'nguyen van minh', 'nguyen van minh'],
  ['fr', 'Traoré Aminata', 'Aminata Traoré'],
  ['fr', 'enora le gall', 'enora le gall'],
  ['es', 'ángela de la vega', 'ángela de la vega'],
  ['es', 'garcía julia', 'julia garcía'],
  ['pt', 'conceição dos santos', 'conceição dos santos'],
  ['tr', 'bahar çiçek', 'bahar çiçek'],
  ['tr', 'Yağmur', 'Yağmur'],
  ['ru', 'лазарева зинаида', 'зинаида лазарева'],
  ['ru', 'Очиров Баир', 'Баир Очиров'],
  ['ru', 'глеб волк', 'глеб волк'],
  ['ru', 'разговаривает Агния Марковна', 'Агния Марковна'],
  ['ru', 'Мелик-Пашаян Сурен', 'Сурен Мелик-Пашаян'],
  ['ar', 'بشير بوعزة', 'بشير بوعزة'],
  ['ar', 'وفاء', 'وفاء'],
  ['ja', '森', '森'],
  ['ja', '田中 一郎', '田中一郎'],
  ['ja', 'アンナ ベルク', 'アンナ・ベルク'],
  ['ja', 'さき', 'さき'],
] as const)('%s: “%s” is all of a name: %s', (language, said, name) => {
  expect(answered(said, language)).toBe(name);
});

test.each([
  ['en', 'not telling you'],
  ['en', 'say again'],
  ['en', 'a robot'],
  ['en', 'the courier'],
  ['fr', 'vous êtes qui'],
  ['fr', 'la livraison'],
  ['es', 'cómo dice'],
  ['es', 'socorro'],
  ['pt', 'tanto faz'],
  ['pt', 'ninguém'],
  ['tr', 'fark etmez'],
  ['tr', 'anlamadım'],
  ['ru', 'какая разница'],
  ['ru', 'перезвоните'],
  ['ar', 'ما فهمت'],
  ['ja', '誰'],
  ['ja', '聞こえません'],
  ['en', 'pizza delivery'],
  ['es', 'repartidor, entrega de pizza'],
  ['fr', 'réparation de vélos'],
  ['pt', 'entrega de móveis'],
  ['ru', 'доставка воды'],
  ['tr', 'kurye'],
  ['ja', '荷物の配達です'],
] as const)('%s: “%s” is no name', (language, said) => {
  expect(answered(said, language)).toBeNull();
});

test('the last answer is the name', () => {
  const question = { who: 'assistant' as const, text: promptTextsOf.en.name.ask.replaceAll(/\{\{.*?\}\}/g, 'Ida') };
  const said = (text: string) => ({ who: 'caller' as const, text });
  expect(callerName([question, said('Bobby'), question, said('robert teller')], 'en')?.value).toBe('robert teller');
});
