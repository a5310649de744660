import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import { spokenTimes } from '#functions/calls/dialogue/spoken-formats.ts';
import { callOnMonday, monday, weekdayHours, briefing, saying, step } from '#functions/calls/dialogue/testing.ts';
import type { Briefing } from '#functions/calls/dialogue/state.ts';
import type { Language } from '#shared/values/language.ts';

const call = (language: Language, patch: Partial<Briefing>, ...lines: string[]) =>
  callOnMonday(language, lines, { patch });
const free = weekdayHours;

describe('a reply that names a time agrees only to that time', () => {
  test.each<[Language, string, string]>([
    ['en', 'sunday at noon', 'Is Sunday any good?'],
    ['en', 'sunday at noon', 'well saturday is good'],
    ['fr', 'dimanche à midi', 'et samedi ça irait ?'],
    ['es', 'el domingo a las doce', '¿y el sábado estaría bien?'],
    ['pt', 'domingo ao meio-dia', 'e sábado, pode ser?'],
    ['ru', 'в воскресенье в полдень', 'а в субботу можно?'],
    ['tr', 'pazar günü on ikide', 'cumartesi olur mu?'],
    ['ar', 'الأحد الساعة 12 ظهرا', 'طيب السبت مناسب؟'],
    ['ja', '日曜の正午', '土曜は？'],
  ])('%s: after “%s”, “%s” books nothing', (language, wish, reply) => {
    const { dialogue } = call(language, {}, wish, reply);
    expect(dialogue).toMatchObject({ step: 'confirm', agreed: null });
  });

  test.each<[Language, string, string, string]>([
    ['en', 'tomorrow at ten', 'tomorrow at ten', '2026-11-24T15:00:00.000Z'],
    ['en', 'tomorrow at ten', 'yes tomorrow morning', '2026-11-24T15:00:00.000Z'],
    ['ja', '明日の10時', 'はい、明日の10時で', '2026-11-24T15:00:00.000Z'],
  ])('%s: after “%s”, “%s” is a yes', (language, wish, reply, at) =>
    expect(call(language, {}, wish, reply).dialogue.agreed?.at).toBe(at),
  );

  test('a range around the proposed time is no yes to it', () => {
    const { dialogue } = call('fr', {}, 'demain à dix heures', 'toute la semaine de 9 à 18 heures');
    expect(dialogue.agreed).toBe(null);
  });
});

test.each<[Language, string, string, string]>([
  ['en', 'monday at noon', 'yes', 'Fine, Friday at three then'],
  ['fr', 'lundi à midi', 'oui', 'ou alors vendredi à quinze heures'],
  ['es', 'el lunes a las doce', 'sí', 'pues el viernes a las tres de la tarde'],
  ['pt', 'segunda ao meio-dia', 'sim', 'então sexta às três da tarde'],
  ['ru', 'в понедельник в полдень', 'да', 'тогда в пятницу в три часа дня'],
  ['tr', 'pazartesi on ikide', 'evet', 'o zaman cuma saat on beşte'],
  ['ar', 'الاثنين الساعة 12 ظهرا', 'نعم', 'طيب الجمعة الساعة 3 العصر'],
  ['ja', '月曜の正午', 'はい', 'じゃあ金曜の午後3時'],
])('%s: “%s”, “%s”, “%s” moves the agreed time once it is confirmed', (language, wish, yes, change) => {
  const changed = call(language, {}, wish, yes, change);
  expect(changed.dialogue).toMatchObject({
    step: 'confirm',
    agreed: { at: '2026-11-30T17:00:00.000Z' },
    proposed: { at: '2026-11-27T20:00:00.000Z' },
  });
  const [word] = promptsOf[language].yes_or_no;
  expect(call(language, {}, wish, yes, change, word!).dialogue.agreed?.at).toBe('2026-11-27T20:00:00.000Z');
});

describe('callers are called while they are awake', () => {
  test.each([
    ['Paris', 'Europe/Paris', '2026-11-23T14:00:00.000Z', '2026-11-24T14:00:00.000Z'],
    ['Los Angeles', 'America/Los_Angeles', '2026-11-23T16:00:00.000Z', '2026-11-23T20:00:00.000Z'],
    ['Tokyo, where it is seven when the owner stops', 'Asia/Tokyo', '2026-11-23T22:00:00.000Z', null],
  ])('from %s', (_, caller_zone, first, second) => {
    const { offered } = call('en', { caller_zone }).dialogue;
    expect(offered[0]).toBe(first);
    if (second) expect(offered[1]).toBe(second);
  });

  test('at the hour of the night that they name themselves', () => {
    const { proposed } = call(
      'en',
      { caller_zone: 'America/Los_Angeles' },
      'tomorrow at seven in the morning',
    ).dialogue;
    expect(proposed?.at).toBe('2026-11-24T15:00:00.000Z');
  });

  // Nine in New York is four in the afternoon in London and five in Moscow.
  test.each<[Language, string, string | null, string, string]>([
    ['en', 'tomorrow at four in the afternoon UK time', null, '2026-11-24T16:00:00.000Z', 'Europe/London'],
    ['ru', 'завтра в пять вечера по московскому времени', null, '2026-11-24T14:00:00.000Z', 'Europe/Moscow'],
    ['es', 'mañana a las diez hora de México', 'America/New_York', '2026-11-24T16:00:00.000Z', 'America/Mexico_City'],
    ['en', 'tomorrow at ten your time', 'America/Los_Angeles', '2026-11-24T15:00:00.000Z', 'America/New_York'],
    ['ru', 'завтра вечером у меня, в десять по её', 'Asia/Omsk', '2026-11-24T15:00:00.000Z', 'America/New_York'],
    ['fr', 'le soir chez moi, dix heures chez elle', 'Europe/Paris', '2026-11-23T15:00:00.000Z', 'America/New_York'],
  ])('%s: on the clock of “%s”', (language, text, caller_zone, at, named) => {
    const { proposed, briefing: heard } = call(language, { caller_zone }, text).dialogue;
    expect(proposed?.at).toBe(at);
    expect(heard.caller_zone).toBe(named);
  });

  test('nothing free at the wished hour: the nearest is offered before a number is asked for', () => {
    const now = call(
      'en',
      { caller_number: null, caller_zone: 'Asia/Tokyo' },
      'the day after tomorrow at ten in the evening',
    );
    expect(now.dialogue).toMatchObject({ step: 'callback', proposed: null });
    expect(now.dialogue.offered).toHaveLength(1);
  });

  test.each<[Language, string]>([
    ['es', 'ahora sí y apunte que en el pueblo hay tres remes'],
    ['ru', 'верно да и ещё передайте если сваривать то три тысячи а новая восемь'],
  ])('%s: the numbers in “%s” change no time', (language, text) => {
    const { dialogue } = call(language, {}, language === 'es' ? 'el martes a las diez' : 'во вторник в десять', text);
    expect(dialogue.agreed?.at).toBe('2026-11-24T15:00:00.000Z');
  });

  test('the day that was read back is not wished for again beside another', () => {
    const lines = ['во вторник в десять', 'я же говорю в среду во вторник я осьминога кормлю'];
    expect(call('ru', {}, ...lines).dialogue.proposed?.at).toBe('2026-11-25T15:00:00.000Z');
  });

  test.each<[Language, string, string]>([
    ['fr', 'le vendredi quatre', '2026-12-04'],
    ['es', 'el viernes cuatro', '2026-12-04'],
    ['fr', 'le vingt-cinq novembre', '2026-11-25'],
    ['es', 'el martes primero de diciembre a las tres y media de la tarde', '2026-12-01'],
    ['es', 'el primer martes de diciembre a las tres', '2026-12-01'],
  ])('%s: “%s” is a day', (language, text, day) => {
    expect(call(language, {}, text).dialogue.proposed?.at.slice(0, 10)).toBe(day);
  });

  test('the owner’s hour is said once where both offers share it', () => {
    const clocks = {
      zone: 'America/New_York',
      caller_zone: 'Europe/Paris',
      owner: 'Anna',
      caller_number: null,
      owner_number: null,
    };
    const times = ['2026-11-24T14:00:00.000Z', '2026-11-25T14:00:00.000Z'];
    const said = spokenTimes(times, monday, clocks, 'en');
    expect(said.match(/9 AM/g)).toHaveLength(1);
  });
});

test.each<[Language, string]>([
  ['en', 'wednesday afternoon'],
  ['fr', 'mercredi après-midi'],
  ['es', 'el miércoles por la tarde'],
  ['pt', 'quarta à tarde'],
  ['ru', 'в среду после обеда'],
  ['tr', 'çarşamba öğleden sonra'],
  ['ar', 'الأربعاء بعد الظهر'],
  ['ja', '水曜日の午後なら'],
])('%s: “%s” is not at noon', (language, wish) =>
  expect(call(language, {}, wish).dialogue.proposed?.at).toBe('2026-11-25T18:00:00.000Z'),
);

test('a caller who has become doubtful is offered nothing, and hears nothing untrue', () => {
  const proposed = call('en', {}, 'tomorrow at ten').dialogue;
  const yes = { ...saying('yes', {}, monday), free, verdict: 'suspicious' } as const;
  const { dialogue, commands, effects } = step(proposed, yes);
  const said = commands.flatMap((one) => (one.c === 'say' ? [one.text] : []));
  expect([dialogue.step, effects]).toEqual(['message', []]);
  expect(said).not.toContain(promptsOf.en.taken);
  const late = step(
    { ...proposed, step: 'booking', verdict: 'suspicious' },
    { t: 'booked', at: monday, ok: false, free },
  );
  expect(late.commands.flatMap((one) => (one.c === 'say' ? [one.text] : []))).not.toContain(promptsOf.en.taken);
  expect(late.dialogue).toMatchObject({ step: 'message', agreed: null });
});

test.each<[Language, string]>([
  ['en', 'the meeting’s been moved to Friday at three in room twelve'],
  ['en', 'Ida’s appointment is on Wednesday at ten'],
  ['fr', 'la réunion a été déplacée à vendredi quinze heures'],
  ['fr', 'je laisse le colis chez le voisin du 12'],
  ['es', 'la reunión se ha pasado al viernes a las tres'],
  ['es', 'dejo el paquete con el vecino del 12'],
  ['pt', 'a reunião foi remarcada para sexta às três'],
  ['pt', 'deixo com o vizinho do 12'],
  ['ru', 'собрание ТСЖ перенесли на четверг'],
  ['tr', 'toplantı cuma saat üçe alındı'],
  ['ar', 'نود تأكيد موعد الأستاذة إيدا يوم الأربعاء الساعة العاشرة'],
  ['ja', '明日の会議の時間を午後4時に変更してほしいと伝えてください'],
])('%s: “%s” is about an event, and no wish', (language, text) =>
  expect(call(language, {}, text).dialogue).toMatchObject({ proposed: null, wish: { wanted: [] } }),
);

test.each<[Language, string, string]>([
  ['en', 'the meeting has been moved so please call me Friday at three', '2026-11-27T20:00:00.000Z'],
  ['en', 'tomorrow, late morning', '2026-11-24T15:00:00.000Z'],
  ['fr', 'demain en fin de matinée', '2026-11-24T15:00:00.000Z'],
  ['en', 'tomorrow after school', '2026-11-24T20:00:00.000Z'],
  ['es', 'mañana después del cole', '2026-11-24T20:00:00.000Z'],
  ['pt', 'amanhã depois da escola', '2026-11-24T20:00:00.000Z'],
  ['ru', 'завтра после школы', '2026-11-24T20:00:00.000Z'],
  ['tr', 'yarın okuldan sonra', '2026-11-24T20:00:00.000Z'],
  ['ar', 'غدا بعد المدرسة', '2026-11-24T20:00:00.000Z'],
  ['ja', '明日の放課後', '2026-11-24T20:00:00.000Z'],
  ['es', 'mañana a las doce, mejor dicho a la una', '2026-11-24T18:00:00.000Z'],
  ['pt', 'quarta às dez e um quarto', '2026-11-25T15:00:00.000Z'],
  ['ru', 'не, в среду в десять', '2026-11-25T15:00:00.000Z'],
  ['tr', 'perşembe buçukta değil tam dörtte', '2026-11-26T21:00:00.000Z'],
])('%s: “%s” is offered %s', (language, text, at) => expect(call(language, {}, text).dialogue.proposed?.at).toBe(at));

describe('a day and an hour beside the name are a wish', () => {
  const first = (language: Language, text: string) => {
    const opened = begin(briefing({ language }), monday, free);
    const name = { value: 'Greg', confidence: 0.9 };
    return step(opened.dialogue, { ...saying(text, { language, name }, monday), free }).dialogue;
  };
  test.each<[Language, string]>([
    ['en', 'Hi, Greg from Comcast, Thursday noon'],
    ['fr', 'Greg de chez Comcast, jeudi midi'],
    ['es', 'soy Greg de Comcast, el jueves a mediodía'],
    ['pt', 'aqui é o Greg da Comcast, quinta ao meio-dia'],
    ['ja', 'コムキャストのGregです、木曜の正午'],
  ])('%s: “%s”', (language, text) => {
    const dialogue = first(language, text);
    expect(dialogue.understood?.callback?.at.slice(0, 16)).toBe('2026-11-26T12:00');
    expect(dialogue.wish.wanted).toHaveLength(1);
  });
  test.each(['Greg, the party is on Thursday at noon', 'Greg, my flight lands Thursday at noon and I am coming by'])(
    'but not in “%s”',
    (text) => expect(first('en', text).wish.wanted).toEqual([]),
  );
});

describe('numbers to call', () => {
  const number = (language: Language, text: string, patch: Partial<Briefing> = {}) =>
    call(language, { caller_number: null, consent: 'notice', ...patch }, text).dialogue.number;
  const owner_number = '+16125550100';

  test.each<[Language, string, string]>([
    ['es', 'seis uno dos, cinco cinco cinco, cero uno, veintidós', '+16125550122'],
    ['en', 'six one two five five five zero one twenty-two', '+16125550122'],
    ['fr', 'six un deux cinq cinq cinq zéro un vingt-deux', '+16125550122'],
    ['pt', 'seis um dois cinco cinco cinco zero um vinte e dois', '+16125550122'],
    ['ru', 'шесть один два пять пять пять ноль один двадцать два', '+16125550122'],
    ['tr', 'altı yüz on iki beş yüz elli beş sıfır bir yirmi iki', '+16125550122'],
    ['ja', '六一二、五五五、〇一、二十二', '+16125550122'],
    ['fr', 'rappelez-moi au 06 12 34 56 78', '+33612345678'],
  ])('%s: “%s” is %s', (language, text, expected) => expect(number(language, text, { owner_number })).toBe(expected));

  test.each([
    'call us at 1 800 555 0199 and have your pin ready',
    'her bank is at 1 888 555 0123',
    'dial 900 555 0123',
  ])('nobody is called back on a hotline: “%s”', (text) => expect(number('en', text, { owner_number })).toBe(null));
});

test.each<[Language, string, string, string]>([
  ['en', 'tomorrow at nine', 'nine’s too early, ten please', '2026-11-24T15:00:00.000Z'],
  ['tr', 'yarın saat dokuzda', 'dokuz erken onda olsun', '2026-11-24T15:00:00.000Z'],
  ['ru', 'завтра в девять', 'девять рано, лучше десять', '2026-11-24T15:00:00.000Z'],
])('%s: after “%s”, “%s” changes the hour', (language, wish, change, at) =>
  expect(call(language, {}, wish, change).dialogue).toMatchObject({ step: 'confirm', agreed: null, proposed: { at } }),
);

const spoken = ({ commands }: Decision) => commands.flatMap((one) => (one.c === 'say' ? [one.text] : []));

describe('why a wished time is not proposed is said once, before the nearest', () => {
  test.each<[Language, string]>([
    ['en', 'tomorrow at half past seven in the evening'],
    ['fr', 'demain à dix-neuf heures trente'],
    ['es', 'mañana a las siete y media de la tarde'],
    ['pt', 'amanhã às sete e meia da noite'],
    ['ru', 'завтра в семь тридцать вечера'],
    ['tr', 'yarın akşam yedi buçukta'],
    ['ar', 'بكرة الساعة سبعة ونص المسا'],
    ['ja', '明日の夜7時半'],
  ])('%s: “%s” is outside the hours', (language, text) => {
    const { outside, then } = promptsOf[language].no_time;
    const said = spoken(call(language, {}, text));
    expect(said[0]).toBe(outside);
    expect(said).not.toContain(then);
  });

  test('a day on which nothing is free, and a taken hour', () => {
    const { outside, then, day } = promptsOf.en.no_time;
    expect(spoken(call('en', {}, 'saturday at noon'))[0]).toBe(day({ day: 'on Saturday' }));
    expect(spoken(call('en', {}, 'tomorrow at a quarter past ten'))[0]).toBe(then);
    expect(spoken(call('en', {}, 'tomorrow at ten'))).not.toContain(outside);
  });
});

test.each(['next year', 'in a hundred years', 'on the 45th', 'in 2099'])('“%s” is no time: ours are offered', (text) =>
  expect(call('en', {}, text).dialogue).toMatchObject({ step: 'callback', proposed: null, wish: { wanted: [] } }),
);

test.each<[Language, string, string]>([
  ['en', 'thursday at three', 'and it is about the four thousand dollars'],
  ['fr', 'jeudi à quinze heures', 'c’est pour les quatre mille euros'],
  ['es', 'el jueves a las tres', 'vivo en el piso 4'],
  ['pt', 'quinta às três', 'é sobre os 4 mil reais'],
  ['ru', 'в четверг в три', 'улица Мира, кв. 5'],
  ['tr', 'perşembe üçte', 'dört bin lira için arıyorum'],
  ['ar', 'الخميس الساعة ثلاثة', 'بخصوص أربعة آلاف دولار'],
  ['ja', '木曜の3時', '3号室です'],
])('%s: after “%s”, “%s” moves nothing', (language, wish, text) =>
  expect((call(language, {}, wish, text).dialogue.agreed ?? call(language, {}, wish, text).dialogue.proposed)?.at).toBe(
    '2026-11-26T20:00:00.000Z',
  ),
);

describe('after a time was agreed', () => {
  const agreed = ['tomorrow at ten', 'yes'];

  test('a number alone changes nothing', () => {
    const { dialogue } = call('tr', {}, 'yarın saat onda', 'evet', 'mesaj atın ben okurum ona');
    expect(dialogue).toMatchObject({ step: 'message', agreed: { at: '2026-11-24T15:00:00.000Z' }, may_text: true });
  });

  test('the agreed time may be chosen again, and is not booked twice', () => {
    const changing = call('en', {}, ...agreed, 'wait, can we make it Friday instead');
    expect(changing.dialogue).toMatchObject({ step: 'confirm', agreed: { at: '2026-11-24T15:00:00.000Z' } });
    const taken = free.filter((at) => at !== '2026-11-24T15:00:00.000Z');
    const back = step(changing.dialogue, { ...saying('no, tomorrow at ten after all', {}, monday), free: taken });
    expect(back.dialogue.proposed?.at).toBe('2026-11-24T15:00:00.000Z');
    const kept = step(back.dialogue, { ...saying('yes', {}, monday), free: taken });
    expect(kept).toMatchObject({
      effects: [],
      dialogue: { step: 'may_text', agreed: { at: back.dialogue.proposed?.at } },
    });
  });
});

test('who does not want to be called on this number may say another at the very end', () => {
  const first = call('pt', {}, 'não me liguem para este', 'amanhã às dez');
  expect(first.dialogue).toMatchObject({ step: 'number', wants_other_number: true });
});

test('the hour is by the clock where the number is that a withheld caller says', () => {
  const asked = call('tr', { caller_number: null }, 'perşembe akşamüstü beş gibi');
  expect(asked.dialogue).toMatchObject({ step: 'number', proposed: { at: '2026-11-26T22:00:00.000Z' } });
  const named = step(asked.dialogue, { ...saying('0090 232 441 22 33', { language: 'tr' }, monday), free });
  expect(named.dialogue).toMatchObject({ step: 'confirm', briefing: { caller_zone: 'Europe/Istanbul' } });
  expect(named.dialogue.proposed?.at).toBe('2026-11-26T14:00:00.000Z');
});

test('a day and a number in one breath: both are taken', () => {
  const { dialogue } = call('en', {}, 'tomorrow at ten', 'make it Wednesday, and call me on 415 555 0177');
  expect(dialogue).toMatchObject({
    step: 'confirm',
    number: '+14155550177',
    proposed: { at: '2026-11-25T15:00:00.000Z' },
  });
});

test.each<[Language, string, string]>([
  ['ru', 'завтра в десять', 'да правильно и Матвею пока не говорите'],
  ['fr', 'demain à dix heures', 'ouin c’est ça pis dis-y que je fais de la tourtière'],
  ['es', 'mañana a las diez', 'sí nena sí un besito grande a Anna'],
])('%s: “%s”, then “%s” agrees', (language, wish, reply) => {
  expect(call(language, {}, wish, reply).dialogue.agreed?.at).toBe('2026-11-24T15:00:00.000Z');
});

const lastWords = ({ commands }: Decision) =>
  commands.flatMap((command) => (command.c === 'say' ? [command.text] : [])).join(' ');

describe('on whose clock a time is', () => {
  test('is always said to a caller who lives by another one', () => {
    const lisbon = { caller_number: '+351912345678', caller_zone: 'Europe/Lisbon', owner_number: '+16125550100' };
    const his = call('pt', lisbon, 'amanhã às quinze horas de Lisboa');
    expect(lastWords(his)).toContain('15 horas no seu horário');
    expect(his.dialogue.proposed?.at).toBe('2026-11-24T15:00:00.000Z');
    const hers = call('pt', lisbon, 'amanhã às quinze horas, na hora dela');
    expect(hers.dialogue.proposed?.at).toBe('2026-11-24T20:00:00.000Z');
    expect(lastWords(hers)).toContain(promptsOf.pt.time.their_clock({ time: '15 horas', owner: 'Anna' }));
    const back = call('pt', lisbon, 'amanhã às quinze horas, na hora dela', 'não, às quinze na minha hora');
    expect(back.dialogue.proposed?.at).toBe('2026-11-24T15:00:00.000Z');
    const unclear = call('pt', lisbon, 'amanhã às quinze horas, a hora de Lisboa não é a hora dela');
    expect(unclear.dialogue.proposed?.at).toBe('2026-11-24T15:00:00.000Z');
  });

  test('is said once to a caller who withholds their number', () => {
    const offer = call('en', { caller_number: null });
    expect(lastWords(offer)).toContain('Anna’s time');
    const again = step(offer.dialogue, { ...saying('hmm I wonder', { language: 'en' }, monday), free });
    expect(again.dialogue.step).toBe('callback');
    expect(lastWords(again)).not.toContain('Anna’s time');
  });

  test.each<[Language, string, string]>([
    ['en', 'tomorrow at ten', 'is that my time or hers?'],
    ['en', 'tomorrow at ten', 'sorry, which time zone is that?'],
    ['fr', 'demain à dix heures', 'c’est mon heure ou la sienne ?'],
    ['fr', 'demain à dix heures', 'dans quel fuseau horaire ?'],
    ['es', 'mañana a las diez', '¿eso es mi hora o la suya?'],
    ['es', 'mañana a las diez', '¿hora de aquí o de allá?'],
    ['pt', 'amanhã às dez', 'isso é no meu horário ou no dela?'],
    ['pt', 'amanhã às dez', 'em que fuso?'],
    ['ru', 'завтра в десять', 'это по моему времени или по её?'],
    ['ru', 'завтра в десять', 'а какой часовой пояс?'],
    ['tr', 'yarın saat onda', 'benim saatimle mi onunkiyle mi?'],
    ['tr', 'yarın saat onda', 'hangi saat dilimine göre?'],
    ['ar', 'بكرة الساعة عشرة الصبح', 'بتوقيتي ولا بتوقيتها؟'],
    ['ar', 'بكرة الساعة عشرة الصبح', 'أي توقيت يعني؟'],
    ['ja', '明日の10時', 'それはこちらの時間ですか'],
    ['ja', '明日の10時', 'どっちの時間ですか'],
  ])('%s: after “%s”, “%s” is answered, and agrees to nothing', (language, wish, question) => {
    const asked = call(language, { caller_zone: 'America/Chicago' }, wish, question);
    const { own_clock } = promptsOf[language].time;
    const [, between = ''] = own_clock({ time: '|', theirs: '|', owner: 'Anna' }).split('|');
    expect(lastWords(asked).toLowerCase()).toContain(between.trim().toLowerCase());
    expect(asked.dialogue).toMatchObject({ step: 'confirm', agreed: null });
  });
});

test.each<[Language, string, string]>([
  ['tr', 'gelecek pazartesi saat on birde', '2026-11-30T16:00:00.000Z'],
  ['tr', 'gelecek hafta salı üçte', '2026-12-01T20:00:00.000Z'],
  ['pt', 'segunda que vem dia trinta às onze', '2026-11-30T16:00:00.000Z'],
  ['es', 'el lunes que viene día treinta a las once', '2026-11-30T16:00:00.000Z'],
])('a day of the next week is a wish, %s: %s', (language, text, at) => {
  expect(callOnMonday(language, [text]).dialogue).toMatchObject({ step: 'confirm', proposed: { at } });
});

test.each<[Language, string]>([
  ['ar', 'ما بغيت حتى موعد وصّل ليها الخبر دابا'],
  ['ar', 'مش عايزة موعد'],
])('who wants no appointment is offered none any more, %s: %s', (language, text) => {
  expect(callOnMonday(language, [text]).dialogue).toMatchObject({ step: 'message', declined_callback: true });
});
