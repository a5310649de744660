import { expect, test } from 'vitest';

import { answersTo } from '#functions/nlu/topics/index.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { type OwnAnswer, topics } from '#shared/values/own-answer.ts';

const answer = (topic: OwnAnswer['topic'], but: Partial<OwnAnswer> = {}): OwnAnswer => ({
  id: crypto.randomUUID(),
  topic,
  triggers: [],
  text: topic,
  language: null,
  ...but,
});
const ready = topics.filter((topic) => topic !== 'free').map((topic) => answer(topic));
const topicsFor = (text: string, language: Language, answers: OwnAnswer[] = ready) =>
  answersTo(text, language, answers).map(({ text }) => text);

const questions: Record<Language, Record<string, string>> = {
  en: {
    courier: 'Hi, I’ve got a parcel for number twelve, where can I leave it?',
    hours: 'Could you tell me what time do you close?',
    open_today: 'Are you open today?',
    address: 'Where are you located, please?',
    parking: 'And where can I park?',
    price: 'How much does a haircut cost?',
  },
  fr: {
    courier: 'Bonjour, j’ai un colis pour vous, où je le pose ?',
    hours: 'À quelle heure fermez-vous ?',
    open_today: 'Vous êtes ouverts aujourd’hui ?',
    address: 'Quelle est votre adresse ?',
    parking: 'On peut se garer devant ?',
    price: 'Combien coûte une coupe ?',
  },
  es: {
    courier: 'Buenas, traigo un paquete para usted, ¿dónde lo dejo?',
    hours: '¿A qué hora cierran?',
    open_today: '¿Abren hoy?',
    address: '¿Cuál es la dirección?',
    parking: '¿Se puede aparcar cerca?',
    price: '¿Cuánto cuesta un corte?',
  },
  pt: {
    courier: 'Oi, sou o entregador, posso deixar na porta?',
    hours: 'Qual é o horário de funcionamento?',
    open_today: 'Vocês estão abertos hoje?',
    address: 'Qual é o endereço?',
    parking: 'Tem estacionamento?',
    price: 'Quanto custa um corte?',
  },
  ru: {
    courier: 'Здравствуйте, я курьер, привёз вам посылку',
    hours: 'До скольки вы работаете?',
    open_today: 'Вы сегодня работаете?',
    address: 'Подскажите адрес, пожалуйста',
    parking: 'А парковка есть?',
    price: 'Сколько стоит стрижка?',
  },
  tr: {
    courier: 'Merhaba, kargonuz var, nereye bırakayım?',
    hours: 'Saat kaçta kapanıyorsunuz?',
    open_today: 'Bugün açık mısınız?',
    address: 'Adresiniz nedir?',
    parking: 'Otoparkınız var mı?',
    price: 'Saç kesimi fiyatı nedir?',
  },
  ar: {
    courier: 'السلام عليكم معي طرد لكم وين أتركه؟',
    hours: 'ما هي ساعات العمل عندكم؟',
    open_today: 'هل أنتم فاتحين اليوم؟',
    address: 'ما عنوانكم؟',
    parking: 'هل يوجد موقف سيارات؟',
    price: 'كم سعر القص؟',
  },
  ja: {
    courier: 'お荷物のお届けです。どちらに置きましょうか。',
    hours: '営業時間を教えてください',
    open_today: '本日は営業していますか',
    address: '住所を教えていただけますか',
    parking: '駐車場はありますか',
    price: 'カットはおいくらですか',
  },
};

test.each(
  languages.flatMap((language) => Object.entries(questions[language]).map((each) => [language, ...each] as const)),
)('%s: %s', (language, topic, text) => expect(topicsFor(text, language)).toEqual([topic]));

test.each<[Language, string[]]>([
  [
    'en',
    [
      'Are you open on Saturday?',
      'do you work on Saturdays?',
      'is the shop open Sunday',
      'you guys open this weekend?',
    ],
  ],
  ['fr', ['Vous êtes ouverts samedi ?', 'est-ce que vous ouvrez le samedi', 'vous travaillez le lundi ?']],
  ['es', ['¿Abren el sábado?', '¿trabajan el lunes?', '¿está abierto el domingo?']],
  ['pt', ['Vocês abrem no sábado?', 'está aberto domingo?', 'vocês trabalham na segunda?']],
  ['ru', ['Вы работаете в субботу?', 'в воскресенье открыты?', 'магазин открыт в субботу?']],
  ['tr', ['Cumartesi açık mısınız?', 'pazar günü çalışıyor musunuz', 'pazartesi kapalı mısınız']],
  ['ar', ['فاتحين السبت؟', 'تشتغلون يوم الجمعة؟', 'بتفتحوا بكرة؟']],
  ['ja', ['土曜日は営業していますか', '日曜日は開いていますか', '月曜日はお休みですか']],
])('%s: whether it is open on a day is answered by what is said of today, or the hours', (language, texts) => {
  for (const text of texts) {
    expect(topicsFor(text, language), text).toEqual(['open_today']);
    expect(topicsFor(text, language, [answer('hours')]), text).toEqual(['hours']);
  }
});

test.each<[Language, string]>([
  ['en', 'I work on Saturday, so is she open to Sunday'],
  ['fr', 'j’ai ouvert le paquet samedi'],
  ['es', 'abrí la puerta el sábado'],
  ['ru', 'я работаю в субботу'],
  ['tr', 'cumartesi çalışıyorum'],
  ['ja', '土曜日に伺います'],
])('%s: asks nothing of the hours: %s', (language, text) => expect(topicsFor(text, language)).toEqual([]));

test.each([
  ['en', 'This is Dana Brandt, please call me back on Thursday about the survey.'],
  ['fr', 'C’est Zoé, tu peux me rappeler demain ?'],
  ['es', 'Soy Marta, quería hablar de la reunión del jueves.'],
  ['pt', 'É a Ana, queria falar sobre a reunião de quinta.'],
  ['ru', 'Это Анна, перезвоните мне, пожалуйста, завтра.'],
  ['tr', 'Ben Ayşe, yarın beni arar mısınız?'],
  ['ar', 'أنا سارة، اتصلوا بي غدًا من فضلكم'],
  ['ja', '田中です。明日お電話いただけますか。'],
] as const)('%s: asks nothing: %s', (language, text) => expect(topicsFor(text, language)).toEqual([]));

test.each([
  ['en', 'vaccination', 'My dog needs his vaccinations', true],
  ['en', 'gate code', 'What is the code for the gate?', true],
  ['en', 'gate code', 'The gate is closed', false],
  ['en', 'cat', 'It is about the category', false],
  ['ru', 'прививка', 'Хочу сделать прививку собаке', true],
  ['tr', 'rezervasyon', 'Rezervasyonumu değiştirmek istiyorum', true],
  ['ar', 'الحجز', 'أريد تغيير حجز الغد', true],
  ['ja', '予約', '予約を変更したいのですが', true],
  ['fr', 'réservation', 'C’est pour les reservations', true],
] as const)('%s: the trigger “%s” in “%s”: %j', (language, trigger, text, isSaid) =>
  expect(topicsFor(text, language, [answer('free', { triggers: [trigger] })])).toHaveLength(isSaid ? 1 : 0),
);

test('an answer in the language of the call comes before one that is said as it is, and others are not given', () => {
  const answers = [
    answer('price', { text: 'any' }),
    answer('price', { text: 'fr', language: 'fr' }),
    answer('price', { text: 'en', language: 'en' }),
  ];
  expect(topicsFor('How much is it?', 'en', answers)).toEqual(['en']);
  expect(topicsFor('いくらですか', 'ja', answers)).toEqual(['any']);
});

test('who asks about today gets the hours where nothing is said of today', () => {
  expect(topicsFor('Are you open today?', 'en', [answer('hours')])).toEqual(['hours']);
});
