import { loanRules, type LoanRule } from '#functions/names/script/loan-rules.ts';

const LONGEST = 28;
const WIDTH = LONGEST + 1;
const cells = new Float64Array(WIDTH * WIDTH);
const OTHER_VOWEL = 1.6;
const OTHER_CONSONANT = 5;
const MISSING = 3.5;

/** Rules by the last letters of both sides. */
const pairOf = (kana: string, latin: string): number =>
  (kana.charCodeAt(0) || 0) * 2 ** 16 + (latin.charCodeAt(0) || 0);
const byLetters = Map.groupBy(loanRules, ({ kana, latin }) => pairOf(kana.slice(-1), latin.slice(-1)));
const NONE: readonly LoanRule[] = [];
const rulesFor = (kana: string, latin: string): readonly LoanRule[] => byLetters.get(pairOf(kana, latin)) ?? NONE;
/** How far a rule looks back: only so many rows above the limit rule out a match. */
const REACH = Math.max(...loanRules.map(({ kana }) => kana.length));
const isVowel = (letter: string) => 'aiueoy'.includes(letter);

/**
 * The cost in nats of writing a Latin name so in katakana, given as by `loanOf` or romanised otherwise. `Infinity` above
 * `most`.
 */
export function loanCost(loan: string, latin: string, most = 12): number {
  const [n, m] = [loan.length, latin.length];
  if (!n || !m || n > LONGEST || m > LONGEST) return Infinity;
  let above = 0;
  for (let i = 0; i <= n; i++) {
    let least = Infinity;
    for (let j = 0; j <= m; j++) {
      const best = i || j ? cellOf(loan, latin, i, j) : 0;
      cells[i * WIDTH + j] = best;
      if (best < least) least = best;
    }
    above = least > most ? above + 1 : 0;
    if (above >= REACH) return Infinity;
  }
  const cost = cells[n * WIDTH + m]!;
  return cost > most ? Infinity : cost;
}

function cellOf(loan: string, latin: string, i: number, j: number): number {
  const [a, b] = [loan[i - 1] ?? '', latin[j - 1] ?? ''];
  const at = i * WIDTH + j;
  let best = Infinity;
  if (i && j) best = cells[at - WIDTH - 1]! + (a === b ? 0 : isVowel(a) && isVowel(b) ? OTHER_VOWEL : OTHER_CONSONANT);
  if (i) best = Math.min(best, cells[at - WIDTH]! + (isVowel(a) ? OTHER_VOWEL : MISSING));
  if (j) best = Math.min(best, cells[at - 1]! + (b === latin[j - 2] ? DOUBLED : isVowel(b) ? OTHER_VOWEL : MISSING));
  if (i) best = Math.min(best, byRules(rulesFor(a, b), loan, latin, i, j), byRules(rulesFor(a, ''), loan, latin, i, j));
  return j ? Math.min(best, byRules(rulesFor('', b), loan, latin, i, j)) : best;
}
const DOUBLED = 0.1;

function byRules(rules: readonly LoanRule[], loan: string, latin: string, i: number, j: number): number {
  let best = Infinity;
  for (const { kana, latin: written, cost } of rules) {
    if (kana.length > i || written.length > j) continue;
    const whole = cells[(i - kana.length) * WIDTH + j - written.length]! + cost;
    if (whole < best && loan.startsWith(kana, i - kana.length) && latin.startsWith(written, j - written.length))
      best = whole;
  }
  return best;
}
