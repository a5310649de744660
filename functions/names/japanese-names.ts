import {
  familySounds,
  givenSounds,
  rareFamilies,
  singleGivens,
  usualFamilies,
} from '#functions/names/models/japanese-names.ts';
import { decompress } from '#functions/platform/decompress.ts';

const setOf = (packed: string): (() => ReadonlySet<string>) => {
  let names: ReadonlySet<string> | undefined;
  return () => (names ??= new Set(decompress(packed).split('\n')));
};
const [usual, rare, single] = [usualFamilies, rareFamilies, singleGivens].map(setOf) as Sets;
const [families, givens] = [familySounds, givenSounds].map(setOf) as Sets;
type Sets = [() => ReadonlySet<string>, () => ReadonlySet<string>, () => ReadonlySet<string>];

/** Family names of one character that Chinese have and hardly any Japanese. */
const CHINESE =
  /^[王李张張陈陳刘劉赵趙黄吴徐孙孫朱马胡郭罗羅郑鄭谢謝许許韩韓邓鄧冯馮曹彭曾萧蕭蔡潘袁董余苏蘇叶吕呂魏蒋蔣沈姜卢盧钟鍾崔谭譚陆陸朴]/u;
/** Chinese and Korean family names of two characters; all others have one. */
const TWO_CHARACTERS =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|皇甫|令狐|慕容|尉迟|司徒|夏侯|东方|東方|남궁|황보|제갈|선우|독고)/u;
/** Given names of four characters are rare. */
const LONGEST_GIVEN = 3;

/**
 * The number of characters of the family name in a name without a space: 石破茂 has two, 李小龙 one. Known Japanese
 * family names decide; without one, a name of four characters or more is taken for Japanese, with two.
 */
export function familyLengthOf(characters: readonly string[]): number {
  const most = characters.length - 1;
  const has = (names: ReadonlySet<string>, length: number) =>
    length <= most && names.has(characters.slice(0, length).join(''));
  const full = characters.join('');
  if (TWO_CHARACTERS.test(full)) return Math.min(2, most);
  if (/^\p{Script=Hangul}/u.test(full)) return most >= LONGEST_GIVEN ? 2 : 1;
  // The longest known name of a list: 長谷川潤 has 長谷川, not 長谷.
  for (const names of [usual(), rare()]) {
    if (has(names, 3)) return 3;
    if (has(names, 2) && !(names === rare() && most === 2 && CHINESE.test(full))) return 2;
  }
  const isSingle = has(usual(), 1) || has(rare(), 1);
  if (most > LONGEST_GIVEN) return 2;
  if (most === LONGEST_GIVEN) return isSingle ? 1 : 2;
  return most === 2 && !isSingle && single().has(characters[2]!) ? 2 : 1;
}

/** Whether many Japanese have this family name, in characters, and hardly any Chinese. */
export const isUsualFamilyName = (characters: string): boolean => usual().has(characters) && !CHINESE.test(characters);

/** Where the family name ends in kana without a space, サトウタロウ; 0 if no family name and given name are known. */
export function familyLengthOfKana(kana: string): number {
  const text = kana.replace(/[ぁ-ゖ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));
  for (let at = text.length - 2; at >= 2; at--)
    if (families().has(text.slice(0, at)) && givens().has(text.slice(at))) return at;
  return 0;
}

/** What no Japanese name has: long vowels, small vowels, ヴ, p at the beginning, doubled voiced consonants. */
const LOAN = /[ーァィゥェォヴ]|^[パピプペポ]|ッ[ガギグゲゴザジズゼゾダヂヅデドバビブベボ]/u;

/**
 * Whether two words in katakana are a Japanese name, with the family name first, rather than a foreign one: サトウ タロウ,
 * but not ビル ゲイツ.
 */
export function isJapaneseOrder(first: string, last: string): boolean {
  if (families().has(first))
    return !families().has(last) || !(isForeign(first, last) || (givens().has(first) && !givens().has(last)));
  if (families().has(last)) return false;
  return !isForeign(first, last) && givens().has(last) && !givens().has(first);
}

const isForeign = (...words: string[]) => words.some((word) => LOAN.test(word));
