import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import type { Lexicon } from '#functions/people/index/lexicon.ts';

/** A name that fewer people bear may identify one of them. */
const FEWEST_BEARERS = 5;
const MOST = 8;
/** Initials say nothing of a person: a list under one letter would only invite walks over all names. */
const SHORTEST = 2;

/**
 * The most frequent names that begin with a text, in any script that we romanise. Single words of names only: a full name
 * is never among them.
 */
export function suggestedNames(lexicon: Lexicon, text: string): { name: string; people: number }[] {
  const [word = ''] = fold(text).split(' ');
  const beginnings = romanise(word).filter((each) => each.length >= SHORTEST);
  const names = new Map(
    beginnings.flatMap((beginning) =>
      lexicon.beginningWith(beginning, MOST).map(({ name, count }) => [name, count] as const),
    ),
  );
  return [...names]
    .filter(([, count]) => count >= FEWEST_BEARERS)
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, MOST)
    .map(([name, people]) => ({ name: capitalised(name), people }));
}

/** The index folds names to small letters. */
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
