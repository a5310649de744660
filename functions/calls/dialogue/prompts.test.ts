import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import { begunAt, briefing } from '#functions/calls/dialogue/testing.ts';
import { spokenName, spokenNumber, spokenTime, spokenTimes } from '#functions/calls/dialogue/spoken-formats.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import { varieties, languageOf } from '#shared/values/language.ts';

describe.each(varieties)('%s', (language) => {
  const words = promptsOf[language];

  test('discloses the assistant and the recording within six seconds', () => {
    const first = `${words.opening({ owner: 'Anna' })} ${words.notice}`;
    expect(first.length).toBeLessThanOrEqual(language === 'ja' ? 50 : 105); // read aloud at the pace of each language’s voices
  });

  test('understands the answers that it prompts for', () => {
    const [yes = '', no = ''] = words.yes_or_no;
    expect(intentsIn(yes, languageOf(language))).toMatchObject({ yes: true, no: false });
    expect(intentsIn(no, languageOf(language))).toMatchObject({ yes: false, no: true });
  });

  test('rephrases a repeated question', () => {
    const slots = { owner: 'Anna', times: 'T', time: 'T', number: 'N' };
    for (const question of [
      words.consent,
      words.name,
      words.reason,
      words.number,
      words.callback,
      words.own_time,
      words.confirm,
      words.may_text,
    ]) {
      expect(question.again(slots)).not.toBe(question.ask(slots));
    }
  });

  test('names no owner in a neutral line', () => {
    expect(words.neutral + words.unwelcome + words.abuse).not.toContain('$');
  });

  const now = new Date('2026-11-23T15:00:00Z');
  const newYork = {
    zone: 'America/New_York',
    caller_zone: null,
    owner: 'Anna',
    caller_number: null,
    owner_number: null,
  };

  test('says near days by name and far ones by date', () => {
    expect(spokenTime('2026-12-08T21:05:00Z', now, newYork, language)).toMatch(/8.*(16|4)\D{1,8}0?5/u);
    expect(spokenTime('2026-11-24T21:05:00Z', now, newYork, language)).not.toMatch(/24/);
  });

  test('says a time on the caller’s clock first', () => {
    const abroad = { ...newYork, caller_zone: 'Europe/Paris' };
    expect(spokenTime('2026-11-24T15:00:00Z', now, abroad, language)).toMatch(/(16|4).*10/su);
  });

  test('says whose clock counts to a caller abroad whose own is not known', () => {
    const abroad = { ...newYork, caller_number: '+79161234567', owner_number: '+12125550123' };
    const home = { ...newYork, caller_number: '+14155550132', owner_number: '+12125550123' };
    expect(spokenTime('2026-11-24T15:00:00Z', now, abroad, language)).toContain('Anna');
    expect(spokenTime('2026-11-24T15:00:00Z', now, home, language)).not.toContain('Anna');
  });
});

test.each([
  ['pt-BR', 'pt', 'Esta ligação é gravada'],
  ['pt-PT', 'pt-PT', 'Esta chamada é gravada'],
] as const)('a call in %s is worded, said and heard so', (portuguese, variety, notice) => {
  const { commands } = begin(briefing({ language: 'pt', portuguese }), begunAt, []);
  const said = commands.flatMap((each) => (each.c === 'say' ? [each.text] : [])).join(' ');
  expect(said).toContain(notice);
  expect(new Set(commands.flatMap((each) => ('language' in each ? [each.language] : [])))).toEqual(new Set([variety]));
});

test('joins two times naturally', () => {
  const paris = {
    zone: 'Europe/Paris',
    caller_zone: 'Europe/Paris',
    owner: 'Anna',
    caller_number: null,
    owner_number: null,
  };
  const now = new Date('2026-11-23T08:00:00Z');
  const said = (...times: string[]) => spokenTimes(times, now, paris, 'fr');
  expect(said('2026-11-24T14:00:00Z', '2026-11-25T09:30:00Z')).toBe('demain à 15 heures ou mercredi à 10 heures 30');
  expect(said('2026-11-24T08:00:00Z', '2026-11-24T11:00:00Z')).toBe('demain à 9 heures ou à midi');
});

test.each([
  ['en', '+14155550132', '4 1 5, 5 5 5, 0 1 3 2'],
  ['en', '+33612345678', '3 3, 6, 1 2, 3 4, 5 6, 7 8'],
  ['fr', '+33612345678', '0 6, 12, 34, 56, 78'],
  ['fr', '+14155550132', '4 1 5, 5 5 5, 0 1, 32'],
  ['fr', '+442079460133', '44, 20, 79, 46, 0 1, 33'],
  ['tr', '+12125550133', '212, 555, 0 1, 33'],
  ['ru', '+201001234567', '20, 10, 0 1, 23, 45, 67'],
  ['en', '+442079460133', '0 2 0, 7 9 4 6, 0 1 3 3'],
  ['es', '+34612345678', '6 1 2, 34, 56, 78'],
  ['ru', '+79123456709', '8, 912, 345, 67, 0 9'],
  ['tr', '+905321234567', '0 532, 123, 45, 67'],
  ['ja', '+819012345678', '0 9 0, 1 2 3 4, 5 6 7 8'],
  ['pt', '+5511987654321', '1 1, 9 8 7 meia 5, 4 3 2 1'],
  ['pt-PT', '+351912345678', '9 1 2, 3 4 5, 6 7 8'],
] as const)('in %s says %s as its speakers do: %s', (variety, phone, said) => {
  expect(spokenNumber(phone, variety)).toBe(said);
});

test.each([
  ['Maria Lopez', 0.9, 'Maria Lopez'],
  ['佐藤', 0.9, '佐藤'],
  ['Maria', 0.5, null],
  ['his mother', 0.95, null],
  ['Call nine hundred now please', 1, null],
  ['<b>Maria</b>', 1, null],
])('repeats %s, %d sure, as %s', (value, confidence, sentence) => {
  expect(spokenName({ value, confidence })).toBe(sentence);
});
