/**
 * Finds the words one letter away from a word that may be names. There are some 500 of them for a word of nine letters,
 * and nearly none is a name. Their hashes follow from that of the word, so that only those whose hash is a name's are
 * built.
 */
export class Slips {
  /** One bit for each hash. */
  readonly #bits: Uint32Array;
  readonly #shift: number;

  constructor(names: readonly string[]) {
    const power = Math.min(MAX_POWER, Math.ceil(Math.log2(names.length + 1)) + BITS_A_NAME);
    this.#bits = new Uint32Array(2 ** Math.max(0, power - 5));
    this.#shift = 32 - power;
    for (const name of names) {
      const hash = this.#hashOf(sumOf(name));
      this.#bits[hash >>> 5]! |= 1 << (hash & 31);
    }
  }

  /** The names at edit distance 1, besides a few words that are none: a letter less, more, another, or two exchanged. */
  near(word: string): string[] {
    if (word.length > LONGEST) return [];
    const words: string[] = [];
    const whole = sumOf(word);
    let before = 0;
    let power = 1;
    for (let i = 0; i < word.length; i++) {
      const [start, end] = [word.slice(0, i), word.slice(i + 1)];
      const own = word.charCodeAt(i);
      this.#addLetters(words, before + Math.imul(whole - before, BASE), power, start, word.slice(i));
      this.#addLetters(words, whole - Math.imul(own, power), power, start, end);
      const next = word.charCodeAt(i + 1);
      const after = Math.imul(power, BASE);
      const behind = Math.imul(whole - before - Math.imul(own, power), INVERSE);
      if (this.#mayHave(before + behind)) words.push(start + end);
      if (end && next !== own && this.#mayHave(whole + Math.imul(next - own, power - after)))
        words.push(start + end[0] + word[i] + end.slice(1));
      before = (before + Math.imul(own, power)) | 0;
      power = after;
    }
    this.#addLetters(words, whole, power, word, '');
    return words;
  }

  /** Adds the likely names of one letter between two parts, of which `sum` is the sum and `power` the factor of the letter. */
  #addLetters(words: string[], sum: number, power: number, start: string, end: string): void {
    let whole = (sum + Math.imul(A, power)) | 0;
    for (let letter = A; letter <= Z; letter++, whole = (whole + power) | 0) {
      if (this.#mayHave(whole)) words.push(start + String.fromCharCode(letter) + end);
    }
  }

  #mayHave(sum: number): boolean {
    const hash = this.#hashOf(sum);
    return (this.#bits[hash >>> 5]! & (1 << (hash & 31))) !== 0;
  }

  #hashOf(sum: number): number {
    return Math.imul(sum ^ (sum >>> 15), SPREAD) >>> this.#shift;
  }
}

/** Each name has 16 to 32 bits: some 4 % of the words that are no names pass. */
const BITS_A_NAME = 4;
const MAX_POWER = 26;
const LONGEST = 24;
const [A, Z] = [97, 122];
const BASE = 0x01000193;
/** `BASE` times this is 1 in 32 bits. */
const INVERSE = 0x359c449b;
const SPREAD = 0x2c1b3c6d;

/** The letters of a word, each multiplied by a power of `BASE` by its position, added up to 32 bits. */
function sumOf(word: string): number {
  let sum = 0;
  let power = 1;
  for (let i = 0; i < word.length; i++) {
    sum = (sum + Math.imul(word.charCodeAt(i), power)) | 0;
    power = Math.imul(power, BASE);
  }
  return sum;
}
