import { encode } from '#functions/names/heard/alignment.ts';
import { isCarrier, soundsHeard, wordsHeard } from '#functions/names/heard/hypothesis.ts';
import { type Lexicon, wordsLike } from '#functions/names/heard/lexicon.ts';

/** What was heard says of names, as log likelihoods, by the numbers of their words in the lexicons. */
export type Evidence = {
  first: Float64Array;
  last: Float64Array;
  whole: (first: number, last: number) => number;
};

/** What a word tells that belongs to neither part, and how many of them count. */
const FOREIGN = 1.2;
const MOST_FOREIGN = 3;
/** “Kay Lee” may be one name. */
const WIDEST = 3;
/** The guess at place n is as likely as n to this power. */
const BY_RANK = -0.4;

type Span = { from: number; to: number; first: Map<number, number>; last: Map<number, number> };
type Hypothesis = { likelihood: number; foreign: number[]; spans: Span[] };

/** Nothing where no hypothesis has a word. */
export function evidenceOf(hypotheses: string[], first: Lexicon, last: Lexicon): Evidence | undefined {
  const known = new Map<string, Pick<Span, 'first' | 'last'>>();
  const spoken = hypotheses.map(wordsHeard).filter((words) => words.length);
  if (!spoken.length) return undefined;
  const weights = spoken.map((_, rank) => (rank + 1) ** BY_RANK);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const all = spoken.map((words, rank) => ({
    ...{ likelihood: (weights[rank] ?? 0) / total, foreign: foreignBefore(words) },
    spans: spansOf(words, (span) => {
      const key = span.join(' ');
      const heard = { sounds: encode(span.map(soundsHeard).join('')), letters: span.join('') };
      const like = known.get(key) ?? { first: wordsLike(first, heard), last: wordsLike(last, heard) };
      known.set(key, like);
      return like;
    }),
  }));
  const firstCosts = all.map((hypothesis) => cached((word) => upTo(hypothesis, word, first.unheard[word] ?? 0)));
  const lastCosts = all.map((hypothesis) => cached((word) => from(hypothesis, word, last.unheard[word] ?? 0)));
  return {
    first: partOf(all, first, 'first'),
    last: partOf(all, last, 'last'),
    whole: (one, other) => {
      let sum = 0;
      all.forEach(({ likelihood }, h) => {
        const before = firstCosts[h]?.(one) ?? [];
        const after = lastCosts[h]?.(other) ?? [];
        let least = Infinity;
        for (let at = 0; at < before.length; at++) least = Math.min(least, (before[at] ?? 0) + (after[at] ?? 0));
        sum += likelihood * Math.exp(-least);
      });
      return Math.log(sum);
    },
  };
}

function cached(costs: (word: number) => Float64Array) {
  const known = new Map<number, Float64Array>();
  return (word: number) => {
    const own = known.get(word) ?? costs(word);
    known.set(word, own);
    return own;
  };
}

/** How many words before each place count as foreign to a name. */
function foreignBefore(words: string[]): number[] {
  const sums = [0];
  for (const word of words) sums.push((sums.at(-1) ?? 0) + (isCarrier(word) ? 0 : 1));
  return sums;
}

function spansOf(words: string[], like: (span: string[]) => Pick<Span, 'first' | 'last'>): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + WIDEST); to++)
      spans.push({ from, to, ...like(words.slice(from, to)) });
  return spans;
}

const foreignCost = (words: number) => FOREIGN * Math.min(MOST_FOREIGN, words);

/** What speaks against a first name in the words before each place. */
function upTo({ foreign, spans }: Hypothesis, word: number, unheard: number): Float64Array {
  const costs = Float64Array.from(foreign, (before) => unheard + foreignCost(before));
  for (const { from, to, first } of spans) {
    const cost = first.get(word);
    if (cost === undefined) continue;
    const own = (foreign[from] ?? 0) - (foreign[to] ?? 0);
    for (let end = to; end < costs.length; end++)
      costs[end] = Math.min(costs[end] ?? 0, cost + foreignCost((foreign[end] ?? 0) + own));
  }
  return costs;
}

/** What speaks against a last name in the words after each place. */
function from({ foreign, spans }: Hypothesis, word: number, unheard: number): Float64Array {
  const all = foreign.at(-1) ?? 0;
  const costs = Float64Array.from(foreign, (before) => unheard + foreignCost(all - before));
  for (const { from: start, to, last } of spans) {
    const cost = last.get(word);
    if (cost === undefined) continue;
    const own = (foreign[start] ?? 0) - (foreign[to] ?? 0);
    for (let at = 0; at <= start; at++)
      costs[at] = Math.min(costs[at] ?? 0, cost + foreignCost(all - (foreign[at] ?? 0) + own));
  }
  return costs;
}

/** How likely each word of a lexicon is by itself, as a log likelihood, over all hypotheses. */
function partOf(all: Hypothesis[], { unheard }: Lexicon, part: 'first' | 'last'): Float64Array {
  const sums = new Float64Array(unheard.length);
  for (const { likelihood, foreign, spans } of all) {
    const every = foreign.at(-1) ?? 0;
    const best = new Map<number, number>();
    for (const span of spans)
      for (const [word, cost] of span[part]) {
        const beside = foreignCost(every - (foreign[span.to] ?? 0) + (foreign[span.from] ?? 0));
        best.set(word, Math.min(best.get(word) ?? Infinity, cost + beside));
      }
    const nothing = foreignCost(every);
    for (let word = 0; word < sums.length; word++) {
      const cost = Math.min(best.get(word) ?? Infinity, (unheard[word] ?? 0) + nothing);
      sums[word] = (sums[word] ?? 0) + likelihood * Math.exp(-cost);
    }
  }
  return sums.map(Math.log);
}
