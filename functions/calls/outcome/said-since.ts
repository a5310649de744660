import { fold } from '#functions/names/fold.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import type { Language } from '#shared/values/language.ts';

/** What a caller has said of the matter so far, in their words. */
export const matterOf = ({ understood, message }: Pick<Dialogue, 'understood' | 'message'>): string =>
  [understood?.reason?.summary, message].filter(Boolean).join(' ');

/** Shorter words carry little. */
const SHORT = 3;
/** So many new words are news; of Japanese pairs of letters. */
const NEWS = { words: 3, pairs: 7 };

/** Whether something new was said of a matter: words that were not said before, and not one or two of them. */
export function hasNews(before: string, now: string, language: Language): boolean {
  const known = partsOf(before, language);
  const fresh = [...partsOf(now, language)].filter((part) => !known.has(part));
  return fresh.length >= (language === 'ja' ? NEWS.pairs : NEWS.words);
}

function partsOf(text: string, language: Language): Set<string> {
  const folded = fold(text);
  if (language !== 'ja') return new Set(folded.split(' ').filter(({ length }) => length > SHORT));
  const letters = [...folded.replaceAll(' ', '')];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
