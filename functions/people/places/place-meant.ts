import { fold } from '#functions/names/fold.ts';
import { type NameQuery, type QueryPlace, typedPlace } from '#functions/people/index/parse-query.ts';
import { townKey } from '#functions/people/index/town-key.ts';
import { placesCalled, subdivisionCalled } from '#functions/people/places/gazetteer.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { stateCode } from '#shared/values/state-spelling.ts';

/** A place that a text may mean, spelled as the index usually stores it: in the US a state by its postal code. */
export type PlaceCandidate = { city: string | null; state: string | null; country: string; spellings: string[] };

/** How many towns of one name are considered, the largest. */
const MOST = 6;
/** 福岡県福岡市: a prefecture and a town without a comma. */
const JAPANESE = /^(.{2,3}?[都道府県])(.+)$/u;
const COMMAS = /[,،、，]/;

/**
 * The places that a text in any language may mean, the largest first: “München”, “Сан-Франциско”, “東京”, “مينيسوتا”. What a
 * place is called comes before how it is also spelled.
 */
export async function placesMeant(text: string, kind: 'town' | 'state'): Promise<PlaceCandidate[]> {
  const folded = fold(text);
  if (!folded) return [];
  const called: GazetteerLine[] = [];
  const spelled: GazetteerLine[] = [];
  for await (const place of placesCalled(folded, 'exactly')) {
    if (place.isTown !== (kind === 'town')) continue;
    const isCalled = [place.name, ...Object.values(place.names)].some((name) => fold(name) === folded);
    (isCalled ? called : spelled).push(place);
    if (called.length >= MOST) break;
  }
  return Promise.all((called.length ? called : spelled).slice(0, MOST).map(candidateOf));
}

async function candidateOf({ isTown, country, code, name, folded }: GazetteerLine): Promise<PlaceCandidate> {
  const region = isTown ? (await subdivisionCalled(country, code))?.name : name;
  const state = country === 'US' ? code : (region ?? null);
  const spellings = isTown || country !== 'US' ? folded : [fold(code)];
  return { city: isTown ? name : null, state, country, spellings };
}

/** The place of a query in all spellings that the index may have. English names in the US need no look-up. */
export async function placeMeant(query: NameQuery): Promise<QueryPlace> {
  const typed = typedPlace(query);
  if (!typed.cities.size && !typed.states.size) return typed;
  const { city, state } = partsOf(query);
  const isAmerican = Boolean(stateCode(state));
  if (isAmerican && /^[\x20-\x7e]*$/.test(city)) return typed;
  const [towns, states] = await Promise.all([placesMeant(city, 'town'), isAmerican ? [] : placesMeant(state, 'state')]);
  // A prefecture or a state may stand where a town is asked for.
  const regions = towns.length || !city ? [] : await placesMeant(city, 'state');
  const spell = (own: string, candidates: PlaceCandidate[]) =>
    new Set([fold(own), ...candidates.flatMap(({ spellings }) => spellings)].filter(Boolean));
  const [largest] = towns;
  return {
    cities: new Set(regions.length ? [] : [...spell(city, towns)].map(townKey)),
    states: spell(isAmerican ? stateCode(state)! : state, [...states, ...regions]),
    ...(!state && largest?.state && { regions: new Set([fold(largest.state)]) }),
  };
}

/** “Munich, Bavaria” and 福岡県福岡市 in the field of the town name both. */
function partsOf({ city = '', state = '' }: NameQuery): { city: string; state: string } {
  const [, prefecture, town] = JAPANESE.exec(city.trim()) ?? [];
  if (prefecture && town && !state) return { city: town, state: prefecture };
  const [before = '', behind = ''] = city.split(COMMAS).map((part) => part.trim());
  return { city: before, state: state || behind };
}
