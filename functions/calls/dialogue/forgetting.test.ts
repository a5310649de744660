import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import type { Briefing } from '#functions/calls/dialogue/state.ts';
import { begunAt, briefing, freeTimes, saying, step, type TestEvent } from '#functions/calls/dialogue/testing.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Language } from '#shared/values/language.ts';

const call = (patch: Partial<Briefing>, ...all: (TestEvent | string)[]): Decision =>
  all.reduce<Decision>(
    (now, event) =>
      step(now.dialogue, typeof event === 'string' ? saying(event, { language: now.dialogue.language }) : event),
    begin(briefing(patch), begunAt, freeTimes),
  );
const sentences = ({ commands }: Decision) =>
  commands.flatMap((command) => (command.c === 'say' ? [command.text] : []));
const roof = { summary: 'The roof, my wife is ill.', class: 'service_provider', confidence: 0.9 } as const;
const told = (language: Language) =>
  saying('Sam Hill, the roof, my wife is ill', {
    language,
    name: { value: 'Sam Hill', confidence: 0.95 },
    reason: roof,
  });

const requests: Record<Language, string[]> = {
  en: [
    'Actually, wipe everything I told you, please',
    'I don’t want you to keep my number or anything',
    'Please take me out of your records',
    'Could you delete please everything I’ve said',
    'would you delete this conversation and forget me',
    'I’d like to be forgotten',
  ],
  fr: [
    'Effacez tout ce que je viens de dire s’il vous plaît',
    'supprimez s’il vous plaît mon nom et mon numéro',
    'supprime mes données et oublie-moi',
    'Ne gardez pas mon numéro',
    'je voudrais être oubliée',
  ],
  es: [
    'Borre todo lo que le he dicho, por favor',
    'no guarden mis datos',
    'olvídeme y elimine mi nombre',
    'quiero que borren todo lo dicho',
  ],
  pt: ['Apaga tudo o que eu falei', 'por favor não guarde meus dados', 'me esqueça e exclua meu nome', 'esqueçam-me'],
  ja: [
    '今話したことを全部消してください',
    '私のことは忘れてください',
    '個人情報を残さないでいただけますか',
    '名前も番号も消してほしいです',
  ],
  tr: [
    'Lütfen söylediklerimin hepsini silin',
    'beni unutun',
    'adımı ve numaramı siler misiniz',
    'kişisel verilerimi saklamayın',
  ],
  ar: ['احذف كل ما قلته من فضلك', 'امسحي بياناتي وانسيني', 'ما تحتفظ برقمي', 'عايزك تمسح كل اللي قلته'],
  ru: [
    'Удалите, пожалуйста, всё, что я сказала',
    'Сотрите мои данные',
    'забудьте обо мне',
    'не сохраняйте мой номер и имя',
  ],
};

describe.each(Object.entries(requests) as [Language, string[]][])('%s', (language, all) => {
  test.each(all)('“%s” leaves nothing of the caller, and ends the call', (text) => {
    const over = call({ language }, told(language), text);
    expect(sentences(over)).toEqual([promptsOf[language].forgotten]);
    expect(over.effects).toEqual([]);
    expect(over.dialogue).toMatchObject({
      ended: 'closed',
      understood: null,
      transcript: [],
      message: null,
      is_recorded: false,
      agreed: null,
      notes: ['forget_me'],
      consent: { answer: 'withdrawn' },
    });
    expect(JSON.stringify(over.dialogue)).not.toMatch(/Sam Hill|roof/);
  });
});

test.each<[Language, string]>([
  ['en', 'please don’t forget me, I’ve been waiting for two weeks'],
  ['en', 'I think you forget me every time'],
  ['en', 'forget it'],
  ['en', 'please delete the recording'],
  ['en', 'I lost everything I had on my laptop, I need it recovered'],
  ['fr', 'surtout ne m’oubliez pas'],
  ['fr', 'j’ai oublié mon nom d’utilisateur'],
  ['es', 'no me olvide por favor'],
  ['es', 'no borre mis datos'],
  ['pt', 'não me esqueça viu'],
  ['pt', 'esqueci meu celular aí'],
  ['ja', '私のことを忘れないでください'],
  ['ja', '今のは忘れてください、水曜日です'],
  ['tr', 'beni unutmayın lütfen'],
  ['tr', 'anahtarımı sizde unuttum'],
  ['ar', 'لا تنساني الله يخليك'],
  ['ar', 'عندي عمل إنساني'],
  ['ru', 'не забудьте меня пожалуйста'],
  ['ru', 'я забыл у вас куртку'],
])('%s: “%s” asks for no such thing', (language, text) => {
  expect(intentsIn(text, language).forget_me).toBe(false);
});

test('who takes it back and names a time is called then', () => {
  const { dialogue } = call({}, told('en'), 'forget everything I said, call me Monday at ten');
  expect(dialogue.ended).toBeNull();
  expect(dialogue.understood?.name?.value).toBe('Sam Hill');
});

test('a life in danger goes first', () => {
  const { dialogue } = call({}, 'Just forget me, I want to kill myself');
  expect(dialogue.danger).toBe('self');
  expect(dialogue.notes).not.toContain('forget_me');
});

const booked: TestEvent = { t: 'booked', at: begunAt, ok: true, free: freeTimes };

test('after a time was agreed nothing of it remains', () => {
  const over = call({}, told('en'), 'the first one', 'yes', booked, 'Sorry, please delete everything I said');
  expect(over.dialogue).toMatchObject({ ended: 'closed', agreed: null, proposed: null, offered: [] });
});
