import { memo, type Page } from '#functions/nlu/name/spaced/page.ts';

const LETTERS = 3;
const EDGE = 24;

/** A word as a feature: its first letters, so that a hostile one is no longer than another. */
const wordAt = ({ words }: Page, at: number): string =>
  words[at] ? words[at].folded.slice(0, EDGE) : at < 0 ? '^' : '$';

const endingOf = (word: string): string => word.slice(-LETTERS);

/** What stands before a position: the two words, and how the last of them ends. */
const wordsBefore = (page: Page, from: number): readonly string[] =>
  memo(page, 'words-before', from, () => {
    const { language, words } = page;
    const [one, two] = [wordAt(page, from - 1), wordAt(page, from - 2)];
    const stop = from > 0 && words[from - 1]!.stop ? '.' : '';
    return [`${language}-1=${one}${stop}`, `${language}-2=${two}`, `${language}-21=${two} ${one}`].concat(
      one.length > LETTERS ? `${language}-1~${endingOf(one)}` : [],
    );
  });

/** What stands after a position. */
const wordsAfter = (page: Page, to: number): readonly string[] =>
  memo(page, 'words-after', to, () => {
    const { language, words } = page;
    const [one, two] = [wordAt(page, to), wordAt(page, to + 1)];
    const stop = words[to - 1]!.stop ? '.' : '';
    return [`${language}+1=${stop}${one}`, `${language}+2=${two}`, `${language}+12=${one} ${two}`].concat(
      one.length > LETTERS ? `${language}+1~${endingOf(one)}` : [],
    );
  });

/** The words themselves, in and around a span: phrases that no list has, and words that end or begin no name. */
export function wordFeatures(page: Page, from: number, to: number): string[] {
  const { language } = page;
  const [first, last] = [wordAt(page, from), wordAt(page, to - 1)];
  const own: string[] = [];
  for (let at = from; at < to; at++) own.push(`${language}=${wordAt(page, at)}`);
  return [
    ...wordsBefore(page, from),
    ...wordsAfter(page, to),
    ...own,
    `${language}>${first}`,
    `${language}<${last}`,
    `${language}<~${endingOf(last)}`,
    `${language}<~${endingOf(last)}+1~${endingOf(wordAt(page, to))}`,
  ];
}
