/** The first words of family names such as Saint Clair and Fort Smith, and how else each is written. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  saint: ['st', 'ste'],
  st: ['saint', 'ste'],
  sainte: ['ste', 'st'],
  ste: ['sainte', 'st', 'saint'],
  fort: ['ft'],
  ft: ['fort'],
};

/** Whether folded words are a family name of two words, the first of which is often abbreviated. */
export const isSaintName = (words: readonly string[]): boolean =>
  words.length === 2 && Object.hasOwn(SPELLINGS, words[0]!);

/** The spellings of such a name, as it is written first; none for other words. */
export const saintSpellings = (words: readonly string[]): string[][] => {
  const [first = '', ...others] = words;
  return isSaintName(words) ? [first, ...SPELLINGS[first]!].map((each) => [each, ...others]) : [];
};
