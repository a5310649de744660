import { joinDetails } from '#shared/values/join-details.ts';

/** A town in the words of a language; what is not known or not to be named is null. */
export type TownWords = { city: string | null; state: string | null; country: string | null };

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]+$/u;

/**
 * A town as its language writes it: “Duluth, Minnesota”, “دولوث، مينيسوتا”. What is in Chinese characters or kana runs from
 * large to small without commas, 福岡県福岡市; a town in Latin letters follows its state, ミネソタ州 Ely. A state that is called like its town is named once.
 */
export function writeTown({ city, state, country }: TownWords, locale: string): string {
  const largest = state ?? city;
  if (locale.startsWith('ja') && largest && EAST_ASIAN.test(largest)) {
    const rest = state && city && !state.startsWith(city) ? city : '';
    const region = `${largest}${EAST_ASIAN.test(rest) ? '' : ' '}${rest}`.trim();
    return country ? `${country}・${region}` : region;
  }
  return joinDetails([city, state !== city && state, country], locale);
}

/** Washington in its district: the two are named as one, “Washington, DC”, “واشنطن العاصمة”. */
export const isCapital = (city: string | null, state: string | null, country: string): boolean =>
  country === 'US' && state === 'DC' && city === 'Washington';
