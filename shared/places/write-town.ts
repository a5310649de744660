import { joinDetails } from '#shared/values/join-details.ts';

/** A town in the words of a language; what is not known or not to be named is null. `code` is that of a US state. */
export type TownWords = { city: string | null; state: string | null; country: string | null; code?: string | null };

/** A language that is written in Latin letters, as codes of states are. */
const isLatin = (locale: string) => !/^(?:ar|ja|ru)/.test(locale);

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]+$/u;

/** 東京都 is 東京, but a state, a prefecture or a province is more than the town it is called like: ニューヨーク州. */
const LARGER = /[州県府道省]$/;

/**
 * A town as its language writes it: “Duluth, Minnesota”, “دولوث، مينيسوتا”. What is in Chinese characters or kana runs from
 * large to small without commas, 福岡県福岡市; a town in Latin letters follows its state, ミネソタ州 Ely.
 * A state that is called like its town is named once; in the US by its code, “New York, NY”.
 */
export function writeTown({ city, state, country, code = null }: TownWords, locale: string): string {
  const largest = state ?? city;
  if (locale.startsWith('ja') && largest && EAST_ASIAN.test(largest)) {
    const isOne = !state || !city || (state.startsWith(city) && !LARGER.test(state));
    const rest = isOne ? '' : city;
    const region = `${largest}${EAST_ASIAN.test(rest) ? '' : ' '}${rest}`.trim();
    return country ? `${country}・${region}` : region;
  }
  return joinDetails([city, state !== city ? state : city && isLatin(locale) && code, country], locale);
}

/** Washington in its district: the two are named as one, “Washington, DC”, “واشنطن العاصمة”. */
export const isCapital = (city: string | null, state: string | null, country: string): boolean =>
  country === 'US' && state === 'DC' && city === 'Washington';
