import { expect, test } from 'vitest';

import { isUrgent } from '#functions/nlu/urgency/index.ts';
import type { Language } from '#shared/values/language.ts';

const urgent: [Language, string, string][] = [
  ['en', "it's an emergency call me right away", "no hurry it's not urgent"],
  ['fr', "c'est urgent rappelle tout de suite", "rien d'urgent quand tu veux"],
  ['es', 'es urgente llámeme ahora mismo', 'no es urgente cuando pueda'],
  ['pt', 'é urgente ligue imediatamente', 'sem pressa não é urgente'],
  ['tr', 'çok acil hemen arayın', 'acelesi yok acil değil'],
  ['ru', 'срочно перезвоните прямо сейчас', 'это не срочно когда удобно'],
  ['ar', 'ضروري كلمني حالا', 'مش مستعجل براحتك'],
  ['ja', '至急お電話ください', '急ぎではありません'],
];

test.each(urgent)('%s: “%s” is urgent, “%s” is not', (language, cannotWait, canWait) => {
  expect(isUrgent([{ who: 'caller', text: cannotWait }], language, 0)).toBe(true);
  expect(isUrgent([{ who: 'caller', text: canWait }], language, 0)).toBe(false);
});

test('the answer to the urgency question outweighs earlier speech', () => {
  const turns = (answer: string) => [
    { who: 'caller' as const, text: 'call me back immediately' },
    { who: 'assistant' as const, text: 'Is it urgent?' },
    { who: 'caller' as const, text: answer },
  ];
  expect(isUrgent(turns('no not really'), 'en', 0)).toBe(false);
  expect(isUrgent(turns('yes very'), 'en', 0)).toBe(true);
});

test('pressure in spam is not urgency', () => {
  expect(isUrgent([{ who: 'caller', text: 'act immediately or your account is closed' }], 'en', 0.95)).toBe(false);
});
