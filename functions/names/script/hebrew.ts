import { distinct } from '#functions/names/script/spellings.ts';

const letters: Record<string, string> = {
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
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'f',
  ף: 'f',
  צ: 'tz',
  ץ: 'tz',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
const atStart: Record<string, string> = { ב: 'b', ו: 'v', י: 'y', פ: 'p' };

const isVowel = (latin: string) => /^[aeiou]/.test(latin);

/** A Hebrew word. Short vowels are not written: an a is inserted between two consonants, or between every other two. */
export function ofHebrew(word: string): string[] {
  const signs = [...word];
  const spell = (every: boolean, over: Record<string, string> = {}) => {
    let latin = '';
    let open = true;
    signs.forEach((sign, at) => {
      const letter = over[sign] ?? (at === 0 ? atStart[sign] : undefined) ?? letters[sign] ?? '';
      const last = at === signs.length - 1;
      if (!letter || (last && letter === 'h' && at > 1 && !isVowel(letters[signs[at - 1]!] ?? '')))
        latin += last ? 'ah' : '';
      else {
        const meets = at > 0 && !isVowel(letter) && !isVowel(letters[signs[at - 1]!] ?? 'a');
        if (meets && (every || open || letter === 'h' || last)) [latin, open] = [`${latin}a`, false];
        else open = true;
        latin += letter;
      }
    });
    return latin;
  };
  return distinct([
    spell(false),
    spell(true),
    spell(true, { ח: 'ch', ו: 'u' }),
    spell(true, { פ: 'f', ב: 'b', ו: 'v' }),
    spell(true, { פ: 'p', ב: 'b' }),
    spell(true, { י: 'y', ו: 'v', ש: 's' }),
  ]);
}
