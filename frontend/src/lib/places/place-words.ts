import { available } from '#frontend/lib/places/available.ts';
import { fileOf } from '#frontend/lib/places/place-file.ts';
import type { PlaceWords } from '#shared/places/place-words.ts';
import { isLanguage } from '#shared/values/language.ts';

/** The names of each language and country that were asked for: null while they load, and where they could not be. */
const asked = new Map<string, PlaceWords | null>();
const listeners = new Set<() => void>();
let loads = 0;

/**
 * What a language calls the places of a country. They load when first asked for: until then, and where there are none,
 * places are shown as they are stored.
 */
export function wordsOf(language: string, country: string): PlaceWords | undefined {
  const key = `${language}/${country}`;
  const words = asked.get(key);
  if (words === undefined && isLanguage(language) && available.countries[language].split(' ').includes(country)) {
    asked.set(key, null);
    void load(key, `/${fileOf(language, country)}`);
  }
  return words ?? undefined;
}

/** What a language calls the places of all countries that have been asked for. */
export const allWordsOf = (language: string): PlaceWords[] =>
  [...asked].flatMap(([key, words]) => (key.startsWith(`${language}/`) && words ? [words] : []));

async function load(key: string, file: string): Promise<void> {
  try {
    const response = await fetch(file);
    if (response.ok) setWords(key, (await response.json()) as PlaceWords);
  } catch {
    // Without a network places are shown as they are stored; the next page asks again.
    asked.delete(key);
  }
}

/** Sets the names of a language and country, `ja/JP`, and notifies listeners. */
export function setWords(key: string, words: PlaceWords): void {
  asked.set(key, words);
  loads++;
  for (const listener of listeners) listener();
}

/** How often names have loaded. */
export const loadCount = (): number => loads;

export function onLoad(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
