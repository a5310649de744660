import { ByteReader, ByteWriter } from '#functions/people/index/bytes.ts';
import { soundOf, spreadOf } from '#functions/people/index/sound.ts';
import { Trie } from '#functions/people/index/trie.ts';

/** A name of the index, folded, and how many people bear it. */
export type Known = { name: string; count: number };

/**
 * The names of one kind, surnames or first names, that the index knows, with how often: held in memory, so that what
 * somebody may have meant is known before anything is read.
 */
export class Lexicon {
  readonly #names: string[];
  readonly #counts: number[];
  readonly #trie: Trie;
  /** The usual names among them, few enough to look further around a word. */
  readonly #usual: { names: number[]; trie: Trie };
  readonly #at: Map<string, number>;
  /** The numbers of the names, ordered by how they sound. */
  readonly #bySound: Float64Array;
  /** How many people they are together. */
  readonly people: number;

  /** `names` sorted by their code units, each once; `sounds` as `soundNumber` of each. */
  constructor(names: string[], counts: number[], sounds: Uint16Array) {
    this.#names = names;
    this.#counts = counts;
    this.#trie = new Trie(names);
    this.#at = new Map(names.map((name, i) => [name, i]));
    this.#bySound = Float64Array.from(sounds, (sound, i) => sound * SHIFT + i).sort();
    this.#usual = usualOf(names, counts);
    this.people = counts.reduce((sum, count) => sum + count, 0);
  }

  get size(): number {
    return this.#names.length;
  }

  countOf(name: string): number {
    const at = this.#at.get(name);
    return at === undefined ? 0 : this.#counts[at]!;
  }

  /** The names within one letter of a word. */
  within1(word: string): Known[] {
    const found = this.#trie.near(word, 1);
    for (const other of otherStarts(word)) {
      const at = this.#at.get(other);
      if (at !== undefined) found.push(at);
    }
    return found.map((i) => this.#known(i));
  }

  /** The names within two letters of a word that begin alike, of all or of the usual ones alone. */
  within2(word: string, of: 'all' | 'usual'): Known[] {
    const { names, trie } = this.#usual;
    return of === 'usual'
      ? trie.near(word, 2).map((i) => this.#known(names[i]!))
      : this.#trie.near(word, 2).map((i) => this.#known(i));
  }

  /** The most frequent names that begin so, at most so many. */
  beginningWith(letters: string, most: number): Known[] {
    const found: Known[] = [];
    for (let i = lowerBound(this.#names, letters); this.#names[i]?.startsWith(letters); i++) found.push(this.#known(i));
    return found.sort((a, b) => b.count - a.count).slice(0, most);
  }

  /** The names that sound like a word, and by chance a few others, at most so many, the most frequent first. */
  sounding(word: string, most: number): Known[] {
    const sound = soundNumber(word);
    const found: Known[] = [];
    for (let i = lowerBound(this.#bySound, sound * SHIFT); i < this.#bySound.length; i++) {
      if (Math.floor(this.#bySound[i]! / SHIFT) !== sound) break;
      found.push(this.#known(this.#bySound[i]! % SHIFT));
    }
    return found.length > most ? found.sort((a, b) => b.count - a.count).slice(0, most) : found;
  }

  /** Every name, in their order. */
  *[Symbol.iterator](): Generator<Known> {
    for (let i = 0; i < this.#names.length; i++) yield this.#known(i);
  }

  #known(i: number): Known {
    return { name: this.#names[i]!, count: this.#counts[i]! };
  }

  /** A lexicon of these counts. */
  static of(counts: Map<string, number>): Lexicon {
    const names = [...counts.keys()].sort();
    return new Lexicon(
      names,
      names.map((name) => counts.get(name)!),
      Uint16Array.from(names, soundNumber),
    );
  }
}

const SHIFT = 2 ** 21;

/** How a word sounds, as a number from 0 to 65535. */
const soundNumber = (word: string) => spreadOf(soundOf(word));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A word with another first letter, or one more before it. */
const otherStarts = (word: string): string[] =>
  LETTERS.flatMap((letter) => [letter + word, ...(letter === word[0] ? [] : [letter + word.slice(1)])]);

const MOST_USUAL = 2000;

function usualOf(names: string[], counts: number[]) {
  const least = counts.toSorted((a, b) => b - a)[MOST_USUAL] ?? 0;
  const usual = names.flatMap((_, i) => (counts[i]! > least ? [i] : []));
  return { names: usual, trie: new Trie(usual.map((i) => names[i]!)) };
}

/** Where the first thing stands that does not come before a value. */
function lowerBound<T extends number | string>(sorted: { length: number; [i: number]: T }, value: T): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A lexicon in bytes: n, then each name as the letters it shares with the one before, its other letters, its count and,
 * in two bytes, how it sounds.
 */
export function packLexicon(lexicon: Iterable<Known>): Buffer {
  const names = [...lexicon];
  const writer = new ByteWriter();
  writer.number(names.length);
  let before = '';
  for (const { name, count } of names) {
    let shared = 0;
    while (shared < before.length && before[shared] === name[shared]) shared++;
    writer.number(shared);
    writer.text(name.slice(shared));
    writer.number(count);
    const sound = soundNumber(name);
    writer.byte(sound & 255);
    writer.byte(sound >> 8);
    before = name;
  }
  return writer.done();
}

export function unpackLexicon(bytes: Buffer): Lexicon {
  const reader = new ByteReader(bytes);
  const size = reader.number();
  const names: string[] = [];
  const counts: number[] = [];
  const sounds = new Uint16Array(size);
  let before = '';
  for (let i = 0; i < size; i++) {
    const shared = reader.number();
    before = before.slice(0, shared) + reader.text();
    names.push(before);
    counts.push(reader.number());
    sounds[i] = reader.byte() + reader.byte() * 256;
  }
  return new Lexicon(names, counts, sounds);
}
