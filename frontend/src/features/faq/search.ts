import { distance } from 'fastest-levenshtein';

/**
 * A text as its letters alone: without case, accents, width, and the spellings that Arabic and Turkish writers mix. The
 * voicing marks of Japanese stay, and katakana becomes hiragana.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}--[\u3099\u309a]]|\u0640/gv, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The words of a text; also of a language that writes none apart. */
export function wordsIn(text: string, locale: string): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => fold(segment));
}

const isIdeographic = (term: string) => /\p{Script=Han}/u.test(term);

/** How well a word answers a term: as a whole, as a part, or with a typo. */
function likeness(term: string, word: string): number {
  if (word === term) return 1;
  if (word.startsWith(term) && (term.length > 1 || isIdeographic(term))) return 0.9;
  if (term.length > 2 && word.includes(term)) return 0.7;
  const typos = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
  return typos > 0 && distance(term, word.slice(0, term.length + 1)) <= typos ? 0.6 : 0;
}

const best = (term: string, words: readonly string[]) => Math.max(0, ...words.map((word) => likeness(term, word)));

export type Entry<Id extends string> = { id: Id; question: string; answer: string };

/** An answer is found if it has this much of what was asked, weighed by how rare its words are. */
const ENOUGH = 0.5;
/** A word of a question says more than one of an answer. */
const IN_ANSWER = 0.6;

/** Finds entries, the best first. A word in few entries weighs more; one that is in none counts against all. */
export function searcher<Id extends string>(entries: readonly Entry<Id>[], locale: string) {
  const indexed = entries.map(({ id, question, answer }) => ({
    id,
    question: wordsIn(question, locale),
    answer: wordsIn(answer, locale),
    text: fold(`${question} ${answer}`),
  }));
  return (query: string): Id[] => {
    const terms = [...new Set(wordsIn(query, locale))].map((term) => {
      const matches = indexed.map(({ question, answer }) =>
        Math.max(best(term, question), IN_ANSWER * best(term, answer)),
      );
      const count = matches.filter((match) => match > 0).length;
      return { matches, weight: Math.log(1 + entries.length / Math.max(1, count)) };
    });
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    const whole = fold(query).trim();
    const scored = indexed.map(({ id, text }, i) => {
      // Whatever the words are, for where they begin and end is a guess in some languages.
      if (total > 0 && whole.length > 1 && text.includes(whole)) return { id, share: 1, score: total };
      const found = terms.filter(({ matches }) => (matches[i] ?? 0) > 0);
      const share = found.reduce((sum, { weight }) => sum + weight, 0) / total;
      return { id, share, score: found.reduce((sum, { matches, weight }) => sum + weight * (matches[i] ?? 0), 0) };
    });
    return scored
      .filter(({ share }) => share >= ENOUGH)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}
