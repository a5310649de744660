import { expect, test } from 'vitest';

import { phraseConcepts, type PhraseConcept } from '#functions/nlu/spam/concepts.ts';
import { foldSpeech } from '#functions/nlu/spam/fold.ts';
import { lexicon, tellingPhrases } from '#functions/nlu/spam/lexicon.ts';
import { conceptsIn, isTelling } from '#functions/nlu/spam/phrases.ts';
import type { SpokenConcept } from '#functions/nlu/spam/reason-codes.ts';
import { vaguePhrasesOf } from '#functions/nlu/languages/speech.ts';
import { languages, type Language } from '#shared/values/language.ts';

const amount = (concept: PhraseConcept, text: string, language: Language) =>
  conceptsIn(foldSpeech(text, language), language).present[phraseConcepts.indexOf(concept)];

test('matches phrases on whole words, with any number', () => {
  expect(amount('press_a_key', 'press 7 to', 'en')).toBe(0.5);
  expect(amount('press_a_key', 'the express 2 to Rome', 'en')).toBe(0);
});

test('a second phrase of a concept counts half', () => {
  expect(amount('gift_card', 'buy gift cards', 'en')).toBe(0.5);
  expect(amount('gift_card', 'buy gift cards, gift cards, gift cards', 'en')).toBe(0.5);
  expect(amount('gift_card', 'buy gift cards and vouchers', 'en')).toBe(0.75);
});

test('matches Arabic words behind prefixed letters', () => {
  expect(lexicon().ar.prize).toContain('جائزة');
  expect(amount('prize', 'والجائزة', 'ar')).toBe(0.5);
});

test('matches Japanese without spaces and keeps voiced syllables', () => {
  expect(foldSpeech('ガス 会社', 'ja')).toBe('ガス会社');
  expect(amount('prize', 'ご 当 選です', 'ja')).toBe(0.5);
});

test.each(languages)('%s has phrases for each concept', (language) => {
  expect(conceptsIn('', language)).toEqual({ present: phraseConcepts.map(() => 0), refused: 0 });
  for (const concept of phraseConcepts)
    expect(
      lexicon()[language][concept].every((phrase) => foldSpeech(phrase, language)),
      concept,
    ).toBe(true);
});

const refused = (text: string, language: Language) => conceptsIn(foldSpeech(text, language), language).refused;

test.each([
  ['en', 'we will never ask for your PIN', 'tell me your PIN'],
  ['fr', 'nous ne demandons jamais votre code', 'donnez-moi votre code'],
  ['ja', '暗証番号をお聞きしません', '暗証番号をお聞きします'],
  ['tr', 'telefonda hesap bilgisi almıyoruz', 'hesap bilgisi alıyoruz'],
  ['ar', 'لا تعطي الكود لحد', 'عطني الكود'],
  ['pt', 'nunca pedimos a senha', 'me passe a senha'],
  ['ru', 'код отмены нам не называйте', 'назовите код отмены'],
  ['es', 'no le pediremos nunca sus claves', 'dígame su clave'],
] as const)('%s: what a caller says he does not want is no demand', (language, refusal, demand) => {
  expect(refused(refusal, language)).toBeGreaterThan(0);
  expect(refused(demand, language)).toBe(0);
});

test('a refusal is not a request, and a later request still counts', () => {
  expect(amount('asks_for_code', 'do not share the security code', 'en')).toBe(0);
  expect(amount('asks_for_code', 'do not share the security code now read me the code', 'en')).toBe(0.5);
  expect(refused('si no paga hoy', 'es')).toBe(0);
  expect(refused('gelen kodu söyleyin kimseye söylemeyin', 'tr')).toBe(0);
  expect(refused('код назовите никому не говорите', 'ru')).toBe(0);
});

test.each([
  ['en', 'threat', 'your car warranty is about to expire'],
  ['en', 'threat', 'your service was suspended and we were disconnected'],
  ['en', 'investment', 'the investigation into the accident is closed'],
  ['en', 'asks_for_details', 'can you confirm the time'],
  ['fr', 'threat', 'vous pouvez le résilier quand vous voulez'],
  ['tr', 'threat', 'siparişiniz iptal edilecek'],
  ['pt', 'threat', 'é do departamento jurídico sobre o contrato'],
  ['pt', 'investment', 'a investigação terminou'],
  ['es', 'threat', 'tenemos la orden de compra'],
  ['ru', 'threat', 'берегитесь, сейчас много мошенников'],
  ['ja', 'threat', '水道を一度止めます'],
  ['ar', 'threat', 'لازم ترجع للجمارك'],
] as const)('%s: no %s is given as a reason for “%s”', (language, concept, text) =>
  expect(isTelling(concept, foldSpeech(text, language), language)).toBe(false),
);

test.each([
  ['en', 'threat', 'we will take legal action and you will be arrested'],
  ['en', 'home_sales', 'I am calling about your car warranty'],
  ['fr', 'threat', 'il y a un mandat d’arrêt contre vous'],
  ['tr', 'threat', 'hakkınızda yasal takip başlattık'],
  ['pt', 'threat', 'temos um mandado contra o senhor'],
  ['es', 'threat', 'hay una orden en su contra'],
  ['ru', 'threat', 'на вас завели уголовное дело'],
  ['ja', 'threat', '財産を差し押さえます'],
  ['ar', 'threat', 'فيه أمر قبض عليك'],
] as const)('%s: %s is a reason for “%s”', (language, concept, text) =>
  expect(isTelling(concept, foldSpeech(text, language), language)).toBe(true),
);

test.each(languages)(
  '%s: what is too vague for a reason is a phrase of its concept, and each reason keeps some',
  (language) => {
    for (const [concept, phrases] of Object.entries(vaguePhrasesOf[language]) as [SpokenConcept, string[]][]) {
      expect(lexicon()[language][concept]).toEqual(expect.arrayContaining(phrases));
      expect(tellingPhrases(language)[concept].length).toBeGreaterThan(0);
    }
  },
);
