import type { Alternative } from '#shared/api/people/search-results.ts';

/**
 * The alternative to show at once: the name at any age where the age was typed in a line, as it may be a guess; the only near
 * spelling where the name is not found in any other place or of another age. Undefined where the searcher has to choose.
 */
export function insteadAmong(
  alternatives: readonly Alternative[],
  { isLine }: { isLine: boolean },
): Alternative | undefined {
  const of = (kind: Alternative['kind']) => alternatives.filter((each) => each.kind === kind);
  const [anyAge] = of('any-age');
  if (anyAge ?? of('anywhere').length) return isLine ? anyAge : undefined;
  const [spelling, ...more] = of('spelling');
  return more.length ? undefined : spelling;
}
