/** Above this, a grid of letters is no longer looked through: it shows the first letters, and then those that follow. */
const MOST_SHOWN = 60;

export type Letters = { shown: string[]; following: string[] };

/**
 * The letters to show of a place, and those that follow the chosen one. A list divided by one letter, or not by many,
 * shows them all at once.
 */
export function lettersToShow(groups: readonly string[], chosen: string | undefined): Letters {
  if (groups.length <= MOST_SHOWN) return { shown: [...groups], following: [] };
  const first = firstOf(chosen ?? '');
  return {
    shown: [...new Set(groups.map(firstOf))],
    following: first ? groups.filter((group) => firstOf(group) === first) : [],
  };
}

const firstOf = (group: string) => [...group][0] ?? '';

/** Letters as a name begins with them: “Ok”. */
export function labelOf(group: string): string {
  const [first = '', ...rest] = group;
  return first.toUpperCase() + rest.join('');
}

/** The initial of a domain: 0 stands for every digit. */
export const initialLabel = (initial: string): string => (initial === '0' ? '0–9' : initial.toUpperCase());

/** Whether this is the chosen letter, or the first of it. */
export const isChosen = (group: string, chosen: string | undefined): boolean =>
  chosen !== undefined && (chosen === group || firstOf(chosen) === group);
