import { loanOf } from '#functions/names/script/loan.ts';

/** What each consonant of `loanOf` may stand for in a Latin name. Doubled ones count as one. */
const CONSONANTS: Readonly<Record<string, string>> = {
  '': 'h|',
  kus: 'x|ks|cks|cs|cus|kus',
  k: 'c|k|ck|ch|q|qu',
  ky: 'c|k|ch|ky|q',
  kw: 'qu|kw|cu',
  g: 'g|gh|gu',
  gy: 'g|gy',
  gw: 'gu|gw',
  s: 's|c|sc|th|z|ps',
  sh: 'sh|sch|s|c|ch|sy|th|t|x',
  j: 'j|g|dg|ge|gi|dj|zy|je(?=a)',
  ji: 'j|g|dg|z|d|di',
  t: 't|th',
  ty: 't|ty',
  ch: 'ch|tch|t|c|cz|tsch|ty',
  ts: 'ts|tz|t|z',
  d: 'd|dh',
  dy: 'd',
  n: 'n|kn|gn',
  ny: 'n|gn|ny',
  h: 'h|wh|j',
  hy: 'h|hy',
  f: 'f|ph|h',
  fy: 'f|ph',
  b: 'b|v|ph',
  by: 'b|by|v',
  p: 'p',
  py: 'p|py',
  m: 'm',
  my: 'm|my',
  r: 'r|l|rh|wr',
  ry: 'r|l|ry',
  y: 'y|i|j',
  w: 'w|wh|u|v|o',
  z: 'z|s|th|x',
  v: 'v|w',
};
/** What each vowel may stand for; `-` is a long one. */
const VOWELS: Readonly<Record<string, string>> = {
  a: 'a|u|ah|e(?=r)',
  'a-': 'a|ah|aa|ar|al|er|or|ur|ir|ear',
  ai: 'ai|i|y|ay|ei|ey|ie|igh|eigh|ye|uy|ae',
  au: 'au|aw|ow|ou|ough|ao',
  i: 'i|e|y|ee|ea|ie|ey|ei|ui',
  'i-': 'i|y|ie|ey|ee|ea|e|ei|eigh|ii',
  u: 'u|oo|ou|ew|ue|oe',
  'u-': 'u|oo|ou|ew|ue|uh|uu|ui|ieu',
  e: 'e|ea|ae|ai|ay|ei|eh|a(?=[b-df-hj-np-tv-z][aeiouy])',
  'e-': 'a|ai|ay|e|ea|ei|ae|eh|ey|aa',
  ei: 'ei|ai|a|ay|e|ey|ae|ea|eigh',
  o: 'o|oh|au|ou|a(?=[lr])',
  'o-': 'o|oh|oo|oo?r|oo?re|ou|ow|oa|oe|au|aw|al|ar|a|ough|augh|our|oar|eor|ol',
  oi: 'oi|oy',
};
/** A long vowel of Japanese names is written with a second one; doubled consonants are compared as one. */
const ALIKE: readonly [RegExp, string][] = [
  [/nn/g, 'n'],
  [/ou|oo/g, 'o-'],
  [/uu/g, 'u-'],
];
/** Where a Latin consonant stands alone, katakana have a vowel. */
const isSilent = (consonant: string, vowel: string) =>
  (vowel === 'u' && consonant !== '' && !/[yw]$/.test(consonant)) ||
  (vowel === 'o' && /^[td]$/.test(consonant)) ||
  (vowel === 'i' && /^(?:j|ch|sh|k)$/.test(consonant));
const SYLLABLE = /(kus(?=[aiueo])|sh|ch|ts|[kgtdnhfbpmr]y|[kg]w|[kgsztdnhbpmrfvjyw]?)(ai|au|ei|oi|[aiueo]-?)|n/g;
/** Names of this length are compared in no time. */
const MOST_LETTERS = 22;

/**
 * Whether katakana are a usual way to write a Latin name, as マイケル for Michael and サトウ for Sato, but neither for Meeker
 * nor for Scott: whether the two are read the same, not how likely it is.
 */
export function isKatakanaSpellingOf(kana: string, latin: string): boolean {
  const loan = ALIKE.reduce((text, [from, to]) => text.replace(from, to), loanOf(kana));
  if (!loan || loan.length > MOST_LETTERS || latin.length > MOST_LETTERS) return false;
  const syllables = [...loan.matchAll(SYLLABLE)];
  if (syllables.map(([whole]) => whole).join('') !== loan) return false;
  const pattern = syllables.map(([, consonant, vowel]) => {
    if (vowel === undefined) return '(?:ne?|ng|mp?)';
    const own = consonant === 'j' && vowel.startsWith('i') ? 'ji' : consonant!;
    return `(?:${CONSONANTS[own]})${vowelOf(consonant!, vowel)}`;
  });
  return new RegExp(`^${pattern.join('')}e?$`).test(latin.replace(/^mc(?!k)/, 'mac').replace(/([^aeiouy])\1+/g, '$1'));
}

function vowelOf(consonant: string, vowel: string): string {
  const [first, second] = vowel.length > 1 && !vowel.endsWith('-') ? [...vowel] : [];
  const apart = first && second ? `|(?:${VOWELS[first]})(?:${VOWELS[second]})` : '';
  return `(?:${VOWELS[vowel]}${apart}${isSilent(consonant, vowel) ? '|e|' : ''})`;
}
