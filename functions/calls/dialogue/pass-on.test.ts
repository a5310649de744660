import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { begunAt, briefing, freeTimes, nothingUnderstood, saying, step } from '#functions/calls/dialogue/testing.ts';
import { isOnlyConsent } from '#functions/calls/dialogue/utterance.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Language } from '#shared/values/language.ts';

const OWNER = { owner: 'Anna' };

/** A caller whose name and reason are known, to whom a time was read back. */
function toConfirm(language: Language, patch: Partial<Dialogue> = {}): Dialogue {
  const { dialogue } = begin(briefing({ language }), begunAt, freeTimes);
  const understood = nothingUnderstood({
    language,
    name: { value: 'Robin', confidence: 1 },
    reason: { summary: 'The boat', class: 'other', confidence: 1 },
  });
  const proposed = { at: freeTimes[0]!, text: '' };
  return { ...dialogue, step: 'confirm', asked: 1, understood, offered: freeTimes.slice(0, 2), proposed, ...patch };
}

const said = (text: string, dialogue: Dialogue) =>
  step(dialogue, saying(text, { ...dialogue.understood, language: dialogue.language }));
const spoken = ({ commands }: ReturnType<typeof said>) =>
  commands.flatMap((one) => (one.c === 'say' ? [one.text] : []));

describe('messages for the owner while the time is settled', () => {
  test.each<[Language, string]>([
    ['en', 'yes that’s fine and tell her the keys are with the neighbor'],
    ['fr', 'oui très bien et dites-lui que les clés sont chez la voisine'],
    ['es', 'sí perfecto y dígale que las llaves las tiene la vecina'],
    ['pt', 'pode ser e avisa ela que a chave ficou com a vizinha'],
    ['tr', 'evet uygun, söyleyin anahtarlar komşuda kaldı'],
    ['ru', 'да, подходит, и передайте, что ключи у соседки'],
    ['ar', 'نعم مناسب وقولوا لها المفاتيح عند الجيران'],
  ])('%s: “%s” is kept, acknowledged, and agrees', (language, text) => {
    const decision = said(text, toConfirm(language));
    expect(decision.dialogue.message).toBe(text);
    expect(spoken(decision)[0]).toBe(promptsOf[language].pass_on(OWNER));
    expect(decision.effects).toEqual([{ do: 'book', at: freeTimes[0] }]);
  });

  test.each<[Language, string]>([
    ['en', 'yep that’s it and tell her don’t turn that heater up past one twenty till I get there'],
    ['fr', 'oui c’est ça et dites-lui que la réunion est jeudi à vingt heures'],
    ['es', 'sí está bien y dígale que la cena es el domingo a las ocho'],
    ['pt', 'certíssimo e diga-lhe que a reunião é na quinta às nove da noite'],
    ['ru', 'да, подходит, и передайте ей, что собрание в четверг в семь вечера'],
    ['ar', 'نعم مناسب وقولوا لها الاجتماع يوم الخميس الساعة ثمانية'],
  ])('%s: a time in the message of “%s” changes nothing', (language, text) => {
    const decision = said(text, toConfirm(language));
    expect(decision.dialogue).toMatchObject({ message: text, corrections: 0 });
    expect(decision.effects).toEqual([{ do: 'book', at: freeTimes[0] }]);
  });

  test.each<[Language, string]>([
    ['en', 'yes that’s fine do you know if the dog can come along as well'],
    ['fr', 'oui c’est parfait je voulais savoir si le chien peut venir aussi avec nous'],
    ['es', 'sí perfecto quería saber si el perro puede quedarse también en la casa'],
    ['pt', 'pode ser será que o cachorro pode ficar também na casa dela'],
    ['ru', 'да подходит хотела узнать можно ли привезти собаку вместе с кошкой'],
  ])('%s: the question in “%s” is kept and acknowledged, also without its mark', (language, text) => {
    const decision = said(text, toConfirm(language));
    expect(decision.dialogue.message).toBe(text);
    expect(spoken(decision)[0]).toBe(promptsOf[language].pass_on(OWNER));
  });

  test('“yes, but tell her Thursday is better” is no agreement', () => {
    expect(said('yes but tell her Thursday at ten is better', toConfirm('en')).effects).toEqual([]);
  });

  test('a question that only the owner can answer is passed on, and ours is asked again', () => {
    const decision = said('Do you know whether she wants the blue paint or the gray one?', toConfirm('en'));
    expect(decision.dialogue).toMatchObject({
      step: 'confirm',
      message: 'Do you know whether she wants the blue paint or the gray one?',
    });
    expect(spoken(decision)[0]).toBe(promptsOf.en.pass_on(OWNER));
  });

  test('what is said beside the answer is kept', () => {
    const text = 'yes nine works the permit came through so we need the install date';
    expect(said(text, toConfirm('en')).dialogue.message).toBe(text);
  });

  test.each([
    'yes tell her to call me',
    'yes please',
    'no not nine, eleven please',
    'Is Tuesday afternoon any good for her by any chance?',
  ])('“%s” is no message', (text) => {
    expect(said(text, toConfirm('en')).dialogue.message).toBeNull();
  });

  test('nothing is kept of a call that is not recorded', () => {
    const decision = said('yes and tell her the keys are here', toConfirm('en', { is_recorded: false }));
    expect(decision.dialogue.message).toBeNull();
    expect(spoken(decision)).not.toContain(promptsOf.en.pass_on(OWNER));
  });

  test('a message beside the choice of a time declines no callback', () => {
    const decision = said(
      'はい、最初ので。鍵は隣だと伝えてください',
      toConfirm('ja', { step: 'callback', proposed: null }),
    );
    expect(decision.dialogue).toMatchObject({ step: 'confirm', declined_callback: false });
  });
});

describe('the time in case the owner does not call an urgent caller at once', () => {
  const fallback = (language: Language): Dialogue => {
    const dialogue = toConfirm(language, {
      read_back: 'fallback',
      is_urgent: true,
      proposed: { at: freeTimes[3]!, text: '' },
    });
    return { ...dialogue, understood: { ...dialogue.understood!, urgent: true } };
  };

  test.each<[Language, string]>([
    ['en', 'yes but what do you mean Tuesday my son is in the hospital right now'],
    ['ru', 'номер верно но какой вторник ребёнок в больнице сейчас'],
    ['es', 'sí pero cómo que el día ese el niño está en el hospital ahora mismo'],
  ])('%s: “%s” books nothing', (language, text) => {
    const decision = said(text, fallback(language));
    expect(decision.effects).toEqual([]);
    expect(decision.dialogue).toMatchObject({ declined_callback: true, proposed: null, agreed: null });
  });

  test.each([
    'yes please',
    'yes that works just have the spare key ready',
    'yes please it is really urgent thank you so much',
  ])('“%s” books it', (text) => {
    expect(said(text, fallback('en')).effects).toEqual([{ do: 'book', at: freeTimes[3] }]);
  });
});

test('in a place where nobody is called in the morning, seven is in the evening', () => {
  const free = [
    '2026-11-23T23:00:00.000Z',
    '2026-11-25T00:00:00.000Z',
    '2026-11-26T00:00:00.000Z',
    '2026-11-27T00:00:00.000Z',
  ];
  const dialogue = toConfirm('en', { step: 'callback', proposed: null, offered: free.slice(0, 2) });
  const decision = step(dialogue, { ...saying('Tuesday at seven', dialogue.understood!), free });
  expect(decision.dialogue).toMatchObject({ step: 'confirm', proposed: { at: free[1] } });
  expect(step(decision.dialogue, { ...saying('yes, at seven', dialogue.understood!), free }).effects).toEqual([
    { do: 'book', at: free[1] },
  ]);
});

test('“I’m fine” to whether the call may be recorded declines no callback', () => {
  const { dialogue } = begin(briefing({ language: 'ja', consent: 'strict' }), begunAt, freeTimes);
  expect(step(dialogue, saying('いいですよ', { language: 'ja' })).dialogue.declined_callback).toBe(false);
});

test.each([
  ['en', 'yes yes, just be quick', true],
  ['en', 'okay hurry the pipe burst', false],
  ['en', 'it’s Tom', false],
  ['en', 'I’d rather you didn’t, if that’s all the same to you', true],
  ['en', 'No, don’t record. This is Tom Hale about the fence', false],
  ['en', 'no recording please there is water coming through my ceiling', false],
  ['pt', 'Prefiro que não, se não for incómodo', true],
  ['es', 'no no, grabar no, que nunca se sabe', true],
  ['fr', 'non, j’aimerais mieux ne pas être enregistré', true],
  ['ru', 'записывать меня не надо, пожалуйста', true],
  ['tr', 'kayda almazsanız sevinirim', true],
  ['ar', 'لا من فضلك بلا تسجيل', true],
  ['ja', '録音はちょっと遠慮したいのですが', true],
] as const)('%s: “%s” is nothing but an answer to whether the call may be recorded: %s', (language, text, expected) =>
  expect(isOnlyConsent(text, language)).toBe(expected),
);

test('a yes to the proposed time counts also when the time of the call is over', () => {
  const late = new Date(begunAt.getTime() + 250_000);
  const dialogue = toConfirm('en');
  expect(step(dialogue, saying('yes please', dialogue.understood!, late)).effects).toEqual([
    { do: 'book', at: freeTimes[0] },
  ]);
  expect(step(dialogue, saying('hm let me think', dialogue.understood!, late)).dialogue.ended).toBe('too_long');
});

test('all that is said is kept, each in its turn; of too much what is first and last', () => {
  const matter = 'she must not turn the boiler on because the valve that I put in is broken';
  const first = said(`please tell her ${matter}`, toConfirm('en', { step: 'callback' }));
  const second = said('and does it still leak under the sink as it did last week I wonder', first.dialogue);
  expect(second.dialogue.message).toContain(matter);
  expect(second.dialogue.message).toContain('under the sink');
  const long = said(`tell her ${'and so on '.repeat(60)}`, second.dialogue);
  const last = said(`tell her ${'the last of it '.repeat(60)}`, long.dialogue);
  expect(last.dialogue.message).toContain(matter);
  expect(last.dialogue.message).toContain('the last of it');
  expect(last.dialogue.message!.length).toBeLessThanOrEqual(640);
});

test.each<[Language, string]>([
  ['en', 'Wednesday at ten, the fair was moved to the park'],
  ['fr', 'mercredi à dix heures, la brocante a été déplacée au parc'],
  ['es', 'el miércoles a las diez, la feria se movió al parque'],
  ['pt', 'quarta às dez, a feira mudou para o parque'],
  ['ru', 'в среду в десять, ярмарку перенесли в парк'],
  ['tr', 'çarşamba saat on, kermes randevusu parka alındı'],
  ['ar', 'الأربعاء الساعة عشرة، السوق الخيري صار بالحديقة'],
  ['ja', '水曜の10時に、バザーの会場が公園に変わりました'],
])('%s: what “%s” says beside the time is kept', (language, text) => {
  expect(said(text, toConfirm(language, { step: 'callback', proposed: null })).dialogue.message).toBe(text);
});

test.each<[Language, string]>([
  ['en', 'no wait it’s the blue vase'],
  ['fr', 'non attendez c’est le vase bleu'],
  ['es', 'no espere es el jarrón azul'],
  ['pt', 'não espera é o vaso azul'],
  ['ru', 'нет подождите это синяя ваза'],
  ['tr', 'yok pardon mavi vazo olacak'],
])('%s: the correction “%s” is kept', (language, text) => {
  expect(said(text, toConfirm(language)).dialogue.message).toBe(text);
});

test('numbers and their corrections are no message', () => {
  const { dialogue } = said('no not that one you have to call the studio it is 415 555 0188', toConfirm('en'));
  expect(dialogue).toMatchObject({ message: null, number: '+14155550188' });
});

test.each<[Language, string]>([
  ['en', 'Tuesday at four, when I am back from the school run'],
  ['en', 'any day but Monday, I could talk after lunch, between one and three say'],
  ['fr', 'mardi à seize heures quand je rentre de l’école'],
  ['es', 'el martes a las cuatro, cuando salgo de la escuela'],
  ['pt', 'terça às quatro quando eu saio da escola'],
  ['ru', 'во вторник в четыре когда приду из школы'],
  ['ja', 'ちょっと待って、今電話中だから'],
  ['tr', 'dur Zeynep telefondayım ben'],
  ['ar', 'لحظة يا ريم أنا على التليفون'],
])('%s: “%s” is no message', (language, text) => {
  expect(said(text, toConfirm(language, { step: 'callback', proposed: null })).dialogue.message).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'you can but I never look at that little screen anyway'],
  ['es', 'puede pero yo esas cosas nunca las miro la verdad'],
])('%s: what is said of texts, “%s”, is no message', (language, text) => {
  expect(said(text, toConfirm(language, { step: 'may_text' })).dialogue.message).toBeNull();
});
