import { fold, words } from '#functions/names/fold.ts';
import { suggestedNames } from '#functions/people/domain/suggested-names.ts';
import type { Lexicon } from '#functions/people/index/lexicon.ts';
import { hasTownSoCalled, placeEndings, placesBeginning, placesShort } from '#functions/people/line/place-endings.ts';
import type { LineCompletion } from '#shared/api/people.ts';
import { subdivisionKind } from '#shared/places/country-form.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { endsInAge } from '#shared/search-line/age-in-line.ts';
import { borne, isUnspaced, wordsOf } from '#shared/search-line/name-words.ts';
import { withoutPlaceKind } from '#shared/search-line/place-kinds.ts';
import { atPlaceWord } from '#shared/search-line/place-words.ts';
import { readLine } from '#shared/search-line/read-line.ts';
import type { Knowledge, Reading } from '#shared/search-line/reading.ts';
import type { Language } from '#shared/values/language.ts';

const MOST = 5;
/** The words of a town or state that may be typed already. */
const MAX_PLACE_WORDS = 3;
/** The words of a name before a place without a comma. */
const NAME_WORDS = 2;

/** `reading` is what the line is understood as without more. */
type Line = { text: string; country: string; language: Language; reading: Reading };
type Known = Knowledge & Required<Pick<Knowledge, 'share'>>;

/**
 * How a line with a name may go on: its town behind a whole name, its last name before that. A town is written so that the
 * longer line is read as it; a line with a place is whole.
 */
export async function completionsOf(line: Line, known: Known, lastNames: Lexicon): Promise<LineCompletion[]> {
  // What is understood, and what else it may mean, is shown under the line, where the list would cover it.
  const { city, state, country } = line.reading;
  if (city || state || country) return [];
  const text = line.text.normalize('NFKC').trim();
  if (endsInAge(text)) return [];
  const { name, places } = await placesBehind({ ...line, text }, known);
  if (places.length && isWhole(name, known)) return places.slice(0, MOST);
  return [...lastNamesIn(text, lastNames), ...places].slice(0, MOST);
}

async function placesBehind(line: Line, known: Known): Promise<{ name: string; places: LineCompletion[] }> {
  const { text, country } = line;
  for (const { name, beginning } of beginningsIn(text)) {
    if (!isCompleteName(name, beginning, line, known)) continue;
    const before = `${name}${commaOf(text, line.language)}`;
    const places: LineCompletion[] = [];
    // No search distinguishes towns of one name in a country other than the US.
    const seen = new Set<string>();
    for (const place of await placesMeant(beginning, line, known)) {
      for (const ending of await placeEndings(place, line)) {
        const [read] = readLine(before + ending, country, known);
        if (!isPlace(read, place)) continue;
        const kind = (await hasTownSoCalled(place, line)) ? kindOf(place) : undefined;
        if (!seen.has(placeOf(read))) places.push({ before, ending, ...(kind && { kind }) });
        seen.add(placeOf(read));
        break;
      }
      if (places.length >= MOST) break;
    }
    if (places.length) return { name, places };
  }
  return { name: '', places: [] };
}

/** A whole word that is a last name is not the beginning of a town that is called so, unless that is large and near. */
async function placesMeant(beginning: string, line: Line, known: Known): Promise<GazetteerLine[]> {
  if (SHORT.test(beginning)) return placesShort(beginning, line);
  const places = await placesBeginning(beginning, line);
  if (borne(beginning, 'last', known) === 'unknown') return places;
  const folded = `${fold(beginning)} `;
  const isCalledSo = ({ name, names }: GazetteerLine) =>
    [name, names[line.language] ?? name].some((each) => `${fold(each)} `.startsWith(folded));
  return places.filter((place) => !isCalledSo(place) || (place.country === line.country && place.isLarge));
}

/** “Bernie Sanders’ın”: a case goes on with what it belongs to, not with a town. */
const CASE = /['’](?:s|[nsy]?[ıiuü]n?|[nsy]?[ae]|[dt][ae]n?|l[ıiuü])?$/iu;

/**
 * Whether a town may follow: nothing of the name is missing, as in “the wife of Bernie”, and what follows is no last name
 * that this lacks.
 */
function isCompleteName(name: string, beginning: string, { country, reading }: Line, known: Known): boolean {
  // ガルシア マリア is a whole name.
  if (isUnspaced(name) && !name.includes('・')) return !(beginning.length > 1 && isName(beginning, known));
  if (isUnspaced(name) || /[・,،、]/.test(name)) return true;
  if (CASE.test(name)) return false;
  const [read] = readLine(name, country, known);
  const asked = read?.search_query ?? '';
  const count = (text: string) => wordsOf(text).length;
  const left = reading.search_query ? count(reading.search_query) - count(beginning) : NAME_WORDS;
  const isPart = read?.type !== 'name' || Math.min(count(asked), left) < NAME_WORDS;
  // “Okafor” alone is behind a relation or a title: a town may follow where it is a last name.
  // Behind a request or a title, “Ron Paul” has its last name at the end.
  if (isPart)
    return (
      Boolean(read?.last_name && borne(read.last_name, 'last', known) !== 'unknown') &&
      !isName(beginning, known, 'last')
    );
  const end = wordsOf(asked).at(-1)!;
  const lacksLast = borne(end, 'last', known) === 'unknown' && borne(end, 'first', known) !== 'unknown';
  return !(lacksLast && borne(beginning, 'last', known) !== 'unknown');
}

/** Whether people are called by a word. */
const isName = (word: string, known: Known, ...parts: ('last' | 'first')[]) =>
  (parts.length ? parts : (['last', 'first'] as const)).some((part) => borne(word, part, known) !== 'unknown');

/** Two letters begin too many towns; they are the code of a state, a nickname, or begin the name of a region. */
const SHORT = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}\.?\p{L}\.?$/u;

/** What may be a name and the beginning of a place, the longest first. */
function beginningsIn(text: string): { name: string; beginning: string }[] {
  const marked = atPlaceWord(text);
  if (marked) return [{ name: marked.name, beginning: withoutPlaceKind(marked.place).name }];
  const [, name, behind] = /^(.*\S)\s*[,،、]\s*([^,،、]+)$/u.exec(text) ?? [];
  if (name && behind) return /[,،、]/.test(name) ? [] : [{ name, beginning: behind }];
  const all = wordsOf(text);
  return Array.from({ length: MAX_PLACE_WORDS }, (_, i) => MAX_PLACE_WORDS - i).flatMap((count) => {
    if (all.slice(-count).some((word) => /\p{N}/u.test(word))) return [];
    const name = all.slice(0, -count).join(' ');
    const least = isUnspaced(name) ? 1 : NAME_WORDS;
    return words(name).length >= least && all.length - count >= least
      ? [{ name, beginning: all.slice(-count).join(' ') }]
      : [];
  });
}

/** Whether a name ends in no word that more people bear as a first name: “Mary Ann” goes on with a last name. */
function isWhole(name: string, { share }: Known): boolean {
  const last = words(name).at(-1) ?? '';
  return isUnspaced(name) || share(last, 'first') <= share(last, 'last');
}

const kindOf = ({ country }: GazetteerLine) => subdivisionKind(country) ?? 'region';

const placeOf = ({ city, state, country }: Partial<Reading> = {}) => [city, state, country].join('|');

function isPlace(reading: Reading | undefined, { isTown, country, code, folded }: GazetteerLine): boolean {
  if (reading?.type !== 'name' || (reading.country ?? 'US') !== country || Boolean(reading.city) !== isTown)
    return false;
  if (isTown && !folded.includes(fold(reading.city!))) return false;
  return country === 'US' ? reading.state === code : isTown || folded.includes(fold(reading.state ?? ''));
}

const commaOf = (text: string, language: Language) =>
  language === 'ja' || /\p{Script=Han}$/u.test(text) ? '、' : language === 'ar' ? '، ' : ', ';

/** Last names in Latin letters, as the index has them; none where the typed word is the most frequent of them. */
function lastNamesIn(text: string, lastNames: Lexicon): LineCompletion[] {
  const [, before = '', beginning = ''] = /^(.*?)([\p{Script=Latin}\p{M}'’-]+)$/u.exec(text) ?? [];
  if (!beginning || /[,،、]/.test(before)) return [];
  const names = suggestedNames(lastNames, beginning);
  if (names[0] && fold(names[0].name) === fold(beginning)) return [];
  return names.filter(({ name }) => fold(name) !== fold(beginning)).map(({ name }) => ({ before, ending: name }));
}
