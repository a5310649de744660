import { type Rules, rulesOf, write } from '#functions/names/spoken/rules.ts';

/** Rows of the syllabary by consonant: with a, i, u, e, o, and alone before another consonant or at the end. */
const rows: Record<string, string> = {
  '': 'ア イ ウ エ オ',
  k: 'カ キ ク ケ コ ク',
  s: 'サ シ ス セ ソ ス',
  sh: 'シャ シ シュ シェ ショ シュ',
  t: 'タ ティ トゥ テ ト ト',
  ts: 'ツァ ツィ ツ ツェ ツォ ツ',
  ch: 'チャ チ チュ チェ チョ チ',
  n: 'ナ ニ ヌ ネ ノ ン',
  ny: 'ニャ ニ ニュ ニェ ニョ ニ',
  h: 'ハ ヒ フ ヘ ホ フ',
  f: 'ファ フィ フ フェ フォ フ',
  m: 'マ ミ ム メ モ ム',
  y: 'ヤ イ ユ イェ ヨ イ',
  r: 'ラ リ ル レ ロ ル',
  w: 'ワ ウィ ウ ウェ ウォ ウ',
  g: 'ガ ギ グ ゲ ゴ グ',
  z: 'ザ ジ ズ ゼ ゾ ズ',
  j: 'ジャ ジ ジュ ジェ ジョ ジ',
  d: 'ダ ディ ドゥ デ ド ド',
  b: 'バ ビ ブ ベ ボ ブ',
  p: 'パ ピ プ ペ ポ プ',
  v: 'ヴァ ヴィ ヴ ヴェ ヴォ ヴ',
};

/** The consonants that letters stand for. */
const consonants: [string, string][] = [
  ['sch|sh', 'sh'],
  ['tch|ch', 'ch'],
  ['th', 's'],
  ['ph|ff?', 'f'],
  ['kh', 'h'],
  ['gh|g', 'g'],
  ['zh', 'j'],
  ['ts|tz', 'ts'],
  ['c(?=[eiy])', 's'],
  ['ck|c|q(?=u)|q|k', 'k'],
  ['ny(?=[aeou])', 'ny'],
  ['l|r', 'r'],
  ...['s', 't', 'n', 'h', 'm', 'w', 'z', 'j', 'd', 'b', 'p', 'v'].map((one): [string, string] => [one, one]),
  ['y(?=[aeiou])', 'y'],
];
/** Vowels, long ones first; the number is the place in a row. */
const vowels: [string, number, string][] = [
  ['oo|ou|uu', 2, 'ー'],
  ['ee|ea|ie(?![a-z])', 1, 'ー'],
  ['aa', 0, 'ー'],
  ['ey(?![a-z])', 3, 'イ'],
  ['y(?![a-z])', 1, 'ー'],
  ['a', 0, ''],
  ['[iy]', 1, ''],
  ['u', 2, ''],
  ['e', 3, ''],
  ['o', 4, ''],
];

/** The syllables that a consonant begins, and it alone; without one the vowels. */
function syllablesOf([consonant, row]: readonly [string, string]): [string, string][] {
  const signs = rows[row]!.split(' ');
  const begun = consonant && `(?:${consonant})`;
  const withVowels = vowels.map(([vowel, at, long]): [string, string] => [`${begun}(?:${vowel})`, signs[at]! + long]);
  return signs[5] ? [...withVowels, [begun, signs[5]]] : withVowels;
}

const syllables: Rules = rulesOf({
  'h(?![aeiouy])': '',
  x: 'クス',
  ...(Object.fromEntries([...consonants, ['', ''] as const].flatMap(syllablesOf)) as Record<string, string>),
});

/** A Latin name in katakana, syllable by syllable. */
export const inKana = (spelling: string): string => write(spelling.replace(/([^aeioun])\1/g, '$1'), syllables);
