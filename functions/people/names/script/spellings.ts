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

/** A word in each of some systems: the longest sign at each place, by a pattern that finds the signs of a table. */
export const inSystems = (word: string, signs: Record<string, Sign>, pattern: RegExp, systems: number): string[] =>
  Array.from({ length: systems }, (_, system) =>
    word.replace(pattern, (sign) => {
      const written = signs[sign] ?? '';
      return typeof written === 'string' ? written : (written[system] ?? written[0] ?? '');
    }),
  );

/** A pattern that finds the longest of the signs of a table. */
export const patternOf = (signs: Record<string, Sign>): RegExp =>
  new RegExp(
    Object.keys(signs)
      .sort((one, other) => other.length - one.length)
      .join('|'),
    'gu',
  );
