/** Two typos leave enough of a word from this length on. */
const LONG_WORD = 6;

/** The word and every word of one letter fewer: two words share one of them if they are one typo apart. */
export function withoutOneLetter(word: string): string[] {
  const shorter = word.length > 2 ? Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)) : [];
  return [...new Set([word, ...shorter])];
}

/** A long word without any two of its letters, for two typos in one word. */
export function withoutTwoLetters(word: string): string[] {
  return word.length < LONG_WORD ? [] : [...new Set(withoutOneLetter(word).slice(1).flatMap(withoutOneLetter))];
}

/** What is left of a word where a source has too few columns for it. */
export const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - SHORTEST_BEGINNING) }, (_, nth) =>
    word.slice(0, SHORTEST_BEGINNING + nth),
  );
const SHORTEST_BEGINNING = 4;

/** Letters that scanners and hurried readers mistake for one another: Bames is Barnes. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/ii/g, 'u'],
  [/nn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/0/g, 'o'],
  [/[1!|]/g, 'l'],
  [/5/g, 's'],
];
/** Every spelling with a typo that leads to this word. */
export const misspellings = (word: string): string[] => {
  const scanned = lookalikes.reduce((text, [from, to]) => text.replace(from, to), word);
  return [...new Set([...withoutOneLetter(word), scanned])];
};

/** Letters that scripts without them write as another one: Japanese has no l, Greek writes b as mp. */
const coarse: readonly (readonly [RegExp, string])[] = [
  [/n[td]/g, 't'],
  [/mp|[bpfv]|ph/g, 'p'],
  [/ch|sh|th|ts|tz|[tdszjc](?=[eiy])|[tdszj]/g, 't'],
  [/[kgqxc]/g, 'k'],
  [/[lr]/g, 'r'],
  [/[mn]/g, 'n'],
  [/[^ptkrn]/g, ''],
  [/(.)\1+/g, '$1'],
];
const coarsely = (word: string) => coarse.reduce((text, [from, to]) => text.replace(from, to), word);
/** Shorter codes are shared by too many names to allow for a lost consonant. */
export const LONG_CODE = 3;

/** What is left of a word in any script: its consonants in five classes. A c or g may be hard or soft, and a ch an h. */
export function skeletons(word: string): { exact: string[]; near: string[] } {
  const spellings = [word, word.replace(/[cg]/g, 'k'), word.replace(/[ck]h/g, '')];
  const exact = [...new Set(spellings.map(coarsely))].filter(Boolean);
  return { exact, near: exact.flatMap((code) => (code.length > LONG_CODE ? withoutOneLetter(code) : [code])) };
}
