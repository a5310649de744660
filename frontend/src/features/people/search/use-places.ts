import { useEffect, useState } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { people, type SuggestedPlace } from '#shared/api/people.ts';
import { maybeMisspelt, placesToKnow } from '#shared/validation/classify.ts';
import type { FindPlace, Place } from '#shared/validation/placed-name.ts';
import type { Language } from '#shared/values/language.ts';

/** How long typing must pause before places are looked up, in milliseconds. */
const PAUSE_MS = 250;
/** How long a search waits for them. */
const PATIENCE_MS = 900;

/** What is known of a name: the place of that name, or towns of a similar one. */
type Known = { place: Place | undefined; similar: SuggestedPlace[] };
const nothing: Known = { place: undefined, similar: [] };
const known = new Map<string, Promise<Known>>();
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** The place that is called exactly this; where several are, only what they share. */
function exactPlace(name: string, places: SuggestedPlace[], language: Language): Place | undefined {
  const called = places.filter(({ city, label }) => {
    if (isLatin(name) !== isLatin(label)) return true; // found by its name in another language
    return plain(city ?? label.split(/[,،]/)[0]!) === plain(name) || (!isLatin(name) && label.includes(name));
  });
  // No source has Turkish names of towns abroad, “Şikago” is only one of many spellings. Elsewhere those are mostly noise.
  const exact = called.length || language !== 'tr' ? called : places.filter(({ is_exact }) => is_exact);
  const [first] = exact;
  if (!first) return undefined;
  const towns = exact.filter(({ city }) => city !== null);
  const isOne = <K extends 'state' | 'country'>(field: K) => new Set(towns.map((each) => each[field])).size <= 1;
  if (first.city === null) return { city: null, state: first.state, country: first.country };
  return {
    city: first.city,
    state: isOne('state') ? first.state : null,
    country: isOne('country') ? first.country : 'US',
  };
}

function lookUp(text: string, similar: boolean, language: Language): Promise<Known> {
  const key = `${language} ${similar} ${plain(text)}`;
  let answer = known.get(key);
  if (!answer) {
    answer = call(people.suggestPlaces, { text: text.slice(0, 64), language, similar }).then(
      ({ places, similar }) => ({ place: exactPlace(text, places, language), similar }),
      () => {
        known.delete(key); // without an answer the line is read without it
        return nothing;
      },
    );
    known.set(key, answer);
  }
  return answer;
}

/** A town that a line may mean by words that are misspelt. */
export type MeantTown = { written: string; town: SuggestedPlace };
type LinePlaces = { find: FindPlace; meant: MeantTown | undefined };

/** The towns at the end of a line, looked up. */
async function placesIn(line: string, language: Language): Promise<LinePlaces> {
  const names = placesToKnow(line);
  const misspelt = new Set(maybeMisspelt(line));
  const found = await Promise.all(
    names.map(async (name) => [name, await lookUp(name, misspelt.has(name), language)] as const),
  );
  const places = new Map(found.map(([name, { place }]) => [plain(name), place]));
  const isKnown = found.some(([, { place }]) => place);
  const [written, { similar }] = found.findLast(([, { similar }]) => similar.length) ?? ['', nothing];
  return {
    find: (name) => places.get(plain(name)),
    meant: similar[0] && !isKnown ? { written, town: similar[0] } : undefined,
  };
}

const none: FindPlace = () => undefined;

/** Knows the towns at the end of a line once typing pauses, and at last when the search is sent. */
export function usePlaces(line: string) {
  const { language } = useLanguage();
  const [places, setPlaces] = useState<LinePlaces & { line: string }>();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      void placesIn(line, language).then((found) => isStale || setPlaces({ line, ...found }));
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [line, language]);
  return {
    find: places?.line === line ? places.find : none,
    meant: places?.line === line ? places.meant : undefined,
    soon: () =>
      Promise.race([
        placesIn(line, language).then(({ find }) => find),
        new Promise<FindPlace>((resolve) => setTimeout(() => resolve(none), PATIENCE_MS)),
      ]),
  };
}
