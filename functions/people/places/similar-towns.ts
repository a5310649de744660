import { fold } from '#functions/names/fold.ts';
import { editDistance } from '#functions/people/places/edit-distance.ts';
import { namesOfLargest, placesCalled } from '#functions/people/places/gazetteer.ts';
import { languages } from '#shared/values/language.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';

/** How many towns are considered: those of the US from about 30,000 inhabitants. */
const LARGEST = 20_000;
/** Shorter names are too like each other. */
const SHORTEST = 5;
/** From so many letters on, two may be wrong. */
const LONG = 8;
const MOST = 3;

/** The folded names of the largest towns by their first letter, the largest first. */
let names: Map<string, string[]> | undefined;

/** Read once per process: some 100 ms. A request compares the names of one first letter, some 2 ms. */
async function namesByLetter(): Promise<Map<string, string[]>> {
  if (names) return names;
  // Further spellings than those of our languages would only be found by chance.
  const spelled = new Set((await namesOfLargest(LARGEST)).flatMap((each) => each.slice(0, languages.length)));
  names = Map.groupBy(
    [...spelled].filter((name) => name.length >= SHORTEST),
    (name) => name[0]!,
  );
  return names;
}

/** The towns, of a country or of all, whose name differs from a text in a letter, or in two if it is long; the likest first. */
export async function similarTowns(text: string, country?: string): Promise<GazetteerLine[]> {
  const folded = fold(text);
  if (folded.length < SHORTEST) return [];
  const most = folded.length < LONG ? 1 : 2;
  const candidates = ((await namesByLetter()).get(folded[0]!) ?? [])
    .map((name) => ({ name, distance: editDistance(folded, name, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const towns = new Map<string, GazetteerLine>();
  for (const { name } of candidates) {
    for await (const place of placesCalled(name, 'exactly', country)) {
      if (!place.isTown) continue;
      towns.set(`${place.country} ${place.code} ${place.name}`, place);
      break; // the largest of the name
    }
    if (towns.size >= MOST) break;
  }
  return [...towns.values()];
}
