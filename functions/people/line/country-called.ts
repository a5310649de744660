import { fold } from '#functions/names/fold.ts';
import { languages, localeOf } from '#shared/values/language.ts';

/** What people write for short. */
const short: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  uae: 'AE',
  ksa: 'SA',
  drc: 'CD',
};

let names: Map<string, string> | undefined;

/** Read once per process, some 10 ms. */
function countryNames(): Map<string, string> {
  if (names) return names;
  names = new Map(Object.entries(short));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of languages) {
    const display = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
      const name = display.of(code);
      if (name && !names.has(fold(name))) names.set(fold(name), code);
    }
  }
  return names;
}

/** The country, by its ISO 3166-1 code, that a text is the name of in one of our languages. */
export const countryCalled = (text: string): string | undefined => countryNames().get(fold(text));
