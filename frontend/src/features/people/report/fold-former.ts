import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';

/**
 * Divides lines into those shown at once and former ones, to be folded. A single former line stays, since the line that
 * unfolds it is no shorter; so do all where nothing else is known.
 */
export function foldFormer(lines: readonly FactLine[]): { held: readonly FactLine[]; former: readonly FactLine[] } {
  const held = lines.filter(({ state }) => state !== 'former');
  const former = lines.filter(({ state }) => state === 'former');
  return held.length > 0 && former.length > 1 ? { held, former } : { held: lines, former: [] };
}
