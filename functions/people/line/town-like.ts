import { fold } from '#functions/names/fold.ts';
import { countryCalled } from '#functions/people/line/country-called.ts';
import { openGazetteer } from '#functions/people/places/gazetteer.ts';
import { editDistance } from '#functions/people/places/edit-distance.ts';
import { similarTowns } from '#functions/people/places/similar-towns.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import type { Place } from '#shared/search-line/reading.ts';

/** Shorter names of towns abroad are too like last names. */
const LONG = 8;

/**
 * The town of one of these countries, or large, that a misspelt text may mean; “Almanya”, which is Germany, is no Alanya, and
 * “Roussel” no Ruse in Bulgaria.
 */
export async function townLike(text: string, countries: readonly string[]): Promise<Place | undefined> {
  const { towns, isLarge } = await townsLike(text);
  const town = towns.find((each) => countries.includes(each.country) || (text.length >= LONG && isLarge(each)));
  return town && placeOf(town);
}

/** A large town of one of these countries whose name differs in one letter: what a line begins with is oftener a name. */
export async function largeTownLike(text: string, countries: readonly string[]): Promise<Place | undefined> {
  const folded = fold(text);
  const { towns, isLarge } = await townsLike(text);
  const town = towns.find(
    (each) =>
      countries.includes(each.country) &&
      isLarge(each) &&
      [each.name, ...Object.values(each.names)].some((spelled) => editDistance(folded, fold(spelled), 1) <= 1),
  );
  return town && placeOf(town);
}

async function townsLike(text: string): Promise<{ towns: GazetteerLine[]; isLarge: (town: GazetteerLine) => boolean }> {
  // In Spanish b and v sound alike: “Beracruz”.
  const towns = countryCalled(text)
    ? []
    : (await Promise.all([text, ...swapped(text)].map((each) => similarTowns(each)))).flat();
  const { placesCalled } = await openGazetteer();
  const isLarge = ({ name, country }: GazetteerLine) =>
    [...placesCalled(fold(name), 'exactly', country)].some((each) => each.name === name && each.isTown && each.isLarge);
  return { towns, isLarge };
}

const placeOf = ({ name, country, code }: GazetteerLine): Place => ({
  city: name,
  state: country === 'US' ? code : null,
  country,
  isSimilar: true,
});

function swapped(text: string): string[] {
  if (/^b/i.test(text)) return [text.replace(/^b/i, 'v')];
  return /^v/i.test(text) ? [text.replace(/^v/i, 'b')] : [];
}
