import { distance } from 'fastest-levenshtein';

import { fold } from '#frontend/lib/fold.ts';

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

/** An Arabic word without its article and the “my” at its end; of other words nothing is taken. */
const bare = (word: string) =>
  word.replace(/^\u0627\u0644(?=[\u0600-\u06ff]{3})/, '').replace(/(?<=[\u0600-\u06ff]{4})\u064a$/, '');

/** Whether a word of a query is a word of a synonym, in another form or with a typo. */
function isForm(typedWord: string, synonymWord: string): boolean {
  const [term, word] = [bare(typedWord), bare(synonymWord)];
  if (term === word) return true;
  return (
    term.length > 2 && word.length > 2 && (likeness(term, word) > 0 || (word.length > 3 && likeness(word, term) > 0))
  );
}

/** `synonyms` are other ways to ask the same: a comma apart, each a few words in any order. */
export type Entry<Id extends string> = { id: Id; question: string; answer: string; synonyms: string };

/** An answer is found if it has this much of what was asked, weighed by how rare its words are. */
const ENOUGH = 0.5;
/** A word of a question says more than one of an answer, or one of a synonym without its others. */
const IN_ANSWER = 0.6;
const IN_SYNONYM = 0.4;
/** A whole synonym says more than its words apart, and a question that has all that was typed the most. */
const BY_SYNONYM = 2;
const IN_FULL = 4;
/** Beside an answer that fits well, those that fit far less are not shown. */
const CLOSE = 0.25;

/** Finds entries, the best first. A word in few entries weighs more; one that is in none counts against all. */
export function searcher<Id extends string>(entries: readonly Entry<Id>[], locale: string) {
  const indexed = entries.map(({ id, question, answer, synonyms }) => ({
    id,
    question: wordsIn(question, locale),
    answer: wordsIn(answer, locale),
    synonyms: synonyms.split(/[,،、]/).map((synonym) => ({
      text: fold(synonym).trim(),
      words: wordsIn(synonym, locale),
    })),
    title: fold(question),
    text: fold(`${question} ${answer}`),
  }));
  return (query: string): Id[] => {
    const terms = [...new Set(wordsIn(query, locale))].map((term) => {
      const matches = indexed.map(({ question, answer, synonyms }) =>
        Math.max(
          best(term, question),
          IN_ANSWER * best(term, answer),
          IN_SYNONYM *
            best(
              term,
              synonyms.flatMap(({ words }) => words),
            ),
        ),
      );
      const count = matches.filter((match) => match > 0).length;
      return { term, matches, weight: Math.log(1 + entries.length / Math.max(1, count)) };
    });
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    const whole = fold(query).trim();

    /** The weight of the words of the query that are a whole synonym. */
    function weightOf({ text, words }: { text: string; words: string[] }): number {
      // Where Japanese words begin and end is a guess.
      if (isIdeographic(text) || /\p{Script=Hiragana}/u.test(text)) return whole.includes(text) ? total : 0;
      const matches = terms.filter(({ term }) => words.some((word) => isForm(term, word)));
      const isWhole = words.every((word) => matches.some(({ term }) => isForm(term, word)));
      return isWhole ? matches.reduce((sum, { weight }) => sum + weight, 0) : 0;
    }
    const scored = indexed.map(({ id, title, text, synonyms }, i) => {
      if (total > 0 && whole.length > 1 && text.includes(whole))
        return { id, share: 1, score: (title.includes(whole) ? IN_FULL : 1) * total };
      const found = terms.filter(({ matches }) => (matches[i] ?? 0) > 0);
      const score = found.reduce((sum, { matches, weight }) => sum + weight * (matches[i] ?? 0), 0);
      const synonym = Math.max(...synonyms.map(weightOf));
      const share = synonym > 0 ? 1 : found.reduce((sum, { weight }) => sum + weight, 0) / total;
      return { id, share, score: score + BY_SYNONYM * synonym };
    });
    const most = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ share, score }) => share >= ENOUGH && score >= CLOSE * most)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}
