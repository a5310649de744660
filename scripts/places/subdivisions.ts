import type { Names } from '#scripts/places/sources.ts';
import type { Subdivision } from '#shared/places/gazetteer.ts';
import { languages } from '#shared/values/language.ts';

/** What people write and CLDR does not list. */
const ALSO: Readonly<Record<string, string[]>> = {
  mxcmx: ['CDMX', 'DF', 'Distrito Federal', 'Mexico City', 'Ciudad de México'],
};

/** Languages that we do not speak, of countries whose subdivisions are often stored in them. */
export const ownLanguages: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  sv: ['SE'],
  da: ['DK'],
  no: ['NO'],
  fi: ['FI'],
  cs: ['CZ'],
  ro: ['RO'],
  hu: ['HU'],
  el: ['GR'],
  uk: ['UA'],
  ko: ['KR'],
  zh: ['CN'],
};

/** The word for “state” or “prefecture” in a name: `東京都`, `محافظة القاهرة`, `Московская область` are searched for without. */
const KIND =
  /(?<=.{2})[都府県州省]$|^(?:محافظة|ولاية|إمارة|منطقة|مقاطعة) | (?:область|край|обл\.?)$|^(?:préfecture|prefectura|gouvernorat|gobernación|provincia|province|departamento|département) (?:de la |de los |del |de |du |des |d['’])|(?: Prefecture| Province| Governorate| Region| İli| eyaleti)$/giu;

/** CLDR’s names of the first-level subdivisions of each country, by code. */
export function subdivisionsOf(
  firstLevel: Map<string, string[]>,
  namesIn: Map<string, Map<string, string>>,
): Omit<Subdivision, 'population'>[] {
  return [...firstLevel].flatMap(([country, codes]) =>
    codes.flatMap((id) => {
      const of = (language: string) =>
        namesIn
          .get(language)
          ?.get(id)
          ?.replace(/[¹²³]+$| \([^)]*\)$/g, '');
      const name = of('en');
      // Overseas parts of a country are countries of their own here.
      if (!name || /^fr(?:bl|mf|nc|pf|pm|tf|wf|cp|20r|97\d)$/.test(id)) return [];
      const names: Names = {};
      for (const language of languages) {
        const own = of(language);
        if (own) names[language] = own;
      }
      const own = Object.entries(ownLanguages).flatMap(([language, countries]) =>
        countries.includes(country) ? (of(language) ?? []) : [],
      );
      const bare = [name, ...Object.values(names), ...own].map((each) => each.replace(KIND, ''));
      return [
        { country, code: id.slice(2).toUpperCase(), name, names, aliases: [...own, ...bare, ...(ALSO[id] ?? [])] },
      ];
    }),
  );
}
