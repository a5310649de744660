import { eachOf, listIn } from '#scripts/population/data.ts';
import lists from '#scripts/population/data/names.json' with { type: 'json' };
import { russian as romanised, type Written } from '#scripts/population/names/written.ts';
import type { Language } from '#shared/values/language.ts';

export type Gender = 'female' | 'male';
type Genders<T> = Record<Gender, T>;
type Latin = Exclude<Language, 'ja' | 'ar' | 'ru'>;

/** Each name in its own script and in Latin letters. */
const pairs = (text: string): Written[] =>
  listIn(text).map((pair) => {
    const at = pair.search(/ [A-Za-z]/); // Arabic names may contain a space
    return { native: pair.slice(0, at), latin: pair.slice(at + 1) };
  });
const cyrillic = (text: string): Written[] => listIn(text).map(romanised);

const { ja, ar, ru, ...latinSurnames } = lists.families;
const { ja: givenJa, ar: givenAr, ru: givenRu, ...latinForenames } = lists.given;

/** Surnames in Latin letters, most common first. */
export const latinFamilies: Record<Latin, readonly string[]> = eachOf(latinSurnames, listIn);

/** Given names in Latin letters, most common first. */
export const latinGiven: Record<Latin, Genders<readonly string[]>> = eachOf(latinForenames, (of: Genders<string>) =>
  eachOf(of, listIn),
);

/** Double given names by language. */
export const doubleGiven: Partial<Record<Language, Genders<readonly string[]>>> = eachOf(
  lists.double_given,
  (of: Genders<string>) => eachOf(of, listIn),
);

/** Nicknames by given name. */
export const nicknames: Readonly<Record<string, readonly string[]>> = eachOf(lists.nicknames, listIn);

export const japanese = { families: pairs(ja), given: eachOf(givenJa, pairs) };
/** Arabic names with their romanisations; each person here uses one of them. */
export const arabic = { families: pairs(ar), given: eachOf(givenAr, pairs) };
/** Russian names; the surnames in the male form. */
export const russian = { families: cyrillic(ru), given: eachOf(givenRu, cyrillic) };
