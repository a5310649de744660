import { expect, test } from 'vitest';

import { namedClock } from '#functions/nlu/when/named-clock.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { type Language, languages } from '#shared/values/language.ts';

test.each<[Language, string, string | null]>([
  ['en', 'at five Pacific time, please', 'America/Los_Angeles'],
  ['en', 'ten in the morning your time', 'owner'],
  ['en', 'thank you for your time', null],
  ['fr', 'vers 18 heures, heure de Paris', 'Europe/Paris'],
  ['es', 'a las cinco hora de México', 'America/Mexico_City'],
  ['pt', 'às três, horário de Brasília', 'America/Sao_Paulo'],
  ['ru', 'в пять вечера по московскому времени', 'Europe/Moscow'],
  ['ru', 'в десять утра по вашему времени', 'owner'],
  ['tr', 'Türkiye saatiyle beşte', 'Europe/Istanbul'],
  ['ar', 'الساعة خمسة بتوقيت القاهرة', 'Africa/Cairo'],
  ['ja', '日本時間の9時に', 'Asia/Tokyo'],
])('%s: “%s” is on the clock of %s', (language, text, clock) => expect(namedClock(text, language)).toBe(clock));

test.each(languages)('the clocks of %s are time zones', (language) => {
  for (const clock of Object.keys(grammarOf[language].clocks).filter((one) => one !== 'owner'))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: clock })).not.toThrow();
});
