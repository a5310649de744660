import { fold } from '#functions/names/fold.ts';
import { suggestedNames } from '#functions/people/domain/suggested-names.ts';
import { suggestedPlaces } from '#functions/people/domain/suggested-places.ts';
import type { Lexicon } from '#functions/people/index/lexicon.ts';
import type { LineCompletion } from '#shared/api/people.ts';
import { wordsOf } from '#shared/search-line/name-words.ts';
import { atPlaceWord } from '#shared/search-line/place-words.ts';
import type { Language } from '#shared/values/language.ts';

const MOST = 5;
/** The words of a town or state that may be typed already. */
const MAX_PLACE_WORDS = 3;
/** The words of a name before a place without a comma. */
const NAME_WORDS = 2;

type Line = { text: string; country: string; language: Language };

/** How a line with a name may go on: its town behind a whole name, its last name before that. */
export async function completionsOf(line: Line, lastNames: Lexicon): Promise<LineCompletion[]> {
  const text = line.text.normalize('NFKC').trim();
  const places = await placesBehind({ ...line, text });
  const all = places.length ? places : lastNamesIn(text, lastNames);
  return all.filter(({ before, ending }) => fold(before + ending) !== fold(text)).slice(0, MOST);
}

async function placesBehind({ text, country, language }: Line): Promise<LineCompletion[]> {
  for (const { name, place } of beginningsIn(text)) {
    // Towns of the reader’s country first; only the others name theirs.
    const near = await suggestedPlaces({ text: place, country, language });
    const all = near.length < MOST ? await suggestedPlaces({ text: place, language }) : [];
    const labels = [...near, ...all.filter((each) => each.country !== country)].map(({ label }) => label);
    if (labels.length) return labels.map((ending) => ({ before: `${name}${commaOf(text, language)}`, ending }));
  }
  return [];
}

/** What may be a name and the beginning of a place, the longest first. */
function beginningsIn(text: string): { name: string; place: string }[] {
  const marked = atPlaceWord(text);
  if (marked) return [marked];
  const [, name, behind] = /^(.*\S)\s*[,،、]\s*([^,،、]+)$/u.exec(text) ?? [];
  if (name && behind) return /[,،、]/.test(name) ? [] : [{ name, place: behind }];
  const words = wordsOf(text);
  return Array.from({ length: MAX_PLACE_WORDS }, (_, i) => MAX_PLACE_WORDS - i)
    .filter((count) => words.length - count >= NAME_WORDS)
    .map((count) => ({ name: words.slice(0, -count).join(' '), place: words.slice(-count).join(' ') }));
}

const commaOf = (text: string, language: Language) =>
  language === 'ja' || /\p{Script=Han}$/u.test(text) ? '、' : language === 'ar' ? '، ' : ', ';

function lastNamesIn(text: string, lastNames: Lexicon): LineCompletion[] {
  const [, before = '', beginning = ''] = /^(.*?)([\p{L}\p{M}'’-]+)$/u.exec(text) ?? [];
  if (/[,،、]/.test(before)) return [];
  return suggestedNames(lastNames, beginning).map(({ name }) => ({ before, ending: name }));
}
