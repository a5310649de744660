import { expect, test } from 'vitest';

import { asksOfMatter } from '#functions/nlu/matter/asks.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string | null, boolean]>([
  ['en', 'It’s Joan, does he still want the oak one?', 'Joan', true],
  ['fr', 'Ici Remy, la voiture est encore à vendre ?', 'Remy', true],
  ['ja', '森です。自転車はまだ売っていますか', '森', true],
  ['tr', 'Ben Cem, araba hâlâ satılık mı?', 'Cem', true],
  ['ar', 'أنا رامي، الشقة لسه للإيجار؟', 'رامي', true],
  ['pt', 'É o Rui, o apartamento ainda está livre?', 'Rui', true],
  ['ru', 'Это Вера, машина ещё продаётся?', 'Вера', true],
  ['es', 'Soy Iván, ¿el piso sigue disponible?', 'Iván', true],
  ['en', 'Hi, it’s Joan, how are you?', 'Joan', false],
  ['es', 'Soy Iván, ¿cómo está usted?', 'Iván', false],
  ['tr', 'Ben Cem, nasılsınız?', 'Cem', false],
  ['ru', 'Это Вера, вы меня слышите?', 'Вера', false],
  ['en', 'Where does she live?', null, false],
  ['fr', 'C’est un robot ?', null, false],
  ['en', 'It’s Joan from the bakery', 'Joan', false],
])('%s: “%s” of %s asks of a matter: %s', (language, text, name, asks) =>
  expect(asksOfMatter(text, language, name)).toBe(asks),
);
