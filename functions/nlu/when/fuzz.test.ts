import { expect, test } from 'vitest';

import { whenOf } from '#functions/nlu/languages/speech.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { resolveWhen } from '#functions/nlu/when/index.ts';
import type { WhenWords } from '#functions/nlu/when/words.ts';
import { random } from '#shared/values/chance.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** In a night, a million texts in each language. */
const TEXTS = process.env.CALLUNA_NIGHT ? 1_000_000 : 500;

const figures = [
  '0',
  '3',
  '15',
  '31',
  '99',
  '1999',
  '999999999',
  '1:30',
  '24:00',
  '31/12',
  '2.5',
  '1/0',
  '٣',
  '三',
  '.',
];
const others = ['yes', 'Tobias', 'はい', 'да', 'نعم', '🙂', '\u0000'];
const zones = ['America/Chicago', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland', 'America/Sao_Paulo'];

const wordsOf = (words: WhenWords): string[] =>
  Object.values(words)
    .flatMap((list) => (Array.isArray(list) ? list : Object.values(list).flat()))
    .map((word) => word.replace(/[~*]/g, ''));

test.each(languages)(
  '%s: no combination of its words throws, or ends before it begins',
  (language: Language) => {
    const chance = random('combinations of words');
    const words = [...wordsOf(whenOf[language]), ...figures, ...others];
    for (let i = 0; i < TEXTS; i++) {
      const length = chance.between(1, 9);
      const text = Array.from({ length }, () => chance.pick(words)).join(language === 'ja' ? '' : ' ');
      const reference = new Date(
        Date.UTC(2026, chance.between(0, 11), chance.between(1, 31), chance.between(0, 23), 59),
      );
      const setting = { reference, zone: chance.pick(zones) };
      for (const { at, from, until, index, end } of findWhens(text, language, setting)) {
        if (until !== null && Date.parse(until) <= Date.parse(from)) expect.fail(`${text}: ${from} to ${until}`);
        if (Number.isNaN(Date.parse(at)) || index >= end) expect.fail(`${text}: ${at}`);
      }
      resolveWhen(text, language, setting);
    }
  },
  3_600_000,
);
