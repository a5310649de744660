import { expect, test } from 'vitest';

import { callerName } from '#functions/nlu/name/index.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string, string]>([
  ['en', 'Who is calling?', 'Becky Tran, no, Wallace', 'Becky Wallace'],
  ['en', 'Who is calling?', 'my first name is Meena not Meera so Meena Pillai', 'Meena Pillai'],
  ['tr', 'Kim arıyor?', 'Songül Aydın ben ay pardon Songül Aydoğan yeni evlendim', 'Songül Aydoğan'],
  ['pt', 'Quem fala?', 'aqui é Tânia Siqueira ai não Tânia Lobo que eu me divorciei', 'Tânia Lobo'],
  ['ja', 'お名前は。', '西村です あやだ旧姓言っちゃった 今は早川です', '早川'],
])('%s: a name that is taken back is not the caller’s: “%s” “%s”', (language, question, answer, name) => {
  const turns = [
    { who: 'assistant' as const, text: question },
    { who: 'caller' as const, text: answer },
  ];
  expect(callerName(turns, language)?.value).toBe(name);
});

test.each<[Language, string, string]>([
  ['ru', 'Это помощник Иды. Кто звонит?', 'Ида алло Идочка ты чего такая официальная'],
  ['fr', 'Qui appelle ?', 'oui pour réserver une table pour six c’est bien le Bistrot des Halles'],
  ['es', '¿Quién llama?', 'mire yo llamo de parte de doña Carmelita yo soy la que la cuida'],
])('%s: who is addressed, wanted or cared for is not the caller: “%s” “%s”', (language, question, answer) => {
  const turns = [
    { who: 'assistant' as const, text: question },
    { who: 'caller' as const, text: answer },
  ];
  expect(callerName(turns, language)).toBeNull();
});
