import { fold } from '#functions/names/fold.ts';
import { placesCalled, subdivisionCalled } from '#functions/people/places/gazetteer.ts';
import type { SuggestedPlace } from '#shared/api/people.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { writeTown } from '#shared/places/write-town.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

const MOST = 8;
/** A single letter begins too many names; a single character may be a whole word. */
const SHORTEST = 2;
/** How many places elsewhere are passed over for one in the country. */
const MOST_READ = 4000;

type Typed = { text: string; country?: string | undefined; language: Language };

/** The largest towns and states that begin with a text, in any language. */
export async function suggestedPlaces({ text, country, language }: Typed): Promise<SuggestedPlace[]> {
  const folded = fold(text);
  if (folded.length < SHORTEST && !/\p{Script=Han}/u.test(folded)) return [];
  const suggested = new Map<string, SuggestedPlace>();
  let read = 0;
  for await (const place of placesCalled(folded, 'beginning')) {
    if (suggested.size >= MOST || ++read > MOST_READ) break;
    if (country && place.country !== country) continue;
    const each = await suggestion(place, language, !country);
    // Two towns of a state may share a name, and no form tells them apart.
    if (!suggested.has(each.label)) suggested.set(each.label, each);
  }
  return [...suggested.values()];
}

async function suggestion(place: GazetteerLine, language: Language, withCountry: boolean): Promise<SuggestedPlace> {
  const inLanguage = ({ names, name }: GazetteerLine) => names[language] ?? name;
  const region = place.isTown ? await subdivisionCalled(place.country, place.code) : place;
  const locale = localeOf(language);
  const words = {
    city: place.isTown ? inLanguage(place) : null,
    state: region ? inLanguage(region) : null,
    country: withCountry ? (new Intl.DisplayNames(locale, { type: 'region' }).of(place.country) ?? null) : null,
  };
  return {
    city: place.isTown ? place.name : null,
    state: region ? (place.country === 'US' ? region.code : region.name) : null,
    country: place.country,
    label: writeTown(words, locale),
  };
}
