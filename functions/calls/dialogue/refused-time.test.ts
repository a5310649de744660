import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import {
  briefing,
  callOnMonday,
  knownCaller,
  monday,
  saying,
  step,
  weekdayHours,
} from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { random } from '#shared/values/chance.ts';
import { languages, type Language } from '#shared/values/language.ts';

const spoken = ({ commands }: Decision) => commands.flatMap((one) => (one.c === 'say' ? [one.text] : [])).join(' ');

/** A time, the same with a no, a mere no, and any day but Wednesday after three. */
const said: Record<Language, { time: string; noTime: string; noes: string[]; days: string[]; range: string }> = {
  en: {
    time: 'Tuesday at ten',
    noTime: 'no, Tuesday at ten',
    noes: ['no', 'No, that doesn’t work.', 'no no'],
    days: ['Thursday', 'Friday at two', 'in the afternoon'],
    range: 'any day this week but Wednesday, three or later',
  },
  fr: {
    time: 'mardi à dix heures',
    noTime: 'non, mardi à dix heures',
    noes: ['non', 'Non, ça ne va pas.', 'ah non'],
    days: ['jeudi', 'vendredi à quatorze heures', 'l’après-midi'],
    range: 'toute la semaine sauf mercredi, à partir de quinze heures',
  },
  ja: {
    time: '火曜の10時です',
    noTime: 'いいえ、火曜の10時です',
    noes: ['いいえ', 'いえ、違います'],
    days: ['木曜でお願いします', '金曜の14時', '午後がいいです'],
    range: '水曜以外なら何曜日でも、午後3時以降で',
  },
  tr: {
    time: 'salı saat onda',
    noTime: 'hayır, salı saat onda',
    noes: ['hayır', 'Hayır, olmaz.'],
    days: ['perşembe', 'cuma saat ikide', 'öğleden sonra'],
    range: 'çarşamba hariç bu hafta her gün, üçten sonra',
  },
  ar: {
    time: 'الثلاثاء الساعة عشرة',
    noTime: 'لا، الثلاثاء الساعة عشرة',
    noes: ['لا', 'لا، ما يناسبني'],
    days: ['الخميس', 'الجمعة الساعة اثنين', 'بعد الظهر'],
    range: 'أي يوم هذا الأسبوع ما عدا الأربعاء، بعد الثالثة',
  },
  pt: {
    time: 'terça às dez',
    noTime: 'não, terça às dez',
    noes: ['não', 'Não, não dá.'],
    days: ['quinta', 'sexta às duas', 'à tarde'],
    range: 'qualquer dia desta semana menos quarta, depois das três',
  },
  ru: {
    time: 'во вторник в десять',
    noTime: 'нет, во вторник в десять',
    noes: ['нет', 'Нет, не подходит.'],
    days: ['в четверг', 'в пятницу в два', 'после обеда'],
    range: 'любой день на этой неделе, кроме среды, после трёх',
  },
  es: {
    time: 'el martes a las diez',
    noTime: 'no, el martes a las diez',
    noes: ['no', 'No, no me viene bien.'],
    days: ['el jueves', 'el viernes a las dos', 'por la tarde'],
    range: 'cualquier día de esta semana menos el miércoles, después de las tres',
  },
};

const zone = briefing().zone;
const clockOf = (at: string | undefined) =>
  at &&
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', timeZone: zone })
    .format(new Date(at))
    .replace(',', '');

describe.each(languages)('in %s, a refused time', (language) => {
  const { time, noTime, noes, range } = said[language];
  const prompts = promptsOf[language];
  const own_time = prompts.own_time.again({ owner: 'Anna' });

  test('is not read back again where the answer leads there: the caller is asked openly', () => {
    expect(callOnMonday(language, [time]).dialogue.proposed?.at).toBe('2026-11-24T15:00:00.000Z');
    const asked = callOnMonday(language, [time, noTime]);
    expect(asked.dialogue).toMatchObject({ step: 'callback', proposed: null, offered: [] });
    expect(spoken(asked)).toBe(`${prompts.misunderstood} ${own_time}`);
  });

  test('is left to the owner with the caller’s words, if that leads there too', () => {
    const left = callOnMonday(language, [time, noTime, noTime]);
    expect(left.dialogue).toMatchObject({ step: 'message', proposed: null });
    expect(left.dialogue.message).toContain(noTime);
  });

  test('makes place for another that is named', () => {
    const { dialogue } = callOnMonday(language, [time, noTime, said[language].days[1]!]);
    expect([dialogue.step, clockOf(dialogue.proposed?.at)]).toEqual(['confirm', 'Fri 14']);
  });

  test('comes back where the caller names it without a no', () => {
    const { dialogue } = callOnMonday(language, [time, noes[0]!, time]);
    expect([dialogue.step, clockOf(dialogue.proposed?.at)]).toEqual(['confirm', 'Tue 10']);
  });

  test('makes place for another of the days and hours that would suit', () => {
    const first = callOnMonday(language, [range]).dialogue.proposed?.at;
    expect(clockOf(first)).toBe('Mon 15');
    const { dialogue } = callOnMonday(language, [range, `${noes[0]!}, ${range}`]);
    expect(dialogue.proposed?.at).not.toBe(first);
    expect(clockOf(dialogue.proposed?.at)).toMatch(/^(Mon|Tue|Thu|Fri) 1[5-7]$/);
  });
});

test('a wish that is not free is said to be none, and asked for once more', () => {
  const evening = callOnMonday('en', ['Tuesday at eight in the evening', 'No, eight in the evening']);
  expect(evening.dialogue).toMatchObject({ step: 'callback', proposed: null });
  expect(spoken(evening)).toBe('That’s outside callback hours. Which day and time suit you?');
});

test('a no to the number keeps the time', () => {
  const { dialogue } = callOnMonday('en', ['Tuesday at ten', 'no, call me on another number', '415 555 0199']);
  expect([dialogue.step, clockOf(dialogue.proposed?.at)]).toEqual(['confirm', 'Tue 10']);
});

const CALLS = process.env.CALLUNA_NIGHT ? 400 : 40;
const TURNS = 14;

/** The times that are read back in a call although a no answered them before, and nobody named them since without one. */
function readBackAgain(language: Language, seed: number): string[] {
  const chance = random(`${language} ${seed}`);
  const { time, noTime, noes, days, range } = said[language];
  const wishes = [time, range, ...days];
  const refusals = [...noes, ...noes, noTime, ...[range, ...days].map((wish) => `${noes[0]!}, ${wish}`)];
  const event = (text: string, understood = {}) => ({
    ...saying(text, { language, ...understood }, monday),
    free: weekdayHours,
  });
  let now = step(begin(briefing({ language }), monday, weekdayHours).dialogue, event('Dana', knownCaller));
  const refused = new Set<string>();
  const again: string[] = [];
  for (let turn = 0; turn < TURNS && now.dialogue.step !== 'message'; turn++) {
    const before = now.dialogue;
    const isNo = before.step === 'confirm' && chance.below(3) > 0;
    const text = chance.pick(isNo ? refusals : wishes);
    if (isNo) refused.add(before.proposed!.at);
    now = step(before, event(text));
    const { step: next, proposed } = now.dialogue;
    if (next !== 'confirm' || !proposed || !refused.has(proposed.at)) continue;
    const named = isNo ? [] : findWhens(text, language, { reference: monday, zone });
    if (named.some(({ at }) => Date.parse(at) === Date.parse(proposed.at))) refused.delete(proposed.at);
    else again.push(`${text}: ${proposed.at}`);
  }
  return again;
}

test.each(languages)(
  'in %s, no time that a no answered is read back again unless it is named without one',
  (language) => {
    const calls = Array.from({ length: CALLS }, (_, seed) => readBackAgain(language, seed));
    expect(calls.flat()).toEqual([]);
  },
);
