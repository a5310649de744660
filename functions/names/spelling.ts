import { distance } from 'fastest-levenshtein';

import { soundRules } from '#functions/names/sound-rules.ts';

/**
 * The cost in nats of writing `written` for `meant`, both folded Latin words: 0 if equal, 5 to 7 for one typo, 1 to 3
 * for another spelling of the same sound. `Infinity` above `most`.
 */
export function spellingCost(written: string, meant: string, most = 20): number {
  if (written === meant) return 0;
  if (!written || !meant || Math.abs(written.length - meant.length) > MAX_SHIFT) return Infinity;
  if (written.length > LONGEST || meant.length > LONGEST) return Infinity;
  const [ours, theirs] = [lettersOf(written), lettersOf(meant)];
  if (!(ours & theirs) || differing(ours ^ theirs) > MAX_OTHER_LETTERS) return Infinity;
  if (distance(written, meant) > MAX_LETTERS + Math.max(written.length, meant.length) / 4) return Infinity;
  // Common prefixes and suffixes cost nothing; a few of their letters stay as context for rules.
  const shortest = Math.min(written.length, meant.length);
  let from = 0;
  while (from < shortest && written.charCodeAt(from) === meant.charCodeAt(from)) from++;
  let behind = 0;
  const [n, m] = [written.length, meant.length];
  while (behind < shortest - from && written.charCodeAt(n - 1 - behind) === meant.charCodeAt(m - 1 - behind)) behind++;
  from = Math.max(0, from - REACH);
  behind = Math.max(0, behind - REACH);
  return costBetween(written.slice(from, n - behind), meant.slice(from, m - behind), from === 0, behind === 0, most);
}

/** How far a rule may reach beyond the differing part. */
const REACH = 3;
/** Words with more different letters, relative to their length, are not compared by sound. */
const MAX_LETTERS = 2.5;
/** Words with more unmatched letters are never variants of each other. */
const MAX_OTHER_LETTERS = 5;

/** The letters of a word as a bit set; words recur, so it is cached. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function differing(bits: number): number {
  let n = 0;
  for (; bits; bits &= bits - 1) n++;
  return n;
}

const LONGEST = 40;
const WIDTH = LONGEST + 1;
const MAX_SHIFT = 6;
const cells = new Float64Array(WIDTH * WIDTH);
/** The cost of leaving out each letter of the meant word. */
const omission = new Float64Array(WIDTH);

function costBetween(written: string, meant: string, isStart: boolean, isEnd: boolean, most: number): number {
  const n = written.length;
  const m = meant.length;
  cells[0] = 0;
  for (let j = 1; j <= m; j++) {
    omission[j] = omitted(meant, j - 1, isStart);
    cells[j] = cells[j - 1]! + omission[j]!;
  }
  for (let i = 1; i <= n; i++) {
    const row = i * WIDTH;
    const addition = added(written, i - 1, isStart);
    let least = (cells[row] = cells[row - WIDTH]! + addition);
    for (let j = 1; j <= m; j++) {
      const best = cellOf(written, meant, i, j, row, addition, isStart, isEnd);
      cells[row + j] = best;
      if (best < least) least = best;
    }
    // Rules look back a few letters: only two consecutive rows above the limit rule out a match.
    if (least > most && i > 1 && leastOf(row - WIDTH, m) > most) return Infinity;
  }
  const cost = cells[n * WIDTH + m]!;
  return cost > most ? Infinity : cost;
}

const leastOf = (row: number, m: number) => {
  let least = Infinity;
  for (let j = 0; j <= m; j++) if (cells[row + j]! < least) least = cells[row + j]!;
  return least;
};

function cellOf(
  written: string,
  meant: string,
  i: number,
  j: number,
  row: number,
  addition: number,
  isStart: boolean,
  isEnd: boolean,
): number {
  const a = written.charCodeAt(i - 1);
  const b = meant.charCodeAt(j - 1);
  let best = cells[row - WIDTH + j - 1]! + (a === b ? 0 : substitution(a, b, isStart && i === 1));
  const deletion = cells[row + j - 1]! + omission[j]!;
  if (deletion < best) best = deletion;
  const insertion = cells[row - WIDTH + j]! + addition;
  if (insertion < best) best = insertion;
  if (i > 1 && j > 1 && a === meant.charCodeAt(j - 2) && b === written.charCodeAt(i - 2) && a !== b) {
    const swapped = cells[row - 2 * WIDTH + j - 2]! + SWAPPED;
    if (swapped < best) best = swapped;
  }
  const rules = soundRules[(a & 31) * 32 + (b & 31)];
  if (rules)
    for (let nth = 0; nth < rules.length; nth++) {
      const { from, to, cost, at } = rules[nth]!;
      if (from.length > i || to.length > j) continue;
      if (
        at &&
        (at === 'start'
          ? !isStart || from.length !== i || to.length !== j
          : !isEnd || i !== written.length || j !== meant.length)
      )
        continue;
      const before = cells[row - from.length * WIDTH + j - to.length]! + cost;
      if (before < best && endsWith(written, i, from) && endsWith(meant, j, to)) best = before;
    }
  return best;
}

/** Whether the first `length` letters of a word end with this. */
function endsWith(word: string, length: number, ending: string): boolean {
  for (let k = 1; k <= ending.length; k++)
    if (word.charCodeAt(length - k) !== ending.charCodeAt(ending.length - k)) return false;
  return true;
}

const SLIP = 5.5;
const SWAPPED = 4.4;
const DOUBLED = 2;
const VOWELS = 4;
/** Errors in the first letter are rare. */
const FIRST = 1;

const isVowel = (code: number) =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;

/** A letter left out is one slip of few; one put in for nothing may be any of 26, but is mostly a neighbour on the keyboard. */
const OMITTED = -0.9;
const ADDED = 0.8;

const omitted = (word: string, at: number, isStart: boolean): number =>
  missing(word, at, isStart) + (isDoubled(word, at) ? 0 : OMITTED);

const added = (word: string, at: number, isStart: boolean): number =>
  missing(word, at, isStart) + (isDoubled(word, at) || isBesideNeighbour(word, at) ? 0 : ADDED);

const isDoubled = (word: string, at: number) => at > 0 && word.charCodeAt(at - 1) === word.charCodeAt(at);
const isBesideNeighbour = (word: string, at: number) =>
  near(word.charCodeAt(at), word.charCodeAt(at + 1)) || near(word.charCodeAt(at), word.charCodeAt(at - 1));

/** The cost of a letter that one word has more: less for a vowel and for one of two equal letters. */
function missing(word: string, at: number, isStart: boolean): number {
  const code = word.charCodeAt(at);
  if (isDoubled(word, at)) return DOUBLED;
  if (at === 0 && isStart) return SLIP + FIRST;
  if (code === 104) return 3.8;
  return isVowel(code) ? 4.4 : SLIP - 0.4;
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const place = new Map(
  keyboard.flatMap((line, y) => [...line].map((key, x) => [key.charCodeAt(0), { x: x + y * 0.4, y }] as const)),
);
/** Pairs of letters that are adjacent on most keyboards. */
const adjacent = new Uint8Array(128 * 128);
for (const [a, one] of place)
  for (const [b, other] of place)
    if (Math.abs(one.x - other.x) < 1.3 && Math.abs(one.y - other.y) < 1.3) adjacent[a * 128 + b] = 1;
const near = (a: number, b: number) => a < 128 && b < 128 && adjacent[a * 128 + b] === 1;

const costs = new Float64Array(128 * 128);
for (let a = 0; a < 128; a++)
  for (let b = 0; b < 128; b++)
    costs[a * 128 + b] = isVowel(a) && isVowel(b) ? VOWELS : near(a, b) ? SLIP - 0.7 : SLIP + 2;

const substitution = (a: number, b: number, isFirst: boolean) =>
  (a < 128 && b < 128 ? costs[a * 128 + b]! : SLIP + 2) + (isFirst ? FIRST : 0);
