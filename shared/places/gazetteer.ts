import { type Language, languages } from '#shared/values/language.ts';

/** A place: `name` is how it is usually stored, in Latin letters, and is used in the languages that have no other name. */
type Place = {
  country: string;
  name: string;
  names: Partial<Record<Language, string>>;
  aliases: string[];
  population: number;
};
/** A state, province or prefecture; `code` is the second half of its ISO 3166-2 code. */
export type Subdivision = Place & { code: string };
/** A town; `subdivision` is the code of its first-level subdivision, or empty. */
export type GazetteerTown = Place & { subdivision: string };

const [SUBDIVISION, TOWN] = ['S', 'T'] as const;
/** A language is known to call the place as it is stored. */
const SAME = '=';
/** Comes before each folded name, and after the last. */
export const BAR = '|';

/**
 * The text of all places, the largest first, so that a search from its start finds these first. A line has the kind,
 * country, code, name, the name in each language where a source has one, and all folded names that the place is found by.
 */
export function formatGazetteer(
  { subdivisions, towns }: { subdivisions: Subdivision[]; towns: GazetteerTown[] },
  fold: (text: string) => string,
): string {
  const line = (kind: string, code: string, { country, name, names, aliases }: Place) => {
    const own = languages.map((language) => names[language] ?? '');
    const labels = own.map((each) => (each === name ? SAME : each));
    const folded = new Set([name, ...own, ...aliases].map(fold).filter(Boolean));
    return `${[kind, country, code, name, ...labels].join('\t')}\t${BAR}${[...folded].join(BAR)}${BAR}`;
  };
  const lines = [
    ...subdivisions.map((each) => ({ text: line(SUBDIVISION, each.code, each), population: each.population })),
    ...towns.map((each) => ({ text: line(TOWN, each.subdivision, each), population: each.population })),
  ];
  const sorted = lines.sort((a, b) => b.population - a.population || (a.text < b.text ? -1 : 1));
  return sorted.map(({ text }) => `${text}\n`).join('');
}

/** A line read: `isTown`, and the code of the subdivision itself or that the town is in. */
export type GazetteerLine = Pick<Place, 'country' | 'name' | 'names'> & {
  isTown: boolean;
  code: string;
  folded: string[];
};

export function parseLine(line: string): GazetteerLine {
  const [kind, country = '', code = '', name = '', ...rest] = line.split('\t');
  const names: Partial<Record<Language, string>> = {};
  languages.forEach((language, i) => {
    if (rest[i]) names[language] = rest[i] === SAME ? name : rest[i];
  });
  const folded = foldedNames(rest[languages.length] ?? '');
  return { isTown: kind === TOWN, country, code, name, names, folded };
}

/** The folded names at the end of a line. */
export const foldedNames = (text: string): string[] => text.split(BAR).slice(1, -1);

/** Whether the line that starts here is of a country. */
export const isIn = (country: string, text: Uint8Array, start: number) =>
  text[start + 2] === country.charCodeAt(0) && text[start + 3] === country.charCodeAt(1);

/** The text before and at the start of the line of a subdivision. */
export const subdivisionStart = (country: string, code: string) => `\n${SUBDIVISION}\t${country}\t${code}\t`;
