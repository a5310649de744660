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

const PAIR = /^(?:محمد|علي|امير|غلام|سيد|moha[m]{1,2}[ae]d|muha[m]{1,2}[ae]d|gholam|amir)(?=.{3})/;

/** The two names in a word like Mohammadreza or محمدباقر; none in other words. */
export function pairIn(word: string): [string, string] | undefined {
  const first = PAIR.exec(word)?.[0];
  return first === undefined || first === word ? undefined : [first, word.slice(first.length)];
}

const HEAD = /^(?:abd(?:[aeou][lrsztdn])?|ab(?:ou|u)l?|bou|ben|moha[m]{1,2}[ae]d|gholam|amir)(?=[^aeiou][a-z]{2})/;
const TAIL = /(?<=^[a-z]{2,})(?:[aeiou]l?d?d(?:i|ee)ne?|[aou]l?lah?)$/;

/** The parts of a Latin compound that may be written apart: “abdelaziz” is “abdel aziz”. None for other names. */
export function partsOfCompound(latin: string): string[] {
  const head = HEAD.exec(latin)?.[0];
  if (head) return [head, latin.slice(head.length)];
  const tail = TAIL.exec(latin)?.[0];
  return tail ? [latin.slice(0, -tail.length), tail] : [];
}
