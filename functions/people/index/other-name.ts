import type { Fit } from '#functions/people/index/compare.ts';

/** From this cost on a romanised name is no spelling of a Japanese one, but another name: Soto for 佐藤. */
export const OTHER_NAME = 1;
/** Two characters are a Japanese family name; one is Chinese too, which many spell as they say it. */
const JAPANESE = /^(?:[\p{Script=Han}々]{2,}|[\p{Script=Hiragana}ー]+)$/u;

/** The cost of a romanised last name for a Japanese one; undefined where it is compared in another way. */
export const japaneseCost = ({ query, last }: Fit) =>
  last?.how === 'script' && query.family.every(({ word }) => JAPANESE.test(word)) ? last.cost : undefined;
/** Whether a last name is another one than was asked for. */
export const isOtherName = (fit: Fit) => (japaneseCost(fit) ?? 0) >= OTHER_NAME;
