import { fold } from '#functions/names/fold.ts';

/** So much of a sentence is in another one that says the same and more. */
const SAME = 0.8;
/** A shorter sentence is only left out where the other one has it word for word. */
const SHORT = { words: 5, letters: 12 };
/** So many words that end a sentence and begin the next are said once. */
const OVERLAP = 3;

/** Scripts without spaces between words. */
export const unspaced = /[\u3040-\u30ff\u4e00-\u9fff]/u;
const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean);
/** The words of a sentence; pairs of letters where there are no spaces. */
function unitsOf(text: string): string[] {
  if (!unspaced.test(text)) return wordsOf(text);
  const letters = Array.from(fold(text).replaceAll(' ', ''));
  return letters.slice(1).map((letter, at) => letters[at]! + letter);
}

/** Whether one sentence says all that another one does. */
function holds(whole: string, part: string): boolean {
  const [one, other] = [fold(whole).replaceAll(' ', ''), fold(part).replaceAll(' ', '')];
  if (one.includes(other)) return true;
  const units = unitsOf(part);
  if (units.length < (unspaced.test(part) ? SHORT.letters : SHORT.words)) return false;
  const known = new Set(unitsOf(whole));
  return units.filter((unit) => known.has(unit)).length >= units.length * SAME;
}

/** The two as one sentence, if the second begins with the end of the first; null if not. */
function joined(first: string, second: string): string | null {
  const [before, after] = [wordsOf(first), wordsOf(second)];
  for (let length = Math.min(before.length, after.length); length >= OVERLAP; length--) {
    if (before.slice(-length).join(' ') !== after.slice(0, length).join(' ')) continue;
    const rest = second.split(/\s+/u).slice(length);
    // Where words and spaces do not match, the sentences stay apart.
    return second.split(/\s+/u).length === after.length ? [first.replace(/[…\s]+$/u, ''), ...rest].join(' ') : null;
  }
  return null;
}

/** Sentences in their order, each thing said once: one that says more stands where the first one was, and overlaps are joined. */
export function saidOnce(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((all, sentence) => {
    if (all.some((one) => holds(one, sentence))) return all;
    const shorter = all.findIndex((one) => holds(sentence, one));
    if (shorter >= 0) return all.map((one, at) => (at === shorter ? sentence : one));
    const joint = all.findIndex((one) => joined(one, sentence) !== null);
    return joint >= 0 ? all.map((one, at) => (at === joint ? joined(one, sentence)! : one)) : [...all, sentence];
  }, []);
}
