import { describe, expect, test } from 'vitest';

import { spokenName, spokenNumber, spokenTime, spokenTimes } from '#functions/calls/dialogue/spoken-formats.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import { languages } from '#shared/values/language.ts';

describe.each(languages)('%s', (language) => {
  const words = promptsOf[language];

  test('discloses the assistant and the recording within six seconds', () => {
    const first = `${words.opening({ owner: 'Anna' })} ${words.notice}`;
    expect(first.length).toBeLessThanOrEqual(language === 'ja' ? 50 : 105); // read aloud at the pace of each language’s voices
  });

  test('understands the answers that it prompts for', () => {
    const [yes = '', no = ''] = words.yes_or_no;
    expect(intentsIn(yes, language)).toMatchObject({ yes: true, no: false });
    expect(intentsIn(no, language)).toMatchObject({ yes: false, no: true });
    const quoted = /[“«「]\s?(.+?)\s?[”»」]/u.exec(words.choice)?.[1] ?? '';
    expect(intentsIn(quoted, language)).toMatchObject({ do_not_record: true, yes: false });
  });

  test('rephrases a repeated question', () => {
    const slots = { owner: 'Anna', times: 'T', time: 'T', number: 'N' };
    for (const question of [
      words.consent,
      words.name,
      words.reason,
      words.urgency,
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

  test('says a time on the owner’s clock', () => {
    expect(spokenTime('2026-11-24T21:05:00Z', 'America/New_York', language)).toMatch(/24.*(16|4):05/);
  });
});

test('joins two times naturally', () => {
  const both = ['2026-11-24T14:00:00Z', '2026-11-25T09:30:00Z'];
  expect(spokenTimes(both, 'Europe/Paris', 'fr')).toBe('mardi 24 novembre à 15:00 ou mercredi 25 novembre à 10:30');
});

test('says a number digit by digit, in the groups of its country', () => {
  expect(spokenNumber('+14155550132')).toBe('4 1 5, 5 5 5, 0 1 3 2');
  expect(spokenNumber('+33612345678')).toBe('3 3, 6, 1 2, 3 4, 5 6, 7 8');
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
