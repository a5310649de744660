/**
 * Foreign names in katakana. Japanese has one r for l and r, few consonants without a vowel, no th and, mostly, no v: a
 * Latin name cannot be read off its katakana, but each can be measured against them.
 */
const syllables: Record<string, string> = {
  ...rowsOf({ '': 'アイウエオ', k: 'カキクケコ', s: 'サ　スセソ', t: 'タ　　テト', n: 'ナニヌネノ', h: 'ハヒ　ヘホ' }),
  ...rowsOf({ m: 'マミムメモ', r: 'ラリルレロ', g: 'ガギグゲゴ', z: 'ザ　ズゼゾ', d: 'ダ　　デド', b: 'バビブベボ' }),
  ...rowsOf({ p: 'パピプペポ', y: 'ヤ　ユ　ヨ', w: 'ワヰ　ヱヲ' }),
  ...{ シ: 'shi', チ: 'chi', ツ: 'tsu', フ: 'fu', ジ: 'ji', ヂ: 'ji', ヅ: 'zu', ヴ: 'vu', ン: 'n', ー: '-' },
};

function rowsOf(rows: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([row, signs]) => [...signs].map((sign, at) => [sign, row + 'aiueo'[at]!] as const)),
  );
}

const small: Record<string, string> = { ャ: 'ya', ュ: 'yu', ョ: 'yo', ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o' };

/** Katakana in Latin letters, as sounds of a foreign name: キャントウェル is kyantoweru; `-` is a long vowel. */
export function loanOf(kana: string): string {
  let latin = '';
  for (const sign of kana) {
    const glide = small[sign];
    if (!glide) latin += syllables[sign] ?? '';
    else if (glide.length > 1) latin = latin.slice(0, -1) + (/(?:sh|ch|j).$/.test(latin) ? glide[1]! : glide);
    else if (/(?:^|[aeiou-])u$/.test(latin)) latin = `${latin.slice(0, -1)}w${glide}`;
    else if (/[kg]u$/.test(latin)) latin = `${latin.slice(0, -1)}w${glide}`;
    else if (/[fvsz]u$|(?:sh|ch|j)i$|te$|de$|[td]o$/.test(latin)) latin = latin.slice(0, -1) + glide;
    else if (/(?:^|[aeiou-])i$/.test(latin)) latin = `${latin.slice(0, -1)}y${glide}`;
    else latin += glide;
  }
  return latin;
}

/** Whether a Latin word can be katakana: syllables that end in a vowel or n. */
export const isSyllabic = (word: string): boolean => SYLLABIC.test(word);
const SYLLABIC =
  /^(?:(?:([bdfghjkmnprstvz])(?=\1))?(?:[kgsztdnhbpmrfvj]|[kgnhbpmr]y|sh|ch|ts|w|y)?[aiueo]|t(?=ch)|s(?=sh)|n(?![aiueoy]))+$/;

/** Romanised katakana, as the index has them, in the letters of `loanOf`: ウォーカー is uooka there, woka- here. */
export const loanOfStored = (romanised: string): string =>
  romanised
    .replace(/(?<=[td])ei/g, 'i')
    .replace(/(?<=^|[aeiou])u(?=[eio])/g, 'w')
    .replace(/([aeiou])\1/g, '$1-')
    .replace(/ou/g, 'o-')
    .replace(/t(?=ch)|([^aeiou-])(?=\1)/g, '');
