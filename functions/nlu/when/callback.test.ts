import { expect, test } from 'vitest';

import { WEDNESDAY } from '#functions/nlu/when/testing.ts';
import { callbackIn } from '#functions/nlu/when/callback.ts';
import type { Turn } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** A call as lines: the assistant’s begin with a dash. */
const call = (...lines: string[]): Turn[] =>
  lines.map((line) => ({ who: line.startsWith('- ') ? 'assistant' : 'caller', text: line.replace('- ', '') }));
const wished = (...lines: string[]) => callbackIn(call(...lines), 'en', WEDNESDAY)?.at.slice(0, 16) ?? null;

const GREETING = '- Hello, this is an assistant. Who is calling?';
const QUESTION = '- When may we call you back?';

test('the answer to the callback question wins', () => {
  expect(wished(GREETING, 'Nora about the survey on friday at noon', QUESTION, 'tomorrow at nine')).toBe(
    '2026-11-19T09:00',
  );
});

test('without a question, takes the time next to the request', () => {
  expect(wished('hi your appointment on friday at two is fine please call me back tomorrow at nine')).toBe(
    '2026-11-19T09:00',
  );
});

test('ignores the time of an event', () => {
  expect(wished('the survey on friday at two went fine thank you bye')).toBeNull();
});

test('ignores the time of the caller’s own next call', () => {
  expect(wished("it's Nora nobody there I'll try again tomorrow at nine")).toBeNull();
});

test('“any time” is not a time', () => {
  expect(wished(GREETING, 'Nora', QUESTION, 'oh any time whenever you like')).toBeNull();
});

test('accepts an offered slot by position, by day or by a yes', () => {
  const offer = '- I can offer Friday at 10:30 or Monday at 14:00. Which suits you?';
  expect(wished(GREETING, 'Nora', offer, 'the first one please')).toBe('2026-11-20T10:30');
  expect(wished(GREETING, 'Nora', offer, 'the second')).toBe('2026-11-23T14:00');
  expect(wished(GREETING, 'Nora', offer, 'monday is good')).toBe('2026-11-23T14:00');
  expect(wished(GREETING, 'Nora', offer, 'friday ten thirty')).toBe('2026-11-20T10:30');
  expect(wished(GREETING, 'Nora', '- Friday at 10:30, is that right?', 'yes perfect')).toBe('2026-11-20T10:30');
});

test('a retracted time is replaced by the other one', () => {
  expect(wished(GREETING, 'Nora', QUESTION, 'friday at ten no sorry make it eleven')).toBe('2026-11-20T11:00');
});

test('reads a bare number as the answer', () => {
  expect(callbackIn(call(GREETING, 'Nora', QUESTION, 'ten thirty'), 'en', WEDNESDAY)).toEqual({
    text: 'ten thirty',
    at: '2026-11-18T10:30:00+01:00',
    precision: 'minute',
  });
});

/** What callers say to a machine that asks nothing: a wish among other times, none at all, one that is taken back. */
const cases: [Language, string, string | null][] = [
  [
    'en',
    'hello this is Priya from the library your reservation expires on saturday you could give me a quick ring thursday afternoon if you want it extended',
    '2026-11-19T15:00',
  ],
  ['en', "hi it's Owen I'm at the garage till five and I'll pop round tomorrow evening so no need to ring", null],
  [
    'en',
    'good morning the meeting moved to friday at two could you phone me back today before four so I can book the room',
    '2026-11-18T16:00',
  ],
  ['en', 'hi mum here dinner is on sunday at one bring the kids', null],
  ['en', 'this is Karl call me monday no hang on tuesday at half nine', '2026-11-24T09:30'],
  ['en', 'please ring the surgery between nine and eleven tomorrow', '2026-11-19T09:00'],
  [
    'fr',
    "bonjour c'est Hélène du cabinet comptable votre déclaration est à rendre lundi pouvez-vous me passer un coup de fil jeudi entre quatorze et seize heures",
    '2026-11-19T14:00',
  ],
  ['fr', "salut c'est Karim je repasserai demain matin t'inquiète", null],
  ['fr', 'votre rendez-vous du 25 novembre à dix heures est confirmé bonne journée', null],
  ['fr', "c'est Odette rappelle-moi vendredi enfin non samedi vers onze heures", '2026-11-21T11:00'],
  [
    'es',
    'hola soy Marta del taller el coche estará el viernes me llama usted mañana a partir de las diez para confirmarlo',
    '2026-11-19T10:00',
  ],
  ['es', 'soy Luis ya vuelvo a llamar yo el lunes por la tarde gracias', null],
  ['es', 'le recordamos su cita del jueves a las cinco con la doctora Rey', null],
  ['es', 'llámame el martes no perdona el miércoles a las seis de la tarde', '2026-11-25T18:00'],
  ['pt', 'oi aqui é a Sônia da papelaria o pedido chega na sexta me liga amanhã às três da tarde', '2026-11-19T15:00'],
  ['pt', 'é o Miguel eu volto a ligar segunda de manhã abraço', null],
  ['pt', 'a reunião de pais é na quinta às dezenove horas na escola', null],
  ['pt', 'pode me ligar na terça não espera na quarta às dez', '2026-11-25T10:00'],
  [
    'ru',
    'здравствуйте это Павел из сервиса машина готова перезвоните мне пожалуйста в четверг после двух',
    '2026-11-19T14:00',
  ],
  ['ru', 'это Лена я сама тебе позвоню завтра вечером пока', null],
  ['ru', 'напоминаем что ваш приём у врача назначен на пятницу в девять утра', null],
  ['ru', 'наберите меня в понедельник ой нет во вторник в одиннадцать', '2026-11-24T11:00'],
  [
    'tr',
    'merhaba ben Derya kütüphaneden kitabınız cumaya kadar bekleyecek beni yarın öğleden sonra üçte arar mısınız',
    '2026-11-19T15:00',
  ],
  ['tr', 'ben Kerem perşembe akşamı tekrar ararım seni', null],
  ['tr', 'randevunuz pazartesi saat on dörtte unutmayın', null],
  ['tr', 'salı günü arayın pardon çarşamba saat onda', '2026-11-25T10:00'],
  ['ar', 'مرحبا أنا ليلى من المكتبة الكتاب وصل ممكن تتصل بي غدا الساعة الرابعة عصرا', '2026-11-19T16:00'],
  ['ar', 'أنا سامي سأتصل بك مرة ثانية يوم الأحد صباحا', null],
  ['ar', 'نذكركم بموعدكم يوم الخميس الساعة العاشرة صباحا في العيادة', null],
  ['ar', 'كلمني يوم الاثنين لا عفوا الثلاثاء الساعة خمسة المسا', '2026-11-24T17:00'],
  ['ja', '図書館の田口です 本が届きましたので 明日の午後3時ごろにお電話いただけますか', '2026-11-19T15:00'],
  ['ja', '健太です また金曜の夜にかけ直します', null],
  ['ja', '月曜に電話ください あ違う火曜の11時で', '2026-11-24T11:00'],
  ['ja', '三日後にまた電話ください', '2026-11-21T09:00'],
  // not before that day is from that day on
  ['en', "please don't ring before thursday", '2026-11-19T09:00'],
  ['fr', 'pas la peine d’appeler avant lundi', '2026-11-23T09:00'],
  ['es', 'no me llame antes del viernes', '2026-11-20T09:00'],
  ['pt', 'não ligue antes de sexta', '2026-11-20T09:00'],
  ['ru', 'не звоните раньше пятницы', '2026-11-20T09:00'],
  ['tr', 'cumartesiden önce aramayın', '2026-11-21T09:00'],
  // who will call again himself
  ['en', "I'll give you another ring about one when I'm done", null],
  ['es', 'yo le vuelvo a llamar mañana a las diez', null],
  ['tr', 'akşam sekiz gibi ben yine ararım', null],
  ['ja', 'またこっちから明日の昼にかけますね', null],
  ['en', "it's Wynn about the kiln I'll be ringing her myself on friday", null],
  ['fr', 'c’est Maud pour le four je la recontacte moi-même vendredi', null],
  ['es', 'soy Lola por lo del horno ya la llamo yo el viernes', null],
  ['pt', 'é a Ivone por causa do forno na sexta passo outra vez', null],
  ['ru', 'это Зоя насчёт печи в пятницу сами сообщим', null],
  ['tr', 'ben Nalan fırın için cuma günü mesaj atarım', null],
  ['ar', 'معك هدى بخصوص الفرن أنا بكلمها الجمعة', null],
  ['ja', '窯の件の井口です 金曜にまた伺います', null],
];

test.each(cases)('%s: “%s” wishes %s', (language, text, wish) => {
  expect(callbackIn(call(text), language, WEDNESDAY)?.at.slice(0, 16) ?? null).toBe(wish);
});

const questions: Record<Language, string> = {
  en: 'When may we call you back?',
  fr: 'Quand peut-on vous rappeler ?',
  es: '¿Cuándo le llamamos?',
  pt: 'Quando podemos ligar de volta?',
  ru: 'Когда вам перезвонить?',
  tr: 'Sizi ne zaman arayalım?',
  ar: 'متى نتصل بك؟',
  ja: 'いつ折り返せばよろしいですか。',
};

test.each<[Language, string, string]>([
  // an hour of a day that was taken back
  ['en', 'Friday at quarter past two. Ah no, Friday I’m at the dentist. Monday, same time.', '2026-11-23T14:15'],
  ['fr', 'vendredi à quatorze heures quinze. Ah non, vendredi je suis pris. Lundi, même heure.', '2026-11-23T14:15'],
  [
    'es',
    'el viernes a las dos y cuarto. Ay no, el viernes tengo dentista. El lunes, a la misma hora.',
    '2026-11-23T14:15',
  ],
  ['pt', 'na sexta às duas e quinze. Ah não, sexta tenho dentista. Na segunda, no mesmo horário.', '2026-11-23T14:15'],
  ['ru', 'В пятницу в два пятнадцать. Ой нет, в пятницу я у врача. В понедельник, в то же время.', '2026-11-23T14:15'],
  ['tr', 'cuma ikiyi çeyrek geçe. Yok dur, cuma dişçim var. Pazartesi aynı saatte.', '2026-11-23T14:15'],
  ['ar', 'الجمعة الساعة ثنتين وربع. لا لحظة، الجمعة عندي دكتور. الاثنين بنفس الوقت.', '2026-11-23T14:15'],
  ['ja', '金曜の14時15分。いや、金曜は歯医者でした。月曜の同じ時間で。', '2026-11-23T14:15'],
  // the day and the hour in two sentences
  ['en', 'Monday. Late in the morning, eleven fifteen.', '2026-11-23T11:15'],
  ['fr', 'Lundi. En fin de matinée, onze heures et quart.', '2026-11-23T11:15'],
  // a duration alone
  ['en', 'half an hour I’m just parking', '2026-11-18T10:50'],
  ['fr', 'une demi-heure', '2026-11-18T10:50'],
  ['es', 'media hora y estoy libre', '2026-11-18T10:50'],
  ['pt', 'meia hora', '2026-11-18T10:50'],
  ['ru', 'полчаса, я за рулём', '2026-11-18T10:50'],
  ['tr', 'yarım saat', '2026-11-18T10:50'],
  ['ar', 'نص ساعة', '2026-11-18T10:50'],
  ['ja', '30分', '2026-11-18T10:50'],
])('%s: the answer “%s” wishes %s', (language, answer, wish) => {
  const turns = call('Nora', `- ${questions[language]}`, answer);
  expect(callbackIn(turns, language, WEDNESDAY)?.at.slice(0, 16)).toBe(wish);
});

test('results do not depend on earlier texts', () => {
  const [first, second] = [call('ring me tomorrow at nine'), call('ring me on friday')];
  const alone = callbackIn(first, 'en', WEDNESDAY);
  callbackIn(second, 'en', WEDNESDAY);
  expect(callbackIn(first, 'en', WEDNESDAY)).toEqual(alone);
  const later = { ...WEDNESDAY, reference: new Date('2026-11-25T09:20:00Z') };
  expect(callbackIn(first, 'en', later)?.at.slice(0, 10)).toBe('2026-11-26');
});
