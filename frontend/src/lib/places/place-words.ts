import { available } from '#shared/places/available.ts';
import { fileOf } from '#shared/places/place-file.ts';
import type { PlaceWords } from '#shared/places/place-words.ts';
import { type Language } from '#shared/values/language.ts';

const loaded = new Map<string, PlaceWords>();
const loading = new Map<string, Promise<void>>();

const keyOf = (language: string, country: string) => `${language}/${country}`;

/** The names of a country’s places in a language, once they are loaded: until then places are shown as they are stored. */
export const wordsOf = (language: string, country: string): PlaceWords | undefined =>
  loaded.get(keyOf(language, country));

/** Whether a language has names of its own for places there. */
const hasWords = (language: Language, country: string) => available.countries[language].split(' ').includes(country);

/** Loads the names of a country’s places, once; without a network they stay as they are stored. */
export function loadWords(language: Language, country: string): Promise<void> | undefined {
  const key = keyOf(language, country);
  if (loaded.has(key) || !hasWords(language, country)) return undefined;
  let request = loading.get(key);
  if (!request) {
    request = fetchWords(language, country)
      .then((words) => void loaded.set(key, words))
      .catch(() => {})
      .finally(() => loading.delete(key));
    loading.set(key, request);
  }
  return request;
}

async function fetchWords(language: Language, country: string): Promise<PlaceWords> {
  const response = await fetch(`/${fileOf(language, country)}`);
  if (!response.ok) throw new Error(`No names of places: ${response.status}`);
  return (await response.json()) as PlaceWords;
}

/** Sets names, for tests. */
export const setWords = (language: Language, country: string, words: PlaceWords) =>
  loaded.set(keyOf(language, country), words);
