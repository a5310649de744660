import type { RoundedCount } from '#shared/api/directory.ts';

/** Above this many, the grid shows the first letters, then those that follow. */
const MAX_LETTERS = 60;

type Letters = { shown: string[]; following: string[] };

/** The letters of a place, and those that follow the chosen one. Short lists are shown whole. */
export function visibleLetters(groups: readonly string[], chosen: string | undefined): Letters {
  if (groups.length <= MAX_LETTERS) return { shown: [...groups], following: [] };
  const first = firstOf(chosen ?? '');
  return {
    shown: [...new Set(groups.map(firstOf))],
    following: first ? groups.filter((group) => firstOf(group) === first) : [],
  };
}

/** A rounded count, or what several small lists together stay below. */
export type LetterCount = RoundedCount | { fewerThan: number };

/**
 * At least how many entries are under a letter, or under all groups that begin with it, or what they stay below where all of
 * them are small; null as long as one of them is not counted.
 */
export function countOf(letter: string, groups: readonly string[], counts: readonly RoundedCount[]): LetterCount {
  const parts = groups.flatMap((group, i) =>
    group === letter || firstOf(group) === letter ? [counts[i] ?? null] : [],
  );
  if (parts.length <= 1) return parts[0] ?? null;
  if (parts.every((each) => each === 'under-ten')) return { fewerThan: 10 * parts.length };
  const floors = parts.map((each) => (each === 'under-ten' ? 0 : each));
  return floors.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

/** The number of a count, and whether there are fewer or at least so many. */
export function figureOf(count: NonNullable<LetterCount>): { isFew: boolean; figure: number } {
  if (typeof count === 'number') return { isFew: false, figure: count };
  return { isFew: true, figure: count === 'under-ten' ? 10 : count.fewerThan };
}

const firstOf = (group: string) => [...group][0] ?? '';

/** Letters as a name begins with them: “Ok”. */
export function letterLabel(group: string): string {
  const [first = '', ...rest] = group;
  return first.toUpperCase() + rest.join('');
}

/** The initial of a domain: 0 means any digit. */
export const initialLabel = (initial: string): string => (initial === '0' ? '0–9' : initial.toUpperCase());

/** Whether this is the chosen letter, or the first of it. */
export const isChosen = (group: string, chosen: string | undefined): boolean =>
  chosen !== undefined && (chosen === group || firstOf(chosen) === group);
