/** How a sign may be written: one way in each of the systems of a script, or the same in all of them. */
export type Sign = string | readonly string[];

/** Distinct non-empty spellings in folded Latin letters, in the order given, at most as many as asked for. */
export const distinct = (spellings: Iterable<string>, most = 6): string[] => {
  const found = new Set<string>();
  for (const spelling of spellings) {
    const letters = spelling.replace(/[^a-z0-9]/g, '');
    if (letters) found.add(letters);
    if (found.size === most) break;
  }
  return [...found];
};

/** A word in one of the systems of a table, by a pattern that finds its signs. */
export const inSystem = (word: string, signs: Record<string, Sign>, pattern: RegExp, system: number): string =>
  word.replace(pattern, (sign) => {
    const written = signs[sign] ?? '';
    return typeof written === 'string' ? written : (written[system] ?? written[0] ?? '');
  });

/** A word with patterns in it replaced, one after the other. */
export const write = (word: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** A pattern that finds the longest of the signs of a table. */
export const patternOf = (signs: Record<string, Sign>): RegExp =>
  new RegExp(
    Object.keys(signs)
      .sort((one, other) => other.length - one.length)
      .join('|'),
    'gu',
  );
