import { rulesOf, write } from '#functions/names/spoken/rules.ts';

const rules = rulesOf({
  'sch|sh': 'ش',
  'tch|ch': 'تش',
  th: 'ث',
  kh: 'خ',
  gh: 'غ',
  zh: 'ج',
  'ph|f|v': 'ف',
  'c(?=[eiy])|s': 'س',
  'ck|k|c': 'ك',
  '(?<![a-z])(?:ee|ie|i|e|y(?![aeiou]))': 'إي',
  '(?<![a-z])(?:oo|ou|o|u)': 'أو',
  '(?<![a-z])a': 'أ',
  '[ae]y(?![aeiou])|ee|ie|i|y|e': 'ي',
  'oo|ou|o|u|w': 'و',
  a: 'ا',
  ...{ b: 'ب', d: 'د', g: 'غ', h: 'ه', j: 'ج', l: 'ل', m: 'م', n: 'ن', p: 'ب', q: 'ق', r: 'ر', t: 'ت', x: 'كس' },
  z: 'ز',
});

/** A Latin name in Arabic letters. */
export const inArabicLetters = (spelling: string): string => write(spelling.replace(/([^aeiou])\1/g, '$1'), rules);
