/**
 * What each Arabic letter of a foreign name may stand for in English spelling. It tells whether a name could be written
 * so, not how likely that is.
 */
const LETTERS: Readonly<Record<string, string>> = {
  اي: 'i|y|ie|ei|ai|ay|ey|igh|eigh|ye',
  او: 'o|ow|ou|au|aw|ough',
  كس: 'x|ks|cks|cs',
  تش: 'ch|tch',
  ا: 'a|e|o|u|ah|aa',
  آ: 'a',
  ب: 'b{1,2}|p{1,2}',
  ت: 't{1,2}|th',
  ث: 'th',
  ج: 'j|g{1,2}|dg|dge',
  ح: 'h',
  خ: 'kh|ch|h',
  د: 'd{1,2}',
  ذ: 'th|dh|d',
  ر: 'r{1,2}|wr|rh',
  ز: 'z{1,2}|s',
  س: 's{1,2}|c|ce|sc|z',
  ش: 'sh|sch|ch',
  ص: 's{1,2}',
  ض: 'd',
  ط: 't{1,2}',
  ظ: 'z',
  ع: 'a',
  غ: 'g{1,2}|gh|gu',
  ف: 'f{1,2}|ph|v',
  ڤ: 'v',
  ق: 'q|k|c|g',
  ك: 'k|ck|c{1,2}|ch|q|kh',
  گ: 'g{1,2}',
  ل: 'l{1,2}',
  م: 'm{1,2}',
  ن: 'n{1,2}|kn',
  ه: 'h',
  و: 'o|u|w|wh|oo|ou|ow|oe|oh|v|ue|ew',
  ي: 'i|e|y|ee|ea|ie|ey|ai|ay|ei',
  ى: 'a|y|i',
  ة: 'a|ah|e',
};
/** What an alef at the beginning stands for, however its hamza is written; before a vowel letter it only carries it. */
const INITIAL: Readonly<Record<string, string>> = {
  ا: 'a|e|i|o|u|ai|ay|ei|ea|ey|y|au',
  اي: 'i|e|y|a|ai|ay|ei|ey|ea|ee|eye|ie',
  او: 'o|u|au|ow|ou|oo|aw|ew|eu',
};
/** At the end ه is mostly ة, which `fold` does not tell from it. */
const FINAL: Readonly<Record<string, string>> = { ه: 'h|a|ah|e|eh' };
const HAMZA = /[أإ]/g;
/** Letters after which an h is not heard: Rhodes, Sarah, Bhutto. */
const HAS_SILENT_H = /[بتجدرزكلمن]/;
/** The longest name is compared in no time. */
const MOST_LETTERS = 20;
const LONG = /[اويأإآى]/;
const LETTER = new RegExp([...Object.keys(LETTERS)].sort((one, other) => other.length - one.length).join('|'), 'gu');

/**
 * Whether Arabic letters write a foreign name as it is spelled: بايدن for Biden, but neither Patton nor Peyton. Foreign
 * names have their vowels written, so that of a word without any it says no: محمد is not Mahmoud.
 */
export function isArabicSpellingOf(arabic: string, latin: string): boolean {
  const plain = arabic.replace(HAMZA, 'ا');
  const letters = plain.match(LETTER) ?? [];
  if (letters.length > MOST_LETTERS || !LONG.test(plain) || letters.join('') !== plain) return false;
  const isVowel = (letter: string | undefined) => letter !== undefined && LONG.test(letter);
  const pattern = letters
    .map((letter, nth) => {
      const hasShort = !isVowel(letter) && !isVowel(letters[nth + 1]) && nth + 1 < letters.length;
      const written =
        (nth === 0 && INITIAL[letter]) || (nth === letters.length - 1 && FINAL[letter]) || LETTERS[letter];
      const silent = HAS_SILENT_H.test(letter) ? 'h?' : '';
      return `(?:${written})${silent}${hasShort ? '[aeiouy]?' : ''}`;
    })
    .join('');
  return new RegExp(`^${pattern}e?$`).test(latin.replace(/^mc/, 'mac'));
}
