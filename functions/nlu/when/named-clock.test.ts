import { expect, test } from 'vitest';

import { namedClock, onOwnersClock } from '#functions/nlu/when/named-clock.ts';
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
  ['pt', 'quatro e meia cá de Lisboa', 'Europe/Lisbon'],
  ['pt', 'não não na minha hora em Lisboa quatro e meia da tarde', 'Europe/Lisbon'],
  ['pt', 'às três da minha hora', 'caller'],
  ['en', 'no, four in the afternoon my time', 'caller'],
  ['fr', 'seize heures d’ici', 'caller'],
  ['fr', 'vers 20 heures de chez elle', 'owner'],
  ['ru', 'в шесть вечера по моему времени', 'caller'],
  ['ja', 'こちらの時間で午後3時', 'caller'],
  ['tr', 'benim saatimle akşam altıda', 'caller'],
  ['ar', 'الساعة ستة بتوقيتي', 'caller'],
  ['es', 'a las seis hora mía', 'caller'],
  ['pt', 'a hora de Lisboa não é a hora dela', null],
  // of two clocks the owner’s counts
  ['en', 'in the evening for me, ten hers', 'owner'],
  ['en', 'call me at four, the shop is loud for me', null],
  ['fr', 'le soir chez moi, dix heures chez elle', 'owner'],
  ['es', 'por la noche para mí, a las diez hora suya', 'owner'],
  ['pt', 'à noite pra mim, às dez na hora dela', 'owner'],
  ['ru', 'вечером у меня, в десять по её', 'owner'],
  ['tr', 'bizde akşam, onun saatiyle onda', 'owner'],
  ['ar', 'المغرب عندي، عشرة بتوقيتها', 'owner'],
  ['ja', 'こちらの夜、そちらの10時に', 'owner'],
  ['ru', 'вечером у меня гости', null],
])('%s: “%s” is on the clock of %s', (language, text, clock) => expect(namedClock(text, language)).toBe(clock));

test('only the words on the owner’s clock name the time', () => {
  expect(onOwnersClock('вечером у меня, в десять по её', 'ru')).toBe('в десять по её');
  expect(onOwnersClock('tomorrow at ten', 'en')).toBeNull();
});

test.each(languages)('the clocks of %s are time zones', (language) => {
  for (const clock of Object.keys(grammarOf[language].clocks).filter((one) => one !== 'owner' && one !== 'caller'))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: clock })).not.toThrow();
});
