/** The first letters of the first and the last word; of a name written without spaces, its first letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\u00b7\u30fb]+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // a non-joiner between them, or Arabic letters would run together into another shape
  return ends.map((word = '') => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase()).join('\u200c');
}
