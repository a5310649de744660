import { distinct } from '#functions/names/script/spellings.ts';

const starts = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const ends = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

interface Syllable {
  readonly start: string;
  readonly vowel: string;
  readonly end: string;
}
const syllableOf = (sign: string): Syllable | undefined => {
  const code = sign.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11171) return undefined;
  return { start: starts[Math.floor(code / 588)]!, vowel: vowels[Math.floor(code / 28) % 21]!, end: ends[code % 28]! };
};

/** Surnames with customary spellings that no rule gives. */
const surnames: Record<string, string[]> = {
  김: ['kim', 'gim'],
  이: ['lee', 'yi', 'rhee', 'i'],
  리: ['lee', 'ri', 'rhee'],
  박: ['park', 'pak', 'bak'],
  최: ['choi', 'choe'],
  정: ['jung', 'jeong', 'chung'],
  강: ['kang', 'gang'],
  조: ['cho', 'jo'],
  윤: ['yoon', 'yun'],
  장: ['jang', 'chang'],
  임: ['lim', 'im', 'rim', 'yim'],
  림: ['lim', 'rim'],
  오: ['oh', 'o'],
  한: ['han'],
  신: ['shin', 'sin'],
  서: ['seo', 'suh'],
  권: ['kwon', 'gwon'],
  황: ['hwang'],
  안: ['ahn', 'an'],
  유: ['yoo', 'yu', 'you'],
  류: ['ryu', 'yoo', 'ryoo'],
  전: ['jeon', 'jun', 'chun'],
  고: ['ko', 'go', 'koh'],
  문: ['moon', 'mun'],
  백: ['baek', 'paik'],
  노: ['noh', 'roh', 'no'],
  허: ['hur', 'heo', 'huh'],
  심: ['shim', 'sim'],
  주: ['joo', 'ju', 'chu'],
  우: ['woo', 'u'],
  구: ['koo', 'gu', 'ku'],
  나: ['na', 'ra'],
  라: ['ra', 'na'],
  배: ['bae', 'pae'],
  곽: ['kwak', 'gwak'],
  변: ['byun', 'byeon'],
};

/** Joins syllables with a spelling for each letter; initial r and final l are the same letter. */
const write = (syllables: readonly Syllable[], way: Record<string, string>): string =>
  syllables
    .map(({ start, vowel, end }, at) => {
      const first = at === 0 ? (way[`^${start}`] ?? way[start] ?? start) : (way[start] ?? start);
      return first + (way[vowel] ?? vowel) + end;
    })
    .join('');

const official = {};
const english = {
  u: 'oo',
  eo: 'u',
  yeo: 'you',
  eu: 'eu',
  ui: 'eui',
  '^g': 'k',
  '^r': 'l',
  '^d': 'd',
  yu: 'yoo',
  wo: 'wo',
};
const older = { g: 'k', d: 't', b: 'p', j: 'ch', eo: 'o', eu: 'u', yeo: 'yo', ae: 'ae' };
const mixed = { eo: 'u', '^g': 'k', yeo: 'yu' };

/** A Hangul word: the official romanisation, and common alternatives. */
export function ofHangul(word: string): string[] {
  const syllables = [...word].flatMap((sign) => syllableOf(sign) ?? []);
  const ways = [official, mixed, english, older].map((way) => write(syllables, way));
  return distinct([...(surnames[word] ?? []), ...ways]);
}
