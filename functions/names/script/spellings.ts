/** The spellings of a sign: one per system of a script, or the same in all. */
export type Sign = string | readonly string[];

/** Distinct non-empty folded spellings in the given order, up to a limit. */
export const distinct = (spellings: Iterable<string>, most = 6): string[] => {
  const found = new Set<string>();
  for (const spelling of spellings) {
    const letters = spelling.replace(/[^a-z0-9]/g, '');
    if (letters) found.add(letters);
    if (found.size === most) break;
  }
  return [...found];
};

/** A word in one system of a table; the pattern matches its signs. */
export const inSystem = (word: string, signs: Record<string, Sign>, pattern: RegExp, system: number): string =>
  word.replace(pattern, (sign) => {
    const written = signs[sign] ?? '';
    return typeof written === 'string' ? written : (written[system] ?? written[0] ?? '');
  });

/** Applies replacement rules to a word in order. */
export const write = (word: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** A pattern that matches the longest signs of a table first. */
export const patternOf = (signs: Record<string, Sign>): RegExp =>
  new RegExp(
    Object.keys(signs)
      .sort((one, other) => other.length - one.length)
      .join('|'),
    'gu',
  );
