import type { Fit } from '#functions/people/index/compare.ts';
import type { NameSpelling } from '#functions/people/index/entry.ts';
import type { Likeness, QueryWord } from '#functions/people/index/query-word.ts';

/** From this cost on a romanised name is no spelling of a Japanese one, but another name: Soto for 佐藤. */
export const OTHER_NAME = 1;
/** Two characters are a Japanese family name; one is Chinese too, which many spell as they say it. */
const JAPANESE = /^(?:[\p{Script=Han}々]{2,}|[\p{Script=Hiragana}ー]+)$/u;

/** The cost of a romanised last name for a Japanese one; undefined where it is compared in another way. */
export const japaneseCost = ({ query, last }: Fit) =>
  last?.how === 'script' && query.family.every(({ word }) => JAPANESE.test(word)) ? last.cost : undefined;
/** Whether a last name is another one than was asked for. */
export const isOtherName = (fit: Fit) => (japaneseCost(fit) ?? 0) >= OTHER_NAME;

/** From this cost on Latin letters only sound like the name asked for in another script: Mahmoud for محمد. */
const NEAR_SOUND = 2.5;
const isJapanese = (word: string) => JAPANESE.test(word);
/** From this cost on a romanised name is no way to write the one asked for: Majed for محمد. */
const NOT_WRITTEN = 5;
export const isUnlikeScript = ({ how, cost }: Likeness) => how === 'script' && cost >= NOT_WRITTEN;

/**
 * Whether a name in Japanese characters is read in another way than the one asked for, in such characters too: 加藤 for
 * 佐藤, 麻衣 for 拓也, but not 佐東 or 拓哉. A name in Latin letters is another one where neither part is alike.
 */
export function isOtherJapanese(fit: Fit, own: { last: NameSpelling; first: NameSpelling }): boolean {
  const { query, last, first } = fit;
  const isUnlike = [last, first].every((likeness) => likeness && isUnlikeScript(likeness));
  if (isUnlike && japaneseCost(fit) !== undefined) return true;
  if (isOtherGiven(fit)) return true;
  return isOtherReading(last, query.family, own.last) || isOtherReading(first, query.given.slice(0, 1), own.first);
}

/** Whether given name and last name both only sound a little like those asked for: Joe Donnelly for ダニエル・井上. */
const isOtherGiven = ({ query, last, first }: Fit) =>
  first?.how === 'script' &&
  first.cost >= NEAR_SOUND &&
  last?.how === 'script' &&
  last.cost >= OTHER_NAME &&
  isJapanese(query.given[0]?.word ?? '');

const isOtherReading = (likeness: Likeness | null, asked: QueryWord[], { shown }: NameSpelling) =>
  likeness?.how === 'script' &&
  likeness.cost >= OTHER_NAME &&
  asked.every(({ word }) => isJapanese(word)) &&
  isJapanese(shown.replace(/\s/g, ''));

/** Whether a name resembles the one asked for in another script without being a way to write it. */
export const isNearSound = ({ how, cost }: Likeness, isLatin: boolean) =>
  how === 'script' && cost >= (isLatin ? NEAR_SOUND : NOT_WRITTEN);
