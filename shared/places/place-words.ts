import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { placeKey } from '#shared/places/place-key.ts';
import { inPortugal } from '#shared/places/wording.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** Names of states and towns by the key of how they are stored: in the US, a state’s code. */
type Names = { states: Record<string, string>; towns: Record<string, string> };
/** What a language calls the places of a country; in Portuguese also those that Portugal names otherwise than Brazil. */
export type PlaceWords = Names & { portugal?: Names };

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
      const found = namesOf(those, language);
      const portugal = language === 'pt' ? namesOf(inPortugalOf(those), language) : noNames;
      if (hasAny(found)) words.set(`${language}/${country}`, hasAny(portugal) ? { ...found, portugal } : found);
    }
  return words;
}

const noNames: Names = { states: {}, towns: {} };
const hasAny = ({ states, towns }: Names) => Boolean(Object.keys(states).length || Object.keys(towns).length);

const namesOf = (places: readonly GazetteerLine[], language: Language): Names => ({
  states: wordsOf(
    places.filter(({ isTown }) => !isTown),
    language,
  ),
  towns: wordsOf(
    places.filter(({ isTown }) => isTown),
    language,
  ),
});

/** The places that Portugal names otherwise than Brazil, with that name. */
const inPortugalOf = (places: readonly GazetteerLine[]): GazetteerLine[] =>
  places.flatMap((place) => {
    const name = inPortugal(place.isTown ? 'town' : 'state', place);
    return name ? { ...place, names: { ...place.names, pt: name } } : [];
  });

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

/**
 * Of two places with one name the larger counts; where a language has no name of that one, the name that all others of that
 * name share. A place’s own name comes before another’s spelling.
 */
function wordsOf(places: readonly GazetteerLine[], language: Language): Record<string, string> {
  const labels = new Map<string, string | undefined>();
  const add = (key: string, label: string | undefined) => {
    if (!labels.has(key)) labels.set(key, label);
  };
  const keyOf = ({ isTown, country, code, name }: GazetteerLine) =>
    !isTown && country === 'US' ? code : placeKey(name);
  for (const [key, those] of Map.groupBy(places, keyOf))
    add(key, those[0]?.names[language] ?? sharedLabel(those, language));
  // New York City is stored as New York.
  for (const place of places) if (place.isTown && place.names.en) add(placeKey(place.names.en), place.names[language]);
  for (const place of places)
    if (place.country !== 'US' && place.names[language])
      for (const spelling of place.folded)
        if (isLatin(spelling) && isShort(spelling)) add(spelling, place.names[language]);
  return Object.fromEntries(
    [...labels].filter((entry): entry is [string, string] => entry[1] !== undefined && placeKey(entry[1]) !== entry[0]),
  );
}

/** What a language calls all of these places for which it has a name, if that is one name. */
function sharedLabel(places: readonly GazetteerLine[], language: Language): string | undefined {
  const [label, another] = new Set(places.flatMap(({ names }) => names[language] ?? []));
  return another ? undefined : label;
}
