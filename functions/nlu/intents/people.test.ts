import { expect, test } from 'vitest';

import { intentsIn } from '#functions/nlu/intents/index.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string]>([
  ['en', 'hi, is he in?'],
  ['en', 'could you put her on please'],
  ['fr', 'je pourrais lui parler ?'],
  ['fr', 'allô, elle est là ?'],
  ['ja', '今いますか'],
  ['ja', '彼女と話したいんですが'],
  ['tr', 'kendisiyle görüşebilir miyim'],
  ['tr', 'o orada mı acaba'],
  ['ar', 'ممكن أكلمها لو سمحت'],
  ['ar', 'هو موجود؟'],
  ['pt', 'ele tá aí?'],
  ['pt', 'ela está?'],
  ['ru', 'а она там?'],
  ['ru', 'позовите его, пожалуйста'],
  ['es', '¿está ella ahí?'],
  ['es', '¿me la puede pasar?'],
])('%s: “%s” asks for the owner, not whether we hear', (language, text) =>
  expect(intentsIn(text, language)).toMatchObject({ asks_for_owner: true, hears_me: false }),
);

test.each<[Language, string]>([
  ['en', 'are you still there?'],
  ['fr', 'vous êtes là ?'],
  ['ja', '聞こえてますか'],
  ['tr', 'orada mısınız?'],
  ['ar', 'أنت هنا؟'],
  ['pt', 'tá aí?'],
  ['ru', 'вы там?'],
  ['es', '¿está usted ahí?'],
])('%s: “%s” asks whether we hear', (language, text) =>
  expect(intentsIn(text, language)).toMatchObject({ asks_for_owner: false, hears_me: true }),
);

test.each<[Language, string]>([
  ['pt', 'ela está doente e não vai à aula'],
  ['es', 'puede ponerse en contacto conmigo'],
  ['ru', 'она там забыла ключи'],
  ['en', 'can she talk on Friday at three'],
  ['tr', 'teşekkürler efendim'],
])('%s: “%s” asks for nobody', (language, text) =>
  expect(intentsIn(text, language)).toMatchObject({ asks_for_owner: false, repeat_please: false }),
);

test.each<[Language, string]>([
  ['en', 'oh shit, a machine. It’s Tom about the fence'],
  ['fr', 'merde, encore une machine'],
  ['ar', 'عندي كلب مريض'],
  ['tr', 'Amina arıyor'],
  ['ja', '母がボケてきて'],
  ['ru', 'у нас козёл убежал'],
  ['es', 'qué mierda, se rompió la lavadora'],
  ['pt', 'que merda, estourou o cano'],
])('%s: “%s” abuses nobody', (language, text) => expect(intentsIn(text, language).abuse).toBe(false));
