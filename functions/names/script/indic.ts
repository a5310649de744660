import anyAscii from 'any-ascii';

import { distinct } from '#functions/names/script/spellings.ts';

/** The Indic scripts have parallel Unicode blocks of 128 signs; these differ from any-ascii. */
const usual: Record<number, string> = {
  0x02: 'n',
  0x19: 'ng',
  0x1a: 'ch',
  0x1b: 'chh',
  0x1e: 'n',
  0x36: 'sh',
  0x37: 'sh',
};
const NASAL = 0x02;
const place = (sign: string) => sign.charCodeAt(0) % 0x80;
const isConsonant = (sign: string, latin: string) => /\p{L}/u.test(sign) && /^[b-df-hj-np-tv-z]+$/.test(latin);

/** A word in an Indic script: a consonant without a vowel sign is followed by a, except the last. */
export function ofIndic(word: string): string[] {
  const signs = [...word];
  const written = signs
    .map((sign, at) => {
      const latin = usual[place(sign)] ?? anyAscii(sign).toLowerCase();
      const next = signs[at + 1];
      const bare = next !== undefined && (!/\p{M}/u.test(next) || place(next) <= NASAL);
      return isConsonant(sign, latin) && bare ? `${latin}a` : latin;
    })
    .join('');
  return distinct([
    written,
    written.replaceAll('ksh', 'chh'),
    written.replaceAll('v', 'w'),
    written.replaceAll('v', 'b'),
  ]);
}
