import { distance } from 'fastest-levenshtein';

import { soundRules } from '#functions/names/sound-rules.ts';

/**
 * How unlikely it is that somebody who means `meant` writes `written`, both folded and Latin, in nats: 0 for the same
 * word, 5 to 7 for one slip of the keyboard, 1 to 3 for another spelling of the same sound. `Infinity` above `most`.
 */
export function spellingCost(written: string, meant: string, most = 20): number {
  if (written === meant) return 0;
  if (!written || !meant || Math.abs(written.length - meant.length) > MAX_SHIFT) return Infinity;
  if (written.length > LONGEST || meant.length > LONGEST) return Infinity;
  const [ours, theirs] = [lettersOf(written), lettersOf(meant)];
  if (!(ours & theirs) || differing(ours ^ theirs) > MAX_OTHER_LETTERS) return Infinity;
  if (distance(written, meant) > MAX_LETTERS + Math.max(written.length, meant.length) / 4) return Infinity;
  // What both share at the ends costs nothing; a few letters of it stay, for the rules that reach into it.
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

/** The letters that a rule may reach back or forward beyond where two words begin to differ. */
const REACH = 3;
/** Words of which more letters differ, the more the longer they are, are not compared by sound. */
const MAX_LETTERS = 2.5;
/** Words that have more letters than this which the other lacks are never each other’s spelling. */
const MAX_OTHER_LETTERS = 5;

/** Which letters a word has, as bits; a word is asked about again and again. */
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

function costBetween(written: string, meant: string, isStart: boolean, isEnd: boolean, most: number): number {
  const n = written.length;
  const m = meant.length;
  cells[0] = 0;
  for (let j = 1; j <= m; j++) cells[j] = cells[j - 1]! + missing(meant, j - 1, isStart);
  for (let i = 1; i <= n; i++) {
    const row = i * WIDTH;
    let least = (cells[row] = cells[row - WIDTH]! + missing(written, i - 1, isStart));
    for (let j = 1; j <= m; j++) {
      const best = cellOf(written, meant, i, j, row, isStart, isEnd);
      cells[row + j] = best;
      if (best < least) least = best;
    }
    // Rules reach back over a few letters: only where two rows running are past the limit, no path comes back.
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
  isStart: boolean,
  isEnd: boolean,
): number {
  const a = written.charCodeAt(i - 1);
  const b = meant.charCodeAt(j - 1);
  let best = cells[row - WIDTH + j - 1]! + (a === b ? 0 : substitution(a, b, isStart && i === 1));
  const dropped = cells[row + j - 1]! + missing(meant, j - 1, isStart);
  if (dropped < best) best = dropped;
  const added = cells[row - WIDTH + j]! + missing(written, i - 1, isStart);
  if (added < best) best = added;
  if (i > 1 && j > 1 && a === meant.charCodeAt(j - 2) && b === written.charCodeAt(i - 2) && a !== b) {
    const turned = cells[row - 2 * WIDTH + j - 2]! + SWAPPED;
    if (turned < best) best = turned;
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

/** Whether the first letters of a word, so many, end like this. */
function endsWith(word: string, length: number, ending: string): boolean {
  for (let k = 1; k <= ending.length; k++)
    if (word.charCodeAt(length - k) !== ending.charCodeAt(ending.length - k)) return false;
  return true;
}

const SLIP = 5.5;
const SWAPPED = 4.7;
const DOUBLED = 2;
const VOWELS = 4;
/** Hardly anybody gets the first letter wrong. */
const FIRST = 1;

const isVowel = (code: number) =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;

/** A letter that one side lacks: a vowel and one of two equal letters go missing more easily. */
function missing(word: string, at: number, isStart: boolean): number {
  const code = word.charCodeAt(at);
  if (at > 0 && word.charCodeAt(at - 1) === code) return DOUBLED;
  if (at === 0 && isStart) return SLIP + FIRST;
  if (code === 104) return 3.8;
  return isVowel(code) ? 4.4 : SLIP - 0.4;
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const place = new Map(
  keyboard.flatMap((line, y) => [...line].map((key, x) => [key.charCodeAt(0), { x: x + y * 0.4, y }] as const)),
);
/** Whether two letters lie side by side on most keyboards. */
const near = (a: number, b: number) => {
  const [one, other] = [place.get(a), place.get(b)];
  return !!one && !!other && Math.abs(one.x - other.x) < 1.3 && Math.abs(one.y - other.y) < 1.3;
};

const costs = new Float64Array(128 * 128);
for (let a = 0; a < 128; a++)
  for (let b = 0; b < 128; b++)
    costs[a * 128 + b] = isVowel(a) && isVowel(b) ? VOWELS : near(a, b) ? SLIP - 0.7 : SLIP + 0.8;

const substitution = (a: number, b: number, isFirst: boolean) =>
  (a < 128 && b < 128 ? costs[a * 128 + b]! : SLIP + 0.8) + (isFirst ? FIRST : 0);
