import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { placeKey } from '#shared/places/place-key.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** What a language calls the states and towns of a country, by the key of how they are stored: in the US, a state’s code. */
export type PlaceWords = { states: Record<string, string>; towns: Record<string, string> };

const isLatin = (text: string) => /^[\p{Script=Latin}\d ]+$/u.test(text);
/** Spellings of more words are descriptions. */
const isShort = (text: string) => text.split(' ').length < 3;

/** The words of each language and country that has any, by `ja/JP`. */
export function placeWords(places: readonly GazetteerLine[]): Map<string, PlaceWords> {
  const words = new Map<string, PlaceWords>();
  for (const [country, those] of Map.groupBy(places, (place) => place.country))
    for (const language of languages) {
      // What is stored for the US is English.
      if (country === 'US' && language === 'en') continue;
      const states = wordsOf(
        those.filter(({ isTown }) => !isTown),
        language,
      );
      const towns = wordsOf(
        those.filter(({ isTown }) => isTown),
        language,
      );
      if (Object.keys(states).length || Object.keys(towns).length)
        words.set(`${language}/${country}`, { states, towns });
    }
  return words;
}

/** The first-level subdivisions of each country as they are stored, by ISO code, but for the US, whose states are known by theirs. */
export const regionsOf = (places: readonly GazetteerLine[]): Map<string, string[]> =>
  new Map(
    [
      ...Map.groupBy(
        places.filter(({ isTown, country }) => !isTown && country !== 'US'),
        ({ country }) => country,
      ),
    ].map(([country, those]) => [
      country,
      those.toSorted((a, b) => (a.code < b.code ? -1 : 1)).map(({ name }) => name),
    ]),
  );

/** Of two places with one name the larger counts; a place’s own name comes before another’s spelling. */
function wordsOf(places: readonly GazetteerLine[], language: Language): Record<string, string> {
  const labels = new Map<string, string | undefined>();
  const add = (key: string, label: string | undefined) => {
    if (!labels.has(key)) labels.set(key, label);
  };
  const keyOf = ({ isTown, country, code, name }: GazetteerLine) =>
    !isTown && country === 'US' ? code : placeKey(name);
  for (const place of places) add(keyOf(place), place.names[language]);
  for (const place of places)
    if (place.country !== 'US' && place.names[language])
      for (const spelling of place.folded)
        if (isLatin(spelling) && isShort(spelling)) add(spelling, place.names[language]);
  return Object.fromEntries(
    [...labels].filter((entry): entry is [string, string] => entry[1] !== undefined && placeKey(entry[1]) !== entry[0]),
  );
}
