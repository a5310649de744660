import { fold } from '#functions/names/fold.ts';
import { openGazetteer, subdivisionCalled } from '#functions/people/places/gazetteer.ts';
import { townNicknamed } from '#functions/people/line/town-nicknames.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { writeTown } from '#shared/places/write-town.ts';
import { type Language, localeOf } from '#shared/values/language.ts';
import { stateCode } from '#shared/values/state-spelling.ts';

type Found = GazetteerLine & { isLarge: boolean };
type Reader = { country: string; language: Language };

/** How many places of the reader’s country are considered, and how many of others. */
const MOST = 6;
/** The large places abroad that come before small ones of the reader’s country. */
const MOST_ABROAD = 2;
/** A single letter begins too many names; a single character may be a word or a syllable. */
const SHORTEST = 2;
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The places of which a name begins with a text, the likeliest first: large ones of the reader’s country, then others. */
export async function placesBeginning(text: string, { country, language }: Reader): Promise<Found[]> {
  const folded = fold(text);
  if (folded.length < SHORTEST && !CHARACTER.test(folded)) return [];
  const { placesCalled } = await openGazetteer();
  const begins = (name: string | undefined) => name !== undefined && fold(name).startsWith(folded);
  const isCalled = ({ name, names }: GazetteerLine) => begins(name) || begins(names[language]);
  const near = first(placesCalled(folded, 'beginning', country), isCalled);
  const abroad = first(abroadOf(placesCalled(folded, 'beginning'), country), isCalled);
  // “San Fr” also begins old names of towns that are called otherwise: these only where it begins no other.
  const [own, others] =
    near.called.length + abroad.called.length ? [near.called, abroad.called] : [near.all, abroad.all];
  const isLarge = ({ isLarge }: { isLarge: boolean }) => isLarge;
  const best = [...own.filter(isLarge), ...others.filter(isLarge).slice(0, MOST_ABROAD)];
  return [...new Set([...best, ...own, ...others])];
}

/** How many of the largest places are looked at for regions. */
const REGIONS_AMONG = 100;
/** Two letters that are short for a town, and a particle or a state, too: not read as the town, but offered. */
const ALSO_SHORT: Partial<Record<string, string>> = { la: 'Los Angeles' };

/** What two letters are short for: a state of the US by its code, a town by its nickname, a region that begins so. */
export async function placesShort(text: string, { country, language }: Reader): Promise<GazetteerLine[]> {
  const folded = fold(text).replaceAll(' ', '');
  const { placesCalled } = await openGazetteer();
  const code = country === 'US' ? stateCode(folded) : undefined;
  const state = code ? await subdivisionCalled('US', code) : undefined;
  const nickname = country === 'US' && ALSO_SHORT[folded];
  const town = nickname ? { name: nickname, country } : townNicknamed(folded, [country]);
  const city = town && [...placesCalled(fold(town.name), 'exactly', town.country)].find(({ isTown }) => isTown);
  const regions: GazetteerLine[] = [];
  let looked = 0;
  for (const place of placesCalled(folded, 'beginning', country)) {
    const begins = [place.name, place.names[language] ?? ''].some((name) => fold(name).startsWith(folded));
    if (!place.isTown && begins && place.code !== code) regions.push(place);
    if (++looked >= REGIONS_AMONG || regions.length >= MOST) break;
  }
  return [...(state ? [state] : []), ...(city ? [city] : []), ...regions];
}

/** Whether a region and a town of its country have one name, as New York. */
export async function hasTownSoCalled(region: GazetteerLine, { language }: Pick<Reader, 'language'>): Promise<boolean> {
  if (region.isTown) return false;
  const { placesCalled } = await openGazetteer();
  const nameIn = ({ names, name }: GazetteerLine) => fold(names[language] ?? name);
  for (const place of placesCalled(nameIn(region), 'exactly', region.country))
    if (place.isTown && nameIn(place) === nameIn(region)) return true;
  return false;
}

/** Towns of other countries, and states of the US: few people know the regions of others. */
function* abroadOf<T extends GazetteerLine>(places: Iterable<T>, country: string): Generator<T> {
  for (const place of places) if (place.country !== country && (place.isTown || place.country === 'US')) yield place;
}

/** The first of all places, and the first that are called so. */
function first<T>(places: Iterable<T>, isCalled: (place: T) => boolean): { all: T[]; called: T[] } {
  const found = { all: [] as T[], called: [] as T[] };
  for (const place of places) {
    if (found.all.length < MOST) found.all.push(place);
    if (isCalled(place) && found.called.push(place) >= MOST) break;
  }
  return found;
}

/** The ways to write a place in the reader’s language, the best first. */
export async function placeEndings(place: GazetteerLine, { country, language }: Reader): Promise<string[]> {
  const locale = localeOf(language);
  const inLanguage = ({ names, name }: GazetteerLine) => names[language] ?? name;
  const region = place.isTown ? await subdivisionCalled(place.country, place.code) : place;
  const city = place.isTown ? inLanguage(place) : null;
  const state = region ? inLanguage(region) : null;
  const code = place.country === 'US' ? place.code : null;
  const abroad = new Intl.DisplayNames(locale, { type: 'region' }).of(place.country) ?? null;
  const bare = { city, state: city ? null : state, country: null };
  const inRegion = { city, state, code, country: null };
  const inCountry = { ...bare, country: abroad };
  const ways =
    place.country === country ? [inRegion, bare] : code ? [inRegion, inCountry, bare] : [inCountry, inRegion, bare];
  return [...new Set(ways.map((words) => writeTown(words, locale).replace(MARKS, '')))];
}

/** Marks of direction, which nobody types. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;
