import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import type { Briefing } from '#functions/calls/dialogue/state.ts';
import { begunAt, briefing, freeTimes, saying, step, type TestEvent } from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import { type Language, languages } from '#shared/values/language.ts';

const anna = { owner: 'Anna' };
const maria = { name: { value: 'Maria', confidence: 0.95 } };
const leak = { summary: 'Water comes through the ceiling.', class: 'service_provider', confidence: 0.9 } as const;

const call = (patch: Partial<Briefing>, ...all: (TestEvent | string)[]): Decision =>
  all.reduce<Decision>(
    (now, event) =>
      step(now.dialogue, typeof event === 'string' ? saying(event, { language: now.dialogue.language }) : event),
    begin(briefing(patch), begunAt, freeTimes),
  );
const sentences = ({ commands }: Decision) =>
  commands.flatMap((command) => (command.c === 'say' ? [command.text] : []));

const pressing = (language: Language) => saying('xyz', { language, urgent: true, reason: leak, ...maria });
const silent: TestEvent = { t: 'silent', at: begunAt, free: freeTimes };

const rightNow: Record<Language, string[]> = {
  en: ['right now!', 'as soon as possible', 'immediately please'],
  fr: ['maintenant !', 'tout de suite', 'dès que possible'],
  es: ['ahorita', 'ahora mismo', 'lo antes posible'],
  pt: ['agora', 'agora mesmo', 'o quanto antes'],
  ja: ['今すぐ', '今すぐお願いします', '至急'],
  tr: ['hemen şimdi', 'şimdi', 'bir an önce'],
  ar: ['دلوقتي حالا', 'الحين', 'في أسرع وقت'],
  ru: ['Прямо сейчас!', 'сейчас же', 'как можно скорее'],
};
const notNow: Record<Language, string> = {
  en: 'not right now',
  fr: 'pas maintenant',
  es: 'ahora no',
  pt: 'agora não',
  ja: '今は無理です',
  tr: 'şimdi değil',
  ar: 'مش دلوقتي',
  ru: 'не сейчас',
};

const onlyMessage: Record<Language, string[]> = {
  en: ['just take a message please', 'no need to call me back'],
  fr: ['prenez juste un message', 'pas besoin de me rappeler'],
  es: ['solo dele un recado', 'no hace falta que me llame'],
  pt: ['anota só um recado', 'não precisa ligar'],
  ja: ['伝言だけお願いします', '電話はいりません'],
  tr: ['sadece not alın', 'aramasına gerek yok'],
  ar: ['غير بلغيها', 'ما يحتاج تتصل'],
  ru: ['просто передайте', 'перезванивать не надо'],
};

describe.each(languages)('%s: a caller who only leaves word', (language) => {
  const words = promptsOf[language];

  test.each(onlyMessage[language])('“%s”: hears the message, and offers no time', (text) => {
    const asked = call({ language }, saying(text, { language }));
    expect(sentences(asked)).toEqual([words.reason.message]);
    expect(asked.commands.at(-1)).toMatchObject({ c: 'listen', max_s: 120 });
    expect(asked.dialogue).toMatchObject({ step: 'message', declined_callback: true });
    const left = step(asked.dialogue, saying(more[language][0]!, { language }));
    expect(left.dialogue).toMatchObject({ message: more[language][0], ended: 'closed' });
  });
});

const atDoor: Record<Language, string> = {
  en: 'I’m at the door with the parcel, is she coming down or shall I give it to the porter?',
  fr: 'je suis devant la porte avec le colis, elle descend ou je le laisse à la gardienne ?',
  es: 'estoy en la puerta con el paquete, ¿baja ella o se lo dejo al portero?',
  pt: 'estou na porta com a encomenda, ela desce ou deixo com o porteiro?',
  ja: '玄関の前に荷物を持ってきています、下りてきていただけますか、それとも管理人さんに預けますか？',
  tr: 'kapıdayım paket var, kendisi iner mi yoksa kapıcıya mı bırakayım?',
  ar: 'أنا عند الباب ومعي طرد، تنزل هي ولا أخليه عند البواب؟',
  ru: 'я у двери с посылкой, она спустится или оставить консьержу?',
};

test.each(languages)('%s: a courier at the door who asks something is told of at once', (language) => {
  const words = promptsOf[language];
  const asked = call({ language }, saying(atDoor[language], { language }));
  expect(asked.effects).toEqual([{ do: 'alert' }]);
  expect(sentences(asked)).toEqual([words.alerting(anna)]);
  expect(asked.dialogue).toMatchObject({ step: 'message', is_urgent: false, message: atDoor[language] });
  const still = step(asked.dialogue, saying(more[language][0]!, { language }));
  expect(still).toMatchObject({ effects: [], dialogue: { ended: 'closed' } });
});

const more: Record<Language, string[]> = {
  en: [
    'somebody has to pick the boy up before they lock the nursery',
    'tomorrow is no use, the water is coming down the stairs',
  ],
  fr: [
    'il faut que quelqu’un vienne chercher le petit avant la fermeture',
    'mais l’eau coule déjà dans l’escalier il faut couper la vanne',
  ],
  es: [
    'alguien tiene que recoger al niño antes de que cierren la guardería',
    'es que el agua ya baja por la escalera y hay que cerrar la llave',
  ],
  pt: [
    'alguém tem que buscar o menino antes de fecharem a creche',
    'a água já está descendo pela escada tem que fechar o registro',
  ],
  ja: [
    '保育園が閉まる前にどなたかお迎えに来ていただかないと困るんです',
    '水がもう階段まで流れてきているので元栓を閉めてもらわないと',
  ],
  tr: ['kreş kapanmadan birinin çocuğu alması lazım', 'su merdivenlerden aşağı akıyor vananın kapatılması lazım'],
  ar: ['لازم أحد ياخذ الولد قبل ما تقفل الحضانة', 'الماي نازل على الدرج ولازم أحد يسكر المحبس'],
  ru: ['кто-то должен забрать мальчика пока садик не закрыли', 'вода уже течёт по лестнице надо перекрыть стояк'],
};

describe.each(languages)('%s: an urgent call', (language) => {
  const words = promptsOf[language];

  test('says that the owner is alerted, then one time in case they cannot call at once', () => {
    const urgent = call({ language }, pressing(language));
    expect(sentences(urgent)[0]).toBe(words.alerting(anna));
    expect(urgent).toMatchObject({
      effects: [{ do: 'alert' }],
      dialogue: { step: 'confirm', read_back: 'fallback', proposed: { at: freeTimes[0] } },
    });
  });

  test.each(rightNow[language])('“%s” agrees to that time', (text) => {
    expect(call({ language }, pressing(language), text).effects).toEqual([{ do: 'book', at: freeTimes[0] }]);
  });

  test.each([notNow[language], words.yes_or_no[1]!])('%s: books nothing, and asks what else there is', (answer) => {
    const refused = call({ language }, pressing(language), answer);
    expect(refused).toMatchObject({ effects: [], dialogue: { step: 'message', agreed: null, proposed: null } });
    expect(sentences(refused).at(-1)).toBe(words.message.spoken(anna));
    expect(refused.commands.at(-1)).toMatchObject({ c: 'listen', max_s: 120 });
    expect(step(refused.dialogue, saying(words.yes_or_no[1]!, { language })).dialogue.ended).toBe('closed');
  });

  test('silence ends it kindly without a booking', () => {
    const over = call({ language }, pressing(language), silent);
    expect(over).toMatchObject({ effects: [], dialogue: { ended: 'closed', agreed: null, proposed: null } });
    expect(sentences(over)).toHaveLength(1);
  });

  test.each(more[language])('“%s” is passed on, and the time is not offered again', (text) => {
    const told = call({ language }, pressing(language), text);
    expect(told).toMatchObject({ effects: [], dialogue: { step: 'message', proposed: null } });
    expect(told.dialogue.message).toContain(text);
    expect(sentences(told)).toEqual([words.pass_on(anna), words.message.spoken(anna)]);
    const still = call(
      { language },
      pressing(language),
      text,
      more[language].find((other) => other !== text)!,
    );
    expect(still.dialogue.ended).toBeNull();
  });
});

test.each<[Language, string, string]>([
  ['en', 'my husband is not breathing', 'what should I do'],
  ['fr', 'mon mari ne respire plus', 'qu’est-ce que je dois faire'],
  ['es', 'mi esposo no respira', 'qué hago'],
  ['pt', 'meu marido não está respirando', 'o que eu faço'],
  ['ja', '夫が息をしていません', 'どうすればいいですか'],
  ['tr', 'kocam nefes almıyor', 'ne yapayım'],
  ['ar', 'زوجي ما يتنفس', 'ايش اسوي'],
  ['ru', 'муж не дышит', 'что мне делать'],
])('%s: repeats the emergency number after “%s”', (language, first, then) => {
  const number = promptsOf[language].emergency('911');
  const calling = call({ language }, first);
  expect(sentences(calling)[0]).toBe(number);
  expect(sentences(step(calling.dialogue, saying(then, { language })))[0]).toBe(number);
});

test.each<[Language, string, 'gas' | 'self']>([
  ['en', 'there is a gas leak', 'gas'],
  ['en', 'I want to die', 'self'],
  ['fr', 'ça sent le gaz', 'gas'],
  ['fr', 'je veux mourir', 'self'],
  ['es', 'huele a gas', 'gas'],
  ['es', 'me quiero morir', 'self'],
  ['pt', 'cheiro de gás', 'gas'],
  ['pt', 'quero morrer', 'self'],
  ['ja', 'ガス漏れです', 'gas'],
  ['ja', '死にたい', 'self'],
  ['tr', 'gaz kokuyor', 'gas'],
  ['tr', 'ölmek istiyorum', 'self'],
  ['ar', 'في ريحة غاز', 'gas'],
  ['ar', 'بدي أموت', 'self'],
  ['ru', 'пахнет газом', 'gas'],
  ['ru', 'хочу умереть', 'self'],
])('%s: “%s” names the right help', (language, text, danger) => {
  const { emergency } = promptsOf[language];
  expect(sentences(call({ language }, text))[0]).toBe(emergency('911', danger, '988'));
  const abroad = { language, caller_number: '+33612345678' };
  expect(sentences(call(abroad, text))[0]).toBe(emergency('112', danger));
});

test.each<[Language, string[]]>([
  ['en', ['I have the wrong number, sorry', 'Is this Walter? no, sorry']],
  ['fr', ['je me suis trompé de numéro', 'excusez-moi, je me suis trompée']],
  ['es', ['me he equivocado', 'marqué mal', 'perdón, número equivocado']],
  ['pt', ['foi engano', 'desculpa, foi engano']],
  ['ja', ['間違えました、すみません']],
  ['tr', ['Yanlış aramışım', 'pardon yanlış oldu']],
  ['ar', ['غلطان بالنمرة', 'لا تؤاخذوني']],
  ['ru', ['Ошибся номером', 'Я ошиблась']],
])('%s: a wrong number is let go, whatever is read into it', (language, texts) => {
  for (const text of texts) {
    const reason = { summary: text, class: 'wrong_number', confidence: 0.9 } as const;
    const over = step(begin(briefing({ language }), begunAt, freeTimes).dialogue, saying(text, { language, reason }));
    expect(sentences(over), text).toEqual([promptsOf[language].wrong_number]);
    expect(over.dialogue.notes).toEqual(['wrong_number']);
  }
});

test.each<[Language, string]>([
  ['en', 'sorry, my mistake'],
  ['fr', 'pardon, je me suis trompé'],
  ['es', 'perdón, me he equivocado'],
  ['pt', 'desculpa, me enganei'],
  ['ja', 'すみません、間違えました'],
  ['tr', 'pardon karıştırdım'],
  ['ar', 'آسف غلطت'],
  ['ru', 'ой, я ошиблась'],
])('%s: “%s” about a time is no wrong number', (language, text) => {
  const offered = call({ language }, saying('xyz', { language, reason: leak, ...maria }));
  expect(offered.dialogue.step).toBe('callback');
  expect(step(offered.dialogue, saying(text, { language })).dialogue.ended).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'stop calling me, take me off your list'],
  ['fr', 'Ne m’appelez plus jamais, supprimez mon numéro'],
  ['es', 'no me llamen más, borren mi número'],
  ['pt', 'parem de me ligar'],
  ['ja', 'もう電話しないでください'],
  ['tr', 'beni bir daha aramayın'],
  ['ar', 'لا تتصلوا بي مرة أخرى'],
  ['ru', 'не звоните мне больше, удалите мой номер'],
])('%s: “%s” is passed on in one sentence', (language, text) => {
  const over = call({ language }, text);
  expect(sentences(over)).toEqual([promptsOf[language].stop_calling(anna)]);
  expect(over.dialogue).toMatchObject({ ended: 'closed', notes: ['stop_calling'] });
});

test.each<[Language, string]>([
  ['en', 'I want a human'],
  ['fr', 'je veux un humain'],
  ['es', 'quiero hablar con una persona'],
  ['pt', 'quero falar com uma pessoa'],
  ['ja', '人間を出してください'],
  ['tr', 'bir insanla konuşmak istiyorum'],
  ['ar', 'بدي احكي مع إنسان'],
  ['ru', 'Позови человека'],
])('%s: “%s” is answered once', (language, text) => {
  const sentence = promptsOf[language].human(anna);
  const first = call({ language }, text);
  expect(sentences(first)[0]).toBe(sentence);
  expect(sentences(step(first.dialogue, saying(text, { language })))).not.toContain(sentence);
});

test.each<[Language, string]>([
  ['en', 'Anna? it’s grandma'],
  ['fr', 'c’est mamie'],
  ['es', '¿Anna? Soy la abuela'],
  ['pt', 'É a vovó'],
  ['ja', 'おばあちゃんだけど'],
  ['tr', 'Ben Fatma teyzen'],
  ['ar', 'أنا عمتك أمينة'],
  ['ru', 'Это тётя Зина. Как ты там?'],
])('%s: “%s” hears whose assistant it is, once', (language, text) => {
  const sentence = promptsOf[language].kin(anna);
  const first = call({ language }, text);
  expect(sentences(first)[0]).toBe(sentence);
  expect(sentences(first)).not.toContain(promptsOf[language].can_hear);
  expect(sentences(step(first.dialogue, saying(text, { language })))).not.toContain(sentence);
});

test('keeps what is said when asked for anything else, but no leave-taking', () => {
  const texted = { keeps_recordings: false };
  const asked = call(texted, saying('Maria', { ...maria, reason: leak }), 'no need to call back');
  expect(asked.dialogue.step).toBe('message');
  const after = (text: string) => step(asked.dialogue, saying(text)).dialogue.message;
  expect(after('I’ll leave it with the doorman')).toBe('I’ll leave it with the doorman');
  expect(after('no, that’s all, thank you')).toBeNull();
  expect(after('don’t record this, but the key is with the doorman')).toBeNull();
  const family = call({}, saying('Anna? it’s grandma', { ...maria, reason: leak }), 'just tell her I baked a pie');
  expect(family.dialogue).toMatchObject({ step: 'message', message: 'just tell her I baked a pie' });
});

test('notes that the caller asked where the owner lives', () => {
  expect(call({}, 'where does she live').dialogue.notes).toEqual(['asked_for_home']);
});

test('a call that was taken as lost says goodbye to a caller who is still there', () => {
  const lost = call({}, { t: 'hung_up', at: begunAt });
  const late = step(lost.dialogue, saying('yes, that’s right'));
  expect(late.commands.map(({ c }) => c)).toEqual(['say', 'hangup']);
  expect(late).toMatchObject({ effects: [], dialogue: { step: 'closed', ended: 'hung_up' } });
});

test.each<[Language, string]>([
  ['en', 'this is the vet your dog had a seizure and is not breathing well'],
  ['es', 'le hablo de la veterinaria su perro no respira'],
  ['ru', 'это ветклиника ваша собака не дышит'],
  ['ja', '動物病院ですが、ワンちゃんが息をしていません'],
])('%s: a vet is called back: “%s”', (language, text) => {
  const { dialogue } = call({ language }, saying(text, { language, urgent: true, reason: leak, ...maria }));
  expect(dialogue).toMatchObject({ declined_callback: false, step: 'confirm', read_back: 'fallback' });
});

test.each<[Language, string]>([
  ['en', 'the ambulance took dad to the hospital'],
  ['fr', 'l’ambulance est en route pour papa'],
  ['tr', 'ambulans geldi babamı aldı'],
])('%s: who has help hears no emergency number: “%s”', (language, text) => {
  expect(sentences(call({ language }, text))).not.toContain(promptsOf[language].emergency('911'));
});

test('who only said that it is urgent, and then why, is asked who they are', () => {
  const why = saying('a pipe has burst', { urgent: true, reason: leak });
  const { dialogue } = call({}, saying('urgent', { urgent: true }), why);
  expect(dialogue).toMatchObject({ step: 'name' });
  expect(step(dialogue, saying('Maria', { urgent: true, reason: leak, ...maria })).dialogue.step).toBe('confirm');
});

test('who only said who they are is asked why, once', () => {
  const who = {
    reason: { summary: 'Maria the plumber', class: 'service_provider', confidence: 0.9 } as const,
    ...maria,
  };
  const { dialogue } = call({}, saying('this is Maria the plumber', who));
  expect(dialogue.step).toBe('reason');
  expect(step(dialogue, saying('well that is it', who)).dialogue.step).toBe('callback');
});

test('a caller who needs no call is offered none, whatever day the message names', () => {
  const text = 'no need to call me back it’s just to say that he can be fetched on Monday';
  const { dialogue } = call({}, saying('Maria', { reason: leak, ...maria }), text);
  expect(dialogue).toMatchObject({ step: 'message', declined_callback: true, proposed: null, message: text });
});

test('what is named with the times replaces no name', () => {
  const { dialogue } = call({}, saying('Maria', { reason: leak, ...maria }));
  const later = step(dialogue, saying('tomorrow then', { name: { value: 'Venga', confidence: 0.7 } }));
  expect(later.dialogue.understood?.name?.value).toBe('Maria');
  const fuller = step(dialogue, saying('Maria Silva', { name: { value: 'Maria Silva', confidence: 0.95 } }));
  expect(fuller.dialogue.understood?.name?.value).toBe('Maria Silva');
});

test.each([
  ['I can’t read texts, Friday is fine', 'Maria'],
  ['sorry, this is Dana', 'Dana'],
])('once times are talked of, another name replaces one only where it is given: “%s”', (text, name) => {
  const { dialogue } = call({}, saying('Maria', { reason: leak, ...maria }));
  const other = { value: text.includes('Dana') ? 'Dana' : 'Friday', confidence: 0.97 };
  expect(step(dialogue, saying(text, { name: other })).dialogue.understood?.name?.value).toBe(name);
});
