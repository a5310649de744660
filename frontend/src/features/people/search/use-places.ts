import { useEffect, useState } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { people, type SuggestedPlace } from '#shared/api/people.ts';
import { placesToKnow } from '#shared/validation/classify.ts';
import type { FindPlace, Place } from '#shared/validation/placed-name.ts';
import type { Language } from '#shared/values/language.ts';

/** How long typing must pause before places are looked up, in milliseconds. */
const PAUSE_MS = 250;
/** How long a search waits for them. */
const PATIENCE_MS = 900;

const known = new Map<string, Promise<Place | undefined>>();
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** The place that is called exactly this; where several are, only what they share. */
function exactPlace(name: string, places: SuggestedPlace[]): Place | undefined {
  const exact = places.filter(({ city, label }) => {
    if (isLatin(name) !== isLatin(label)) return true; // found by its name in another language
    return plain(city ?? label.split(/[,،]/)[0]!) === plain(name) || (!isLatin(name) && label.includes(name));
  });
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

function lookUp(text: string, language: Language): Promise<Place | undefined> {
  const key = `${language} ${plain(text)}`;
  let place = known.get(key);
  if (!place) {
    place = call(people.suggestPlaces, { text: text.slice(0, 64), language }).then(
      ({ places }) => exactPlace(text, places),
      () => void known.delete(key), // without an answer the line is read without it
    );
    known.set(key, place);
  }
  return place;
}

/** The towns at the end of a line, looked up. */
async function placesIn(line: string, language: Language): Promise<FindPlace> {
  const names = placesToKnow(line);
  const found = await Promise.all(names.map(async (name) => [plain(name), await lookUp(name, language)] as const));
  const places = new Map(found);
  return (name) => places.get(plain(name));
}

const none: FindPlace = () => undefined;

/** Knows the towns at the end of a line once typing pauses, and at last when the search is sent. */
export function usePlaces(line: string) {
  const { language } = useLanguage();
  const [places, setPlaces] = useState<{ line: string; find: FindPlace }>();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      void placesIn(line, language).then((find) => isStale || setPlaces({ line, find }));
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [line, language]);
  return {
    find: places?.line === line ? places.find : none,
    soon: () =>
      Promise.race([
        placesIn(line, language),
        new Promise<FindPlace>((resolve) => setTimeout(() => resolve(none), PATIENCE_MS)),
      ]),
  };
}
