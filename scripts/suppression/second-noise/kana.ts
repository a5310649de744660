const VOWELS = 'aiueo';
/** The signs of each consonant before the five vowels. */
const SIGNS: Record<string, string[]> = {
  '': [...'アイウエオ'],
  k: [...'カキクケコ'],
  s: ['サ', 'シ', 'ス', 'セ', 'ソ'],
  t: ['タ', 'ティ', 'トゥ', 'テ', 'ト'],
  n: [...'ナニヌネノ'],
  h: [...'ハヒフヘホ'],
  m: [...'マミムメモ'],
  y: ['ヤ', 'イ', 'ユ', 'イェ', 'ヨ'],
  r: [...'ラリルレロ'],
  l: [...'ラリルレロ'],
  w: ['ワ', 'ウィ', 'ウ', 'ウェ', 'ヲ'],
  g: [...'ガギグゲゴ'],
  z: [...'ザジズゼゾ'],
  d: ['ダ', 'ディ', 'ドゥ', 'デ', 'ド'],
  b: [...'バビブベボ'],
  p: [...'パピプペポ'],
  f: ['ファ', 'フィ', 'フ', 'フェ', 'フォ'],
  v: ['ヴァ', 'ヴィ', 'ヴ', 'ヴェ', 'ヴォ'],
  j: ['ジャ', 'ジ', 'ジュ', 'ジェ', 'ジョ'],
  sh: ['シャ', 'シ', 'シュ', 'シェ', 'ショ'],
  ch: ['チャ', 'チ', 'チュ', 'チェ', 'チョ'],
  th: ['サ', 'シ', 'ス', 'セ', 'ソ'],
  ts: ['ツァ', 'ツィ', 'ツ', 'ツェ', 'ツォ'],
  ky: ['キャ', 'キ', 'キュ', 'キェ', 'キョ'],
  ry: ['リャ', 'リ', 'リュ', 'リェ', 'リョ'],
  ny: ['ニャ', 'ニ', 'ニュ', 'ニェ', 'ニョ'],
};
/** Consonants without a vowel: most get u, t and d get o, n stands alone. */
const alone = (consonant: string) =>
  consonant === 'n' || consonant === 'm'
    ? 'ン'
    : /^[td]$/.test(consonant)
      ? SIGNS[consonant]![4]!
      : SIGNS[consonant]![2]!;

const SAME: [RegExp, string][] = [
  [/^th/, 't'],
  [/ie$/, 'i'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/qu?|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/y(?![aeiou])/g, 'i'],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/([bdfgklmprtvz])\1/g, '$1'],
];

/** A name in Latin letters as a Japanese clerk writes it by ear; long vowels are lost, as in most Latin spellings. */
export function toKatakana(latin: string): string {
  let rest = SAME.reduce((text, [from, to]) => text.replace(from, to), latin.toLowerCase().replace(/[^a-z]/g, ''));
  let kana = '';
  while (rest) {
    const consonant =
      [rest.slice(0, 2), rest.slice(0, 1)].find((start) => start in SIGNS && !VOWELS.includes(start)) ?? '';
    const vowel = VOWELS.indexOf(rest.charAt(consonant.length));
    const hasVowel = vowel >= 0 && rest.length > consonant.length;
    kana += hasVowel ? SIGNS[consonant]![vowel]! : consonant ? alone(consonant) : '';
    rest = rest.slice(consonant.length + (hasVowel || !consonant ? 1 : 0));
  }
  return kana;
}
