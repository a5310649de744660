import { fold } from '#functions/names/fold.ts';
import { type Evidence, evidenceOf } from '#functions/names/heard/evidence.ts';
import { type Lexicon, lexiconOf } from '#functions/names/heard/lexicon.ts';

/** Names in the shape in which a name that was heard is looked up. */
export type HeardIndex = { first: Lexicon; last: Lexicon; pairs: Pair[] };
/** One name: its words in the lexicons, and at which places of the list it stands. */
type Pair = { first: number; last: number; at: number[] };
/** A name that may have been said: the first of its places in the list, all of them, and a log likelihood. */
export type Heard = { index: number; same: number[]; score: number };

const MOST_HYPOTHESES = 12;
/** How many names, the likeliest by their parts, are weighed as a whole. */
const WEIGHED = 400;
/**
 * What each view of a name adds. All weights of this search were chosen on half of the English dialogues of PolyAI's
 * EVI (CC BY 4.0), the first two here by logistic regression over callers who were not among the tested.
 */
const WHOLE = 1;
const PARTS = 0.5;
const FREQUENCY = 0.5;

export function heardIndex(names: { first: string; last: string }[]): HeardIndex {
  const [first, last] = [new Map<string, number>(), new Map<string, number>()];
  const pairs = new Map<string, Pair>();
  const numberOf = (words: Map<string, number>, name: string) => {
    const word = fold(name).replaceAll(' ', '');
    const number = words.get(word) ?? words.size;
    words.set(word, number);
    return number;
  };
  names.forEach((name, at) => {
    const pair = { first: numberOf(first, name.first), last: numberOf(last, name.last), at: [at] };
    const known = pairs.get(`${pair.first} ${pair.last}`);
    if (known) known.at.push(at);
    else pairs.set(`${pair.first} ${pair.last}`, pair);
  });
  return { first: lexiconOf([...first.keys()]), last: lexiconOf([...last.keys()]), pairs: [...pairs.values()] };
}

/**
 * The names that a caller may have said, by what speech recognition believes to have heard, its best guess first.
 * Likeliest first, each name once, at most `limit` of them; scores compare within one answer only. Where no word was
 * heard, the answer is empty.
 */
export function rankHeard(hypotheses: string[], names: HeardIndex, limit: number): Heard[] {
  const evidence = evidenceOf(hypotheses.slice(0, MOST_HYPOTHESES), names.first, names.last);
  if (!evidence) return [];
  const ranked = likeliest(names.pairs, evidence)
    .map((pair) => ({ pair, score: scoreOf(pair, evidence) }))
    .sort((a, b) => b.score - a.score);
  return ranked.slice(0, limit).map(({ pair, score }) => ({ index: pair.at[0] ?? 0, same: pair.at, score }));
}

function scoreOf({ first, last, at }: Pair, evidence: Evidence): number {
  const parts = (evidence.first[first] ?? 0) + (evidence.last[last] ?? 0);
  return WHOLE * evidence.whole(first, last) + PARTS * parts + FREQUENCY * Math.log(at.length);
}

/** The pairs whose parts are the likeliest, without sorting a million of them. */
function likeliest(pairs: Pair[], { first, last }: Evidence): Pair[] {
  if (pairs.length <= WEIGHED) return pairs;
  const scores = Float64Array.from(pairs, (pair) => (first[pair.first] ?? 0) + (last[pair.last] ?? 0));
  const least = scores.toSorted().at(-WEIGHED) ?? -Infinity;
  const better = pairs.filter((_, i) => (scores[i] ?? 0) > least);
  const equal = pairs.filter((_, i) => scores[i] === least);
  return [...better, ...equal.slice(0, WEIGHED - better.length)];
}
