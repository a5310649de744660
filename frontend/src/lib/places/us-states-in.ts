import { stateName } from '#frontend/lib/places/place-names.ts';
import { wordsOf } from '#frontend/lib/places/place-words.ts';
import { usStates } from '#shared/values/us-states.ts';

export { loadCount, onLoad } from '#frontend/lib/places/place-words.ts';

/** The US states in a language and its order, to choose from; in English until the names have loaded. */
export const usStatesIn = (locale: string): { code: string; name: string }[] =>
  usStates
    .map(({ code }) => ({ code, name: stateName(code, 'US', locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));

/** Whether their names in a language have loaded. */
export const areNamed = (locale: string): boolean => wordsOf(locale.split('-')[0]!, 'US') !== undefined;
