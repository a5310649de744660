/**
 * Compound names of Arabic and Persian, which one writes in one word or in two: عبد الله and عبدالله, Abu Zeid and
 * Abouzeid, Nour el-Din and Noureddine, Mohammad Reza and Mohammadreza.
 */
const heads = new Set(
  'abd abdel abdul abdal abdol abed abu abou abo aboul abul bou ben oum umm عبد ابو ابي ابا بو ام'.split(' '),
);
const tails = new Set(
  'din deen dine eddin eddine uddin aldin allah ollah abidin abidine الدين الله العابدين'.split(' '),
);

/** Whether a word only begins a compound: أم is no name without كلثوم. */
export const isHeadOfCompound = (word: string): boolean => heads.has(word);

/** Folded words, those of a compound together. */
export function compoundsOf(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last && (heads.has(last.at(-1)!) || tails.has(word))) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The index of a name that begins a pair, as in Mohammad Reza, which is also written as one word; -1 without one. */
export const pairAt = (words: readonly string[]): number =>
  words.findIndex(
    (word, at) =>
      at < words.length - 1 && PAIR.test(`${word}${words[at + 1]}`) && PAIR.exec(word + words[at + 1])![0] === word,
  );

const PAIR = /^(?:محمد|علي|امير|غلام|سيد|عبد|ابو|moham{1,2}[ae]d|muham{1,2}[ae]d|gholam|amir)(?=.{3})/;
const TAIL = /(?<=^.{2,})(?:الدين|الله)$/;

/** The two words of a compound or pair in one, as Mohammadreza, نورالدين or Abdelaziz; none in other words. */
export function pairIn(word: string): [string, string] | undefined {
  const tail = TAIL.exec(word)?.[0];
  if (tail) return [word.slice(0, -tail.length), tail];
  const first = PAIR.exec(word)?.[0];
  if (first) return [first, word.slice(first.length)];
  const parts = partsOfCompound(word);
  return parts && [parts.firsts[0]!, parts.last];
}

const HEAD =
  /^(?:abd[aeou][lrsztdn](?=[a-z]{3})|(?:abd|ab(?:ou|u)l?|bou|ben|moham{1,2}[ae]d|gholam|amir)(?=[^aeiou][a-z]{2}))/;
const TAILS: [RegExp, string][] = [
  [/(?<=^[a-z]{2,})[aeiou]l?d?d(?:i|ee)ne?$/, 'aldin'],
  [/(?<=^[a-z]{2,})[aeiou]l?lah?$/, 'allah'],
];

/** The words of a Latin compound that may be written apart: “abdelaziz” is “abdel aziz” or “abd alaziz”. */
export interface Parts {
  readonly firsts: readonly string[];
  readonly last: string;
}

/** The parts of a compound; none for other names. */
export function partsOfCompound(latin: string): Parts | undefined {
  for (const [tail, last] of TAILS) if (tail.test(latin)) return { firsts: [latin.replace(tail, '')], last };
  const head = HEAD.exec(latin)?.[0];
  if (!head) return undefined;
  const firsts = head.startsWith('abd') && head !== 'abd' ? ['abd', head] : [head];
  return { firsts, last: latin.slice(head.length) };
}
