import { fold } from '#functions/names/fold.ts';
import { openGazetteer } from '#functions/people/places/gazetteer.ts';
import { similarTowns } from '#functions/people/places/similar-towns.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import type { FindPlace, Place } from '#shared/search-line/reading.ts';
import type { Language } from '#shared/values/language.ts';

/** What Japanese and Chinese add to the name of a town or region, and people often leave out. */
const KINDS = ['州', '県', '市', '都', '府'];
const KIND = /(?<=\p{Script=Han}|\p{Script=Katakana}|ー)[市区町村県府都道州省]$/u;
/** How many places of one name are compared. */
const MOST = 12;

type Called = GazetteerLine & { isLarge: boolean };

/** Finds the place that a text is the name of, in any language: the largest, with what towns of that name share. */
export async function placeFinder(language: Language): Promise<FindPlace> {
  const { placesCalled } = await openGazetteer();
  const found = new Map<string, Place | undefined>();
  const find = (folded: string): Place | undefined => {
    const all: Called[] = [];
    for (const place of placesCalled(folded, 'exactly')) if (all.push(place) >= MOST) break;
    const isCalled = ({ name, names }: Called) =>
      [name, ...Object.values(names)].some((each) => fold(each) === folded || fold(each.replace(KIND, '')) === folded);
    const called = all.filter(isCalled);
    // No source has Turkish names of towns abroad, “Şikago” is only one of many spellings. Elsewhere those are mostly noise.
    return sharedBy(called.length || language !== 'tr' ? called : all);
  };
  return (text) => {
    const folded = fold(text);
    if (!folded) return undefined;
    if (!found.has(folded)) {
      const spellings = /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(folded) ? ['', ...KINDS] : [''];
      found.set(folded, spellings.map((kind) => find(folded + kind)).find(Boolean));
    }
    return found.get(folded);
  };
}

/** A state, or the towns of one name, with the state and country that they share. */
function sharedBy([first, ...others]: Called[]): Place | undefined {
  if (!first) return undefined;
  const { isLarge } = first;
  if (!first.isTown) return { city: null, state: stateOf(first), country: first.country, isLarge };
  const towns = [first, ...others.filter(({ isTown }) => isTown)];
  const isOneCountry = towns.every(({ country }) => country === first.country);
  const isOneState = isOneCountry && towns.every(({ code }) => code === first.code);
  return {
    city: first.name,
    state: isOneState && first.country === 'US' ? first.code : null,
    country: isOneCountry ? first.country : 'US',
    isLarge,
  };
}

/** A state of the US is stored by its code. */
const stateOf = ({ country, code, name }: Called) => (country === 'US' ? code : name);

/** The town that a misspelt text may mean. */
export async function townLike(text: string): Promise<Place | undefined> {
  const [town] = await similarTowns(text);
  return (
    town && { city: town.name, state: town.country === 'US' ? town.code : null, country: town.country, isSimilar: true }
  );
}
