import { words } from '#functions/names/fold.ts';
import type { Fit } from '#functions/people/index/compare.ts';
import type { NameSpelling } from '#functions/people/index/entry.ts';
import type { Likeness, QueryWord } from '#functions/people/index/query-word.ts';
import { memoize } from '#functions/platform/memoize.ts';

const EXACT: Likeness = { cost: 0, how: 'exact' };
/** Names recur. */
const wordsShown = memoize(words);

/**
 * The fit of a name that the query may have as it is written: 佐藤 for 佐藤 is exact, although both were compared by
 * their romanisation. Letters count as `fold` has them: half and full width, and the variants of Arabic letters, are the
 * same.
 */
export function asWritten(fit: Fit, spellings: { last: NameSpelling; first: NameSpelling }): Fit {
  const { query } = fit;
  const last = savedBy(fit.last, [...query.family, query.joined], spellings.last);
  const first = savedBy(fit.first, query.given.slice(0, 1), spellings.first);
  if (last === undefined && first === undefined) return fit;
  return {
    ...fit,
    cost: Math.max(query.cost, fit.cost - (last ?? 0) - (first ?? 0)),
    last: last === undefined ? fit.last : EXACT,
    first: first === undefined ? fit.first : EXACT,
  };
}

/** The cost that a part as it is written does not have; undefined if it is written otherwise. */
function savedBy(likeness: Likeness | null, asked: QueryWord[], spelling: NameSpelling): number | undefined {
  return likeness?.how === 'script' && isWritten(asked, spelling) ? likeness.cost : undefined;
}

/** Whether a spelling has one of these words, or is one of them written apart. */
function isWritten(asked: QueryWord[], { shown }: NameSpelling): boolean {
  const own = wordsShown(shown);
  return asked.some(({ word }) => own.includes(word) || own.join('') === word);
}
