import { distinct } from '#functions/people/names/script/spellings.ts';

const letters: Record<string, string> = {
  ...{
    א: 'a',
    ב: 'v',
    ג: 'g',
    ד: 'd',
    ה: 'h',
    ו: 'o',
    ז: 'z',
    ח: 'h',
    ט: 't',
    י: 'i',
    כ: 'k',
    ך: 'ch',
    ל: 'l',
    מ: 'm',
    ם: 'm',
  },
  ...{ נ: 'n', ן: 'n', ס: 's', ע: 'a', פ: 'f', ף: 'f', צ: 'tz', ץ: 'tz', ק: 'k', ר: 'r', ש: 'sh', ת: 't' },
};
const atStart: Record<string, string> = { ב: 'b', ו: 'v', י: 'y', פ: 'p' };

/** A word in Hebrew letters. Short vowels are not written: an a stands where two consonants meet. */
export function ofHebrew(word: string): string[] {
  const spell = (over: Record<string, string>) => {
    const bare = [...word].map(
      (letter, at) => (at === 0 ? atStart[letter] : undefined) ?? over[letter] ?? letters[letter] ?? '',
    );
    return bare
      .join('.')
      .replace(/\.h$/, 'ah')
      .replace(/(?<=[^aeiou.])\.(?=[^aeiou.])/g, (_, at: number) => (at > 3 ? '' : 'a'))
      .replaceAll('.', '');
  };
  return distinct([spell({}), spell({ ב: 'b', פ: 'p' }), spell({ ח: 'ch', ו: 'u' }), spell({ ו: 'v', ש: 's' })]);
}
