import { expect, test } from 'vitest';

import { phraseConcepts } from '#functions/nlu/spam/concepts.ts';
import { foldSpeech } from '#functions/nlu/spam/fold.ts';
import { conceptsIn } from '#functions/nlu/spam/phrases.ts';
import { SPAM_THRESHOLD, spamByWords } from '#functions/nlu/spam/index.ts';
import { languages, type Language } from '#shared/values/language.ts';

const scoreOf = (text: string, language: Language = 'en') => spamByWords([{ who: 'caller', text }], language);

test.each([
  ['en', 'someone is using your account read me the code we just sent you and do not tell anyone'],
  ['fr', 'pour annuler le virement donnez-moi le code que vous venez de recevoir et n’en parlez à personne'],
  ['ja', '銀行の者です 今届いた認証番号を読み上げてください 誰にも言わないでください'],
  ['tr', 'bankanızın güvenlik departmanı telefonunuza gelen kodu söyleyin kimseye söylemeyin'],
  ['ar', 'معك أمن البنك عطني الرمز اللي وصلك حالا ولا تخبر أحد'],
  ['pt', 'é da central de segurança do banco me fala o código que chegou por sms e não conte a ninguém'],
  ['ru', 'служба безопасности банка срочно назовите код из смс и никому не говорите'],
  ['es', 'del área de fraudes de su banco dígame el código que le acaba de llegar y no le diga nada a nadie'],
] as const)('%s: who asks for a code is spam, and it says so', (language, text) => {
  const { probability, signs } = scoreOf(text, language);
  expect(probability).toBeGreaterThan(SPAM_THRESHOLD);
  expect(signs.map(({ code }) => code)).toContain('asks_for_code');
});

test.each([
  [
    'en',
    'hi it’s the dentist’s office calling to remind you of your appointment on Monday at nine no need to call back',
  ],
  ['fr', 'bonjour c’est la pharmacie votre ordonnance est prête vous pouvez passer quand vous voulez'],
  ['ja', '歯科医院です 金曜日の検診のご予約の件でお電話しました 変更はいつでも大丈夫です'],
  ['tr', 'merhaba okuldan öğretmeniyim kızınızın biraz ateşi var gelip alabilir misiniz'],
  ['ar', 'السلام عليكم معك العيادة نذكرك بموعدك يوم الأحد الساعة تسعة وما في أي رسوم'],
  ['pt', 'bom dia da oficina o seu carro está pronto pode passar quando puder'],
  ['ru', 'здравствуйте это библиотека книга которую вы заказывали ждёт вас можно забрать в любой день'],
  ['es', 'hola soy del taller su coche ya está listo puede pasar a recogerlo cuando quiera'],
] as const)('%s: an ordinary call is none, for what it says', (language, text) => {
  const { probability, signs } = scoreOf(text, language);
  expect(probability).toBeLessThan(SPAM_THRESHOLD);
  expect(signs.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(0);
  expect(signs[0]!.weight).toBeLessThan(0);
});

test('“before your money goes” rules nothing out', () => {
  const { probability } = scoreOf('عطني الرمز الحين قبل ما تروح فلوسك من الحساب', 'ar');
  expect(probability).toBeGreaterThan(0.9);
});

test('a callback time lowers the score', () => {
  const turns = [{ who: 'caller', text: 'it’s Ron about the shower, could you call me tomorrow at four' }] as const;
  const callback = { text: 'tomorrow at four', at: '2026-11-24T16:00:00Z', precision: 'hour' } as const;
  const named = spamByWords(turns, 'en', callback);
  expect(named.probability).toBeLessThan(spamByWords(turns, 'en').probability);
  expect(named.signs.find(({ code }) => code === 'time_to_call')!.weight).toBeLessThan(0);
});

test('ignores case, punctuation and accents', () => {
  const text = 'Bonjour, je vous appelle pour votre compte formation : il vous reste des droits !';
  const recognised = 'bonjour je vous appelle pour votre compte formation il vous reste des droits';
  expect(scoreOf(text, 'fr')).toEqual(scoreOf(recognised, 'fr'));
});

test('ignores what the assistant says', () => {
  const turns = [{ who: 'caller', text: 'It’s mom, call me back, love you' }] as const;
  const scam = { who: 'assistant', text: 'You won a prize, read me the code of the gift card' } as const;
  expect(spamByWords([scam, ...turns], 'en')).toEqual(spamByWords(turns, 'en'));
});

test.each([
  ['en', 'is this not Clara the florist oh what a shame you do sound nice tell me are you by the sea'],
  ['fr', 'chef on refait la route à côté il nous reste du goudron je vous fais l’allée pour presque rien en liquide'],
  ['ja', 'ばあば 俺 今日銀行行ける？ サプライズだから台所直すって言って'],
  ['tr', 'kardeşim ikamette çok kişiye yardım ettim memuru tanıyorum yarısını şimdi ver kart çıkınca kalanı'],
  ['ar', 'ماما أنا هذا رقمي الجديد تلفوني انكسر حولي لي خمسمية وبرجعها بكرة ولا تحكي لبابا'],
  ['pt', 'oi mãe é esse meu número novo o celular quebrou faz um pix pra mim amanhã te devolvo'],
  [
    'ru',
    'привет это Нил в банке на одном этаже сидели теперь машина торгует четыре процента в неделю показываю только своим',
  ],
  ['es', 'soy Gema por la solicitud que dejaste a medias estás aceptado primero hay un seguro de doscientos noventa'],
] as const)('%s: a soft pitch is spam too', (language, text) => {
  expect(scoreOf(text, language).probability).toBeGreaterThan(SPAM_THRESHOLD);
});

test('three words are weak evidence: never beyond doubt, and ordinary ones are none', () => {
  expect(scoreOf('press one now').probability).toBeGreaterThan(scoreOf('is Ida there').probability);
  expect(scoreOf('free gift cards').probability).toBeLessThanOrEqual(0.8);
  for (const text of ['is Ida there', 'hello', 'who is this', 'it’s me again'])
    expect(scoreOf(text).probability).toBeLessThan(SPAM_THRESHOLD);
});

test('empty speech has no spam signals', () => {
  for (const text of ['', '  ', '\u0000\u0007\u202e', '123 456', '…?!'])
    expect(scoreOf(text)).toEqual({ probability: 0.3, signs: [] });
  expect(spamByWords([], 'ja').signs).toEqual([]);
});

test.each(languages)('%s: reads long talk, endless words and noise to the end', (language) => {
  for (const text of [
    'press one now '.repeat(50_000),
    'a'.repeat(500_000),
    '\u0301'.repeat(100_000),
    '1を押'.repeat(90_000),
  ]) {
    const { probability } = scoreOf(text, language);
    expect(probability).toBeGreaterThanOrEqual(0);
    expect(probability).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['büyük bir masa lazım', false],
  ['size büyü yapılmış, ben bozarım', true],
])('tr: “%s” is magic: %s', (text, isMagic) => {
  const at = phraseConcepts.indexOf('superstition');
  expect(conceptsIn(foldSpeech(text, 'tr'), 'tr').present[at]! > 0).toBe(isMagic);
});
