import { fold } from '#functions/names/fold.ts';
import { placesCalled, subdivisionCalled } from '#functions/people/places/gazetteer.ts';
import { similarTowns } from '#functions/people/places/similar-towns.ts';
import type { SuggestedPlace } from '#shared/api/people.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { isCapital, writeTown } from '#shared/places/write-town.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

const MOST = 8;
/** A single letter begins too many names; a single character may be a whole word. */
const SHORTEST = 2;

type Typed = { text: string; country?: string | undefined; language: Language };
type Suggestions = { places: SuggestedPlace[]; similar: SuggestedPlace[] };

/** What begins with a text; if wanted, and if no place is called exactly this, also what a misspelt text may mean. */
export async function suggestedOrSimilar({ similar, ...typed }: Typed & { similar: boolean }): Promise<Suggestions> {
  const places = await suggestedPlaces(typed);
  const { text, country, language } = typed;
  if (!similar || (await isPlace(fold(text), country))) return { places, similar: [] };
  const towns = await similarTowns(text, country);
  const nameOf = countryNames(language, country);
  return { places, similar: await Promise.all(towns.map((town) => suggestion(town, language, nameOf(town)))) };
}

/** The largest towns and states that begin with a text, in any language. */
export async function suggestedPlaces({ text, country, language }: Typed): Promise<SuggestedPlace[]> {
  const folded = fold(text);
  if (folded.length < SHORTEST && !/\p{Script=Han}/u.test(folded)) return [];
  const suggested = new Map<string, SuggestedPlace>();
  const nameOf = countryNames(language, country);
  for await (const place of placesCalled(folded, 'beginning', country)) {
    const each = await suggestion(place, language, nameOf(place));
    // Two towns of a state may share a name, and no form distinguishes them. A state may be called like its town.
    const key = `${place.isTown} ${each.label}`;
    if (!suggested.has(key)) suggested.set(key, each);
    if (suggested.size >= MOST) break;
  }
  return [...suggested.values()];
}

const isPlace = async (folded: string, country?: string) =>
  !(await placesCalled(folded, 'exactly', country).next()).done;

/** Countries are named unless one is given. */
function countryNames(language: Language, given?: string) {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  return ({ country }: GazetteerLine) => (given ? null : (names.of(country) ?? null));
}

async function suggestion(place: GazetteerLine, language: Language, country: string | null): Promise<SuggestedPlace> {
  const inLanguage = ({ names, name }: GazetteerLine) => names[language] ?? name;
  const region = place.isTown ? await subdivisionCalled(place.country, place.code) : place;
  const words = {
    city: place.isTown && !isCapital(place.name, place.code, place.country) ? inLanguage(place) : null,
    state: region ? inLanguage(region) : null,
    code: place.country === 'US' ? place.code : null,
    country,
  };
  return {
    city: place.isTown ? place.name : null,
    state: region ? (place.country === 'US' ? region.code : region.name) : null,
    country: place.country,
    label: writeTown(words, localeOf(language)),
  };
}
