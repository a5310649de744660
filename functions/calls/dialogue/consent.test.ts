import { expect, test } from 'vitest';

import { consentFor, placeOf } from '#functions/calls/dialogue/consent.ts';
import { begin } from '#functions/calls/dialogue/decide.ts';
import { begunAt, briefing, freeTimes, saying, step } from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Language } from '#shared/values/language.ts';

const texas = '+12145550132';
const california = '+14155550132';

test.each([
  ['two from one-party states', texas, texas, 'notice'],
  ['a caller from California', california, texas, 'strict'],
  ['an owner in California', texas, california, 'strict'],
  ['a Canadian and a Briton', '+16135550132', '+447400123456', 'notice'],
  ['a Brazilian and a Japanese', '+5511961234567', '+819012345678', 'notice'],
  ['a French caller', '+33612345678', texas, 'strict'],
  ['a Turkish owner', texas, '+905321234567', 'strict'],
  ['a Russian, an Emirati', '+79161234567', '+971501234567', 'strict'],
  ['a caller whose number is withheld', null, texas, 'strict'],
  ['a toll-free caller', '+18005550132', texas, 'strict'],
  ['a number that is none', '+999123', texas, 'strict'],
])('%s', (_who, caller, owner, expected) => {
  expect(consentFor(placeOf(caller), placeOf(owner), false)).toBe(expected);
});

test('an owner may require consent from every caller', () => {
  expect(consentFor(placeOf(texas), placeOf(texas), true)).toBe('strict');
});

test.each(['203', '302', '305', '312', '415', '617', '301', '313', '406', '603', '702', '215', '206'])(
  'the area code %s is in an all-party state',
  (code) => expect(placeOf(`+1${code}5550132`)?.region).toMatch(/^[A-Z]{2}$/),
);

test.each<[Language, string, 'yes' | 'no' | 'silence']>([
  ['es', 'ay un aparato bueno no importa sí grabá tranquila', 'yes'],
  ['tr', 'iyi kaydet evladım kaydet', 'yes'],
  ['fr', 'ça va faites seulement', 'yes'],
  ['en', 'the doorbell is broken and nobody can hear me so it isn’t any good', 'silence'],
  ['ru', 'домофон не работает откройте пожалуйста', 'silence'],
  ['ar', 'تسجيل ايه يا بنتي ماشي سجلي', 'yes'],
  ['en', 'well i suppose so', 'yes'],
  ['ru', 'ну записывайте', 'yes'],
  ['es', 'grabe nomás', 'yes'],
  ['fr', 'enregistrer ah ben si vous voulez je n’ai pas de secrets', 'yes'],
  ['fr', 'moi ça ne me gêne pas', 'yes'],
  ['ar', 'واخا واخا غير بالخف', 'yes'],
  ['ar', 'راني قلت ليك ايه سجل', 'yes'],
  ['ar', 'لا عادي سجلي', 'yes'],
  ['pt', 'está bem pode gravar', 'yes'],
  ['pt', 'grava aí que não devo nada a ninguém', 'yes'],
  ['es', 'grabe si quiere no tengo nada que ocultar', 'yes'],
  ['ru', 'пишите мне скрывать нечего', 'yes'],
  ['tr', 'kaydedin saklayacak bir şeyim yok', 'yes'],
  ['ja', '録音されて困ることはありません', 'yes'],
  ['en', 'no no that’s fine record it', 'yes'],
  ['en', 'as you like but no I would rather not', 'silence'],
  ['es', 'ni se le ocurra grabarme', 'no'],
  ['ar', 'لا لا ما ابغى تسجيل', 'no'],
  ['fr', 'ah non je ne veux pas être enregistrée', 'no'],
  ['en', 'don’t record me', 'no'],
  ['ar', 'لا تسجلي', 'no'],
  ['tr', 'kaydetmeyin', 'no'],
  ['en', 'no', 'no'],
  ['en', 'no I would rather you did not record this call at all', 'no'],
  ['ru', 'нет не надо', 'no'],
])('%s: to whether the call may be recorded, “%s” is %s', (language, text, answer) => {
  const asked = begin(briefing({ language, consent: 'strict' }), begunAt, freeTimes);
  const { dialogue } = step(asked.dialogue, saying(text, { language }));
  expect(dialogue.consent?.answer).toBe(answer);
  expect(dialogue.is_recorded).toBe(answer === 'yes');
});

test.each<[Language, string]>([
  ['fr', 'oui bonjour et vous la gardez combien de temps la bande ?'],
  ['fr', 'oui allô c’est pour quoi faire'],
  ['fr', 'oui vous êtes qui'],
  ['en', 'yes hello who gets to hear this'],
  ['en', 'yes who is this'],
  ['ja', 'はい、誰が聞くんですか'],
  ['ja', 'はい、録音はいつまで保存されるんですか'],
  ['tr', 'evet kaydı kim dinliyor'],
  ['ar', 'ايوه مين معايا'],
  ['ar', 'ايوه ليش التسجيل'],
  ['ar', 'نعم مين بيسمع التسجيل'],
  ['pt', 'sim quem é que vai ouvir isso'],
  ['pt', 'sim quem fala'],
  ['ru', 'да а кто это будет слушать'],
  ['es', 'sí y para qué quieren grabar'],
  ['es', 'sí ¿quién escucha eso?'],
])('%s: “%s” asks back and is no answer; a yes afterwards is', (language, text) => {
  const asked = begin(briefing({ language, consent: 'strict' }), begunAt, freeTimes);
  const { dialogue } = step(asked.dialogue, saying(text, { language }));
  expect(dialogue).toMatchObject({ step: 'consent', is_recorded: false, consent: { answer: 'silence' } });
  const yes = { en: 'yes', fr: 'oui', ja: 'はい', tr: 'evet', ar: 'نعم', pt: 'sim', ru: 'да', es: 'sí' }[language];
  expect(step(dialogue, saying(yes, { language })).dialogue.consent?.answer).toBe('yes');
});

test.each<[Language, string, 'yes' | 'no']>([
  ['fr', 'bon d’accord allez-y', 'yes'],
  ['fr', 'oui d’accord mais qui va écouter', 'yes'],
  ['en', 'yes sure but who is this', 'yes'],
  ['en', 'what recording oh all right then', 'yes'],
  ['es', 'sí, grabe, ¿quién habla?', 'yes'],
  ['pt', 'claro pode gravar mas quem vai ouvir', 'yes'],
  ['ru', 'какая запись ну ладно записывайте', 'yes'],
  ['ja', 'はいどうぞ、録音は誰が聞くんですか', 'yes'],
  ['en', 'yes what recording for heaven’s sake', 'no'],
  ['fr', 'mais quel enregistrement enfin', 'no'],
  ['ja', '録音って何ですか', 'no'],
  ['tr', 'hangi kayıt canım', 'no'],
  ['ar', 'أي تسجيل الله يهديك', 'no'],
  ['ar', 'ايه شو هالتسجيل', 'no'],
  ['pt', 'que gravação moça pelo amor de deus', 'no'],
  ['ru', 'да что за запись ещё', 'no'],
  ['es', 'pero qué grabación señorita', 'no'],
  ['ar', 'ماتسجليش يا بنتي', 'no'],
  ['ar', 'لا تسجلين شي', 'no'],
  ['ar', 'مش عايزة تسجلي', 'no'],
  ['ar', 'ما بدي تسجلوا', 'no'],
  ['ru', 'меня записывать не надо', 'no'],
  ['tr', 'kaydetmenize gerek yok', 'no'],
])('%s: beside a question or in exasperation, “%s” is %s', (language, text, answer) => {
  const asked = begin(briefing({ language, consent: 'strict' }), begunAt, freeTimes);
  const { dialogue } = step(asked.dialogue, saying(text, { language }));
  expect(dialogue.consent?.answer).toBe(answer);
  expect(dialogue.is_recorded).toBe(answer === 'yes');
});

test.each<[Language, string, string]>([
  ['ru', 'минуточку не слышно', 'кто говорит а хозяйка где'],
  ['en', 'the line is bad', 'who is this and where is she'],
])('%s: after a first answer that was none, “who is this?” is told and consent asked again', (language, first, who) => {
  const asked = begin(briefing({ language, consent: 'strict' }), begunAt, freeTimes);
  const { dialogue } = step(asked.dialogue, saying(first, { language }));
  const told = step(dialogue, saying(who, { language }));
  expect(told.dialogue.step).toBe('consent');
  const said = told.commands.filter((command) => command.c === 'say').map(({ text }) => text);
  expect(said).toContain(promptsOf[language].who({ owner: 'Anna' }));
  expect(said.at(-1)).toBe(told.dialogue.consent?.wording);
});

test('a refusal after an unanswered question is a no', () => {
  const asked = begin(briefing({ language: 'ru', consent: 'strict' }), begunAt, freeTimes);
  const unclear = saying('домофон не работает откройте пожалуйста', { language: 'ru' });
  const unanswered = [unclear, unclear].reduce((dialogue, event) => step(dialogue, event).dialogue, asked.dialogue);
  expect(unanswered).toMatchObject({ is_recorded: false, consent: { answer: 'silence' } });
  expect(unanswered.step).not.toBe('consent');
  const { dialogue } = step(unanswered, saying('не надо меня записывать', { language: 'ru' }));
  expect(dialogue.consent?.answer).toBe('no');
});
