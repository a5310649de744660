/** What letters of a Latin name become, the longer ones first: a pattern at the place, and the letters of the script. */
export type Rules = readonly (readonly [from: RegExp, to: string])[];

/** Rules as `pattern letters` pairs, tried in this order. */
export const rulesOf = (pairs: Record<string, string>): Rules =>
  Object.entries(pairs).map(([from, to]) => [new RegExp(from, 'y'), to]);

/** Writes a word by rules; a letter that no rule has is left out. */
export function write(word: string, rules: Rules): string {
  let written = '';
  for (let at = 0; at < word.length;) {
    const rule = rules.find(([from]) => {
      from.lastIndex = at;
      return from.test(word);
    });
    written += rule?.[1] ?? '';
    at = rule && rule[0].lastIndex > at ? rule[0].lastIndex : at + 1;
  }
  return written;
}

/** Letters that sound otherwise than the letter they come from. */
const sounds: Record<string, string> = {
  ş: 'sh',
  ș: 'sh',
  š: 'sh',
  ç: 'ch',
  č: 'ch',
  ž: 'zh',
  ğ: '',
  ı: 'i',
  ñ: 'ny',
  ß: 'ss',
};
const others: Record<string, string> = { ø: 'o', œ: 'e', æ: 'e', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** A Latin name in the letters a to z that sound like it. */
export const plainSpelling = (name: string): string =>
  [...name.normalize('NFC').toLowerCase()]
    .map((letter) => sounds[letter] ?? others[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/[^a-z]/g, '');
