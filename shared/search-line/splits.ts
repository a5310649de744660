import { borne, isUnspaced, nameWordsOf, wordsOf } from '#shared/search-line/name-words.ts';
import type { Knowledge, Place } from '#shared/search-line/reading.ts';
import { undeclined, withoutTurkishCase } from '#shared/search-line/place-cases.ts';
import { withoutPlaceKind } from '#shared/search-line/place-kinds.ts';
import { atPlaceWord, withoutPlaceWords } from '#shared/search-line/place-words.ts';
import { postalCodeIn } from '#shared/values/postal-code.ts';
import { isWord, stateCodeFirst, withoutState } from '#shared/values/state-spelling.ts';

/** Where the place of a line is, and what marks it. */
type Mark = 'none' | 'end' | 'from' | 'start' | 'comma' | 'in' | 'alone';
type PlaceFields = { city?: string; state?: string; country?: string };
/** One way to divide a line into a name and a place. `written` is what is taken for a town or state. */
export type Split = {
  name: string;
  mark: Mark;
  fields: PlaceFields;
  town?: Written;
  state?: Written;
  isCode?: boolean;
};
export type Written = { written: string; place?: Place | undefined };

const MAX_TOWN_WORDS = 4;
/** The least words of a name behind a place. */
const NAME_WORDS = 2;

/** All ways to divide a line into a name and a place. */
export function splitsOf(line: string, known: Knowledge): Split[] {
  const before = stateCodeFirst(line);
  if (before) return splitsOf(`${before.rest} ${before.state}`, known);
  const marked = atPlaceWord(line);
  const [, here, there] = FROM.exec(line) ?? [];
  const all: Split[] = [
    { name: line, mark: 'none', fields: {} },
    ...placesIn(line.replace(/\s*[,،、]\s*/g, ' '), known).map((place): Split => ({
      ...place,
      name: '',
      mark: 'alone',
    })),
    ...(marked
      ? declinedPlacesIn(marked.place, known).map((place): Split => ({ ...place, name: marked.name, mark: 'in' }))
      : turkishPlaces(line, known)),
    ...(here && there
      ? placesIn(there, known).map((place): Split => ({ ...place, name: here, mark: fromOrEnd(here, there, known) }))
      : []),
    ...splitsAtCommas(line, known),
    ...(marked ? [] : splitsAtEnd(line, known)),
    ...splitsAtStart(line, known),
  ];
  const isName = (name: string) => /\p{L}/u.test(name) && (name.includes(',') || !PARTICLE_LAST.test(name));
  return all.filter(({ name, mark }) => mark === 'none' || mark === 'alone' || isName(name));
}

/** A place as it is, without its kind, or else in the nominative. */
function declinedPlacesIn(text: string, known: Knowledge): Omit<Split, 'name' | 'mark'>[] {
  const { name, kind } = withoutPlaceKind(text);
  const forms = [text, name, ...undeclined(name), withoutPlaceWords(text)];
  const found = forms.map((each) => placesIn(each, known));
  // “штат Виргиния” is no town that is called so, if there is a region.
  const regions = kind === 'region' ? found.map((each) => each.filter(({ town, state }) => state && !town)) : [];
  return [...regions, ...found].find(({ length }) => length) ?? [];
}

/** “Ayşe Yılmaz ankarada”, “istanbuldan Ayşe Yılmaz”: a town or country with its Turkish ending, where Turkish is read. */
function turkishPlaces(line: string, known: Knowledge): Split[] {
  const words = wordsOf(line.replace(/\s(?:yaşayan|oturan|yaşıyor|oturuyor)$/iu, ''));
  if (!known.countries?.includes('TR') || words.length <= NAME_WORDS) return [];
  const [first = '', ...behind] = words;
  const last = behind.pop() ?? '';
  const rest = /^(?:yaşayan|oturan|gelen|olan)$/iu.test(behind[0] ?? '') ? behind.slice(1) : behind;
  // “Konyalı” and “Sevda” are names too.
  const isName = !TURKISH_CASE.test(first) || borne(first, 'first', known) !== 'unknown' || !rest.length;
  return [
    ...turkishPlace(last, known).map((each): Split => ({ ...each, name: [first, ...behind].join(' '), mark: 'in' })),
    ...(isName ? [] : turkishPlace(first, known)).map((each): Split => ({
      ...each,
      name: [...rest, last].join(' '),
      mark: 'in',
    })),
  ];
}

const TURKISH_CASE = /(?:[dt][ae](?:n|ki)?|l[ıiuü])$/iu;
/** Shorter names of places abroad are met by chance. */
const SHORTEST_ABROAD = 5;

function turkishPlace(word: string, known: Knowledge): Omit<Split, 'name' | 'mark'>[] {
  const stem = known.place?.(word) ? undefined : withoutTurkishCase(word);
  const place = stem ? known.place?.(stem) : undefined;
  const isMeant = place?.country === 'TR' || (place?.isLarge && stem!.length >= SHORTEST_ABROAD);
  return isMeant ? placesIn(stem!, known) : [];
}

/** “Juan de la Paz”: what is behind a particle belongs to the name. */
const PARTICLE_LAST = /\s(?:d[aeiou]|d[eo]s|del|della|di|van|von|der|den|la|le|el|al|bin|ibn|abu|y|e|of)$/iu;

/** “de” is also a part of names. */
const FROM = /^(\S+\s.*\S)\s+(?:de|do|da|of|a)\s+(.+)$/iu;

/** “Tamsin Okafor de Duluth” is from there; nobody is called so. “Lima” and “Braga” are rather the end of a name. */
const fromOrEnd = (name: string, place: string, known: Knowledge): Mark =>
  nameWordsOf(name).length >= NAME_WORDS && borne(wordsOf(place).at(-1)!, 'last', known) === 'unknown' ? 'from' : 'end';

/** “Okafor, Tamara, Duluth”: a place behind any of the commas, or “Fort Worth, TX - Tamara Okafor” before one. */
function splitsAtCommas(line: string, known: Knowledge): Split[] {
  const parts = line.split(/\s*[,،、]\s*|\s+[-–—]\s+/).filter(Boolean);
  const before = parts.slice(1).flatMap((_, nth): Split[] => {
    const name = parts.slice(nth + 1).join(' ');
    if (nameWordsOf(name).length < NAME_WORDS) return [];
    return placesIn(parts.slice(0, nth + 1).join(' '), known).map((place): Split => ({
      ...place,
      name,
      mark: 'start',
    }));
  });
  const behind = parts.slice(1).flatMap((_, nth) => {
    const name = parts.slice(0, nth + 1).join(', ');
    const after = parts.slice(nth + 1).join(' ');
    return placesIn(after, known, true)
      .filter((place) => !isTownOf(parts.slice(1, nth + 1), place, known))
      .map((place): Split => ({ ...place, name, mark: 'comma' }));
  });
  return [...behind, ...before];
}

/** Whether what would be the first name is a town of the state: “Okafor, Duluth, Minnesota”. */
function isTownOf([first, ...more]: string[], { fields: { state } }: Pick<Split, 'fields'>, known: Knowledge): boolean {
  if (!first || more.length || borne(first, 'first', known) !== 'unknown') return false;
  const town = known.place?.(first);
  return Boolean(town?.city && !isElsewhere(town, state));
}

/** A state, a town or both at the end of a line. A place is one part of a line with commas. */
function splitsAtEnd(line: string, known: Knowledge): Split[] {
  const { rest: bare, code } = withoutZip(line);
  const end = stateAtEnd(bare, known);
  const towns = townsAtEnd(end?.rest ?? bare, end, code, known);
  if (!end || !wordsOf(end.rest).length) return towns;
  // “Curitiba PR” is in Paraná.
  const abroad = townsAtEnd(bare, undefined, code, known).filter(
    ({ town }) => town?.place?.isSure && town.place.country !== 'US',
  );
  const state: Split = {
    name: end.rest.replace(/[,،、]\s*$/, ''),
    mark: 'end',
    fields: { state: end.state },
    state: { written: end.written },
    isCode: code || (wordsOf(end.rest).length > 1 && end.isCode),
  };
  // “pa” and “la” are codes behind one of their towns alone.
  return [...towns, ...abroad, ...(end.isWord ? [] : [state])];
}

type End = { rest: string; state: string; written: string; isCode: boolean; isWord: boolean };

/** The towns that a text ends in, in the state behind it if there is one. */
function townsAtEnd(text: string, end: End | undefined, code: boolean, known: Knowledge): Split[] {
  const words = wordsOf(text);
  const most = Math.min(MAX_TOWN_WORDS, words.length - 1);
  const found = Array.from({ length: Math.max(0, most) }, (_, i) => words.slice(-1 - i).join(' ')).flatMap(
    (written): Split[] => {
      const place = /[,،、]/.test(written)
        ? undefined
        : end
          ? townIn(end.state, written, known)
          : known.place?.(written);
      if (!place) return [];
      const fields = end ? { city: place.isSimilar ? place.city! : written, state: end.state } : fieldsOf(place);
      const name = text
        .slice(0, text.length - written.length)
        .trim()
        .replace(/[,،、]$/, '');
      const state = end && { written: end.written, place: undefined };
      const which =
        place.city === null ? { state: { written, place } } : { town: { written, place }, ...(state && { state }) };
      return [{ name, mark: 'end', fields, ...which, isCode: Boolean(end?.isCode) || code }];
    },
  );
  // “New York” and “Porto Alegre” are no York and no Alegre.
  const longest = found.findLastIndex(({ town, state }) => (town ?? state)?.place?.isLarge && !town?.place?.isSure);
  return found.slice(Math.max(0, longest));
}

/** 札幌 内田, “Truth or Consequences NM Harold Baca”: the place first. A US state behind a town is a code. */
function splitsAtStart(line: string, known: Knowledge): Split[] {
  const words = wordsOf(line);
  if (/[,،、]/.test(line)) return [];
  const least = isUnspaced(line) ? 1 : NAME_WORDS;
  const most = Math.min(MAX_TOWN_WORDS, words.length - least);
  return Array.from({ length: Math.max(0, most) }, (_, i) => i + 1).flatMap((count): Split[] => {
    const written = words.slice(0, count).join(' ');
    // “Nancy Pelosi San Fransisco” begins with a first name. In パリ マリー・デュポン the name has a dot.
    const isName = words[1]?.includes('・');
    if (count === 1 && !isName && borne(written, 'first', known) !== 'unknown') return [];
    const [split] = placesIn(written, known);
    // “Kenya Moore Smith” is a name.
    const isCountry = split?.state?.place?.state === null && !isUnspaced(line);
    return split && !isCountry && (split.town || !split.isCode)
      ? [{ ...split, name: words.slice(count).join(' '), mark: 'start' }]
      : [];
  });
}

/** What a text may be as a place; behind a comma also a town that is not known, beside its state. */
function placesIn(text: string, known: Knowledge, isMarked = false): Omit<Split, 'name' | 'mark'>[] {
  const { rest: bare, code } = withoutZip(text.replace(/[,،、]\s*/g, ' '));
  const end = withoutState(bare);
  const written = end.state ? bare.slice(end.rest.length).trim() : '';
  const isCode = written.length === 2 || code;
  const found: Omit<Split, 'name' | 'mark'>[] = [];
  if (end.state && end.rest) {
    const place = townIn(end.state, end.rest, known);
    if (place || (isMarked && !endsInTown(end.rest, end.state, known)))
      found.push({
        fields: { city: place && (place.isSimilar || !isMarked) ? place.city! : end.rest, state: end.state },
        town: { written: end.rest, place },
        state: { written },
        isCode,
      });
  }
  const place = known.place?.(bare);
  const isSame = place?.isSure && found.some(({ fields }) => fields.city && fields.state === place.state);
  if (place?.city && !isSame) found.push({ fields: fieldsOf(place), town: { written: bare, place } });
  else if (place && !place.city) found.push({ fields: fieldsOf(place), state: { written: bare, place } });
  if (end.state && !end.rest && !isWord(bare))
    found.push({ fields: { state: end.state }, state: { written: bare }, isCode });
  return found;
}

/** The town of a state that a text is the name of, or that is spelled like the name of a town elsewhere. */
function townIn(state: string, text: string, { place }: Knowledge): Place | undefined {
  const town = place?.(text);
  const written = place?.(`${text} ${state}`);
  if (written?.city && !isElsewhere(written, state)) {
    // “New York NY” is as it is spelled, “Pittsburg PA” is not.
    const isSimilar = !`${written.city} `.toLowerCase().startsWith(`${text} `.toLowerCase());
    return { ...written, isSure: false, isSimilar };
  }
  if (town?.city && !isElsewhere(town, state)) return town;
  const namesake = town?.isSimilar ? place?.(`${town.city} ${state}`) : undefined;
  return namesake?.city ? { ...namesake, isSimilar: true } : undefined;
}

/** What a marked place has before its state and postal code. */
export const withoutRegion = (place: string): string => withoutState(withoutZip(place).rest).rest;

/** “Pieter Grand Rapids” is no town, but ends in one. */
function endsInTown(text: string, state: string, known: Knowledge): boolean {
  const words = wordsOf(text);
  return words.some((_, nth) => {
    const town = nth ? known.place?.(words.slice(nth).join(' ')) : undefined;
    return Boolean(town?.city && !isElsewhere(town, state));
  });
}

/** Whether a known town is in another state than the one beside it. */
const isElsewhere = (town: Place, state: string | undefined) =>
  Boolean(state && (town.country !== 'US' || (town.state && town.state !== state)));

const fieldsOf = ({ city, state, country }: Place): PlaceFields => ({
  ...(city && { city }),
  ...(state && { state }),
  ...(country !== 'US' && { country }),
});

function withoutZip(line: string): { rest: string; code: boolean } {
  const code = postalCodeIn(line, 'US');
  return code && code.index > 0 ? { rest: line.slice(0, code.index).trim(), code: true } : { rest: line, code: false };
}

/** A state at the end of a name that has no comma; “la” and “de” are words of names. */
function stateAtEnd(line: string, { place, countries = ['US'] }: Knowledge): End | undefined {
  const { rest, state } = withoutState(line);
  if (!state || !rest) return undefined;
  const written = line.slice(rest.length).trim();
  const isCode = written.length === 2;
  // In Brazil “PR” is Paraná.
  const region = isCode ? place?.(written) : undefined;
  if (region && region.city === null && region.country !== 'US' && countries.includes(region.country)) return undefined;
  const isShouted = line === line.toUpperCase();
  const isWordCode = isCode && (isWord(written) || (isShouted && isWord(written.toLowerCase())));
  return { rest, state, written, isCode: isCode && !isWordCode, isWord: isWordCode };
}
