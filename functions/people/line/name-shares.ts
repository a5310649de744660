import { words } from '#functions/names/fold.ts';
import type { Lexicons, NamePart } from '#functions/people/index/lexicon.ts';
import { QueryWord } from '#functions/people/index/query-word.ts';
import { memoize } from '#functions/platform/memoize.ts';

/** A name in another script that costs no more than this is the same name. */
const SAME = 2;

/** The share of people in the index who bear a word as their last or first name; 0 for names too rare to be in memory. */
export function nameShares(lexicons: Pick<Lexicons, 'last' | 'first'>): (word: string, part: NamePart) => number {
  const shares = {
    last: memoize((word: string) => shareOf(word, 'last', lexicons)),
    first: memoize((word: string) => shareOf(word, 'first', lexicons)),
  };
  return (word, part) => shares[part](word);
}

function shareOf(word: string, part: NamePart, lexicons: Pick<Lexicons, 'last' | 'first'>): number {
  const lexicon = lexicons[part];
  const folded = words(word).join('');
  if (folded.length < 2 && !/\p{Script=Han}/u.test(folded)) return 0;
  const asked = new QueryWord(folded, part);
  const count = asked.isLatin
    ? lexicon.countOf(folded)
    : Math.max(0, ...asked.candidates(lexicon, true).flatMap(({ count, cost }) => (cost <= SAME ? [count] : [])));
  return count / Math.max(1, lexicon.people);
}
