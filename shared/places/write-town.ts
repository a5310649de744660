import { joinDetails } from '#shared/values/join-details.ts';

/** A town in the words of a language; what is not known or not to be named is null. */
export type TownWords = { city: string | null; state: string | null; country: string | null };

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]+$/u;

/**
 * A town as its language writes it: “Duluth, Minnesota”, “دولوث، مينيسوتا”. What is in Chinese characters or kana runs from
 * large to small without commas, 福岡県福岡市. A state that is called like its town is named once.
 */
export function writeTown({ city, state, country }: TownWords, locale: string): string {
  const isEastAsian = [city, state].every((each) => !each || (EAST_ASIAN.test(each) && locale.startsWith('ja')));
  if (isEastAsian && (city ?? state)) {
    const region = city && state?.startsWith(city) ? state : `${state ?? ''}${city ?? ''}`;
    return country ? `${country}・${region}` : region;
  }
  return joinDetails([city, state !== city && state, country], locale);
}
