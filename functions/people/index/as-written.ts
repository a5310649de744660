import { words } from '#functions/names/fold.ts';
import type { Fit } from '#functions/people/index/compare.ts';
import type { NameSpelling } from '#functions/people/index/entry.ts';
import type { Likeness } from '#functions/people/index/query-word.ts';
import { memoize } from '#functions/platform/memoize.ts';

const EXACT: Likeness = { cost: 0, how: 'exact' };
/** Names recur. */
const wordsShown = memoize(words);

/**
 * The fit of a name that the query may have as it is written: 佐藤 for 佐藤 is exact, although both were compared by
 * their romanisation. Letters count as `fold` has them: half and full width, and the variants of Arabic letters, are the
 * same.
 */
export function asWritten(fit: Fit, last: NameSpelling, first: NameSpelling): Fit {
  const { query, cost } = fit;
  const isLast =
    fit.last?.how === 'script' &&
    isWritten(
      [...query.family, query.joined].map(({ word }) => word),
      last,
    );
  const isFirst =
    fit.first?.how === 'script' &&
    isWritten(
      query.given.slice(0, 1).map(({ word }) => word),
      first,
    );
  if (!isLast && !isFirst) return fit;
  const saved = (isLast ? fit.last.cost : 0) + (isFirst ? fit.first.cost : 0);
  return {
    ...fit,
    cost: Math.max(query.cost, cost - saved),
    last: isLast ? EXACT : fit.last,
    first: isFirst ? EXACT : fit.first,
  };
}

/** Whether a spelling has one of these words, or is one of them written apart. */
function isWritten(asked: string[], { shown }: NameSpelling): boolean {
  const own = wordsShown(shown);
  return asked.some((word) => own.includes(word) || own.join('') === word);
}
