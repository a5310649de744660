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
  holland: 'NL',
  hollanda: 'NL',
  inglaterra: 'GB',
  angleterre: 'GB',
  ingiltere: 'GB',
  англия: 'GB',
  انجلترا: 'GB',
  америка: 'US',
  сша: 'US',
  'etats unis': 'US',
  eua: 'US',
  eeuu: 'US',
  'ee uu': 'US',
  abd: 'US',
  amerika: 'US',
  امريكا: 'US',
  السعوديه: 'SA',
  الامارات: 'AE',
  アメリカ: 'US',
  米国: 'US',
};

let names: Map<string, string> | undefined;

/** Former codes have the name of today’s country: DD, which was East Germany, is called Germany. */
const inForce = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

/** Read once per process, some 10 ms. */
function countryNames(): Map<string, string> {
  if (names) return names;
  names = new Map(Object.entries(short));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of languages) {
    const display = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
      const name = display.of(code);
      if (name && !names.has(fold(name))) names.set(fold(name), inForce(code));
    }
  }
  return names;
}

/** The country, by its ISO 3166-1 code, that a text is the name of in one of our languages. */
export const countryCalled = (text: string): string | undefined => countryNames().get(fold(text));
