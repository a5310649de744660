import { ByteReader, ByteWriter } from '#functions/people/index/bytes.ts';
import { soundOf, spreadOf } from '#functions/people/index/sound.ts';
import { Trie } from '#functions/people/index/trie.ts';
import type { BlockAddress } from '#functions/people/index/block-address.ts';

/** A name of the index, folded, and how many people bear it. */
export type NameCount = { name: string; count: number };

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
  /** The numbers of the names, the most frequent first. */
  readonly #byCount: Uint32Array;
  /** How each name sounds and how frequent it is, in this order. */
  readonly #bySound: Float64Array;
  /** How many people they are together. */
  readonly people: number;

  /** `names` sorted by their code units, each once; `sounds` as `soundNumber` of each. */
  constructor(names: string[], counts: number[], sounds: Uint16Array) {
    this.#names = names;
    this.#counts = counts;
    this.#trie = new Trie(names);
    this.#at = new Map(names.map((name, i) => [name, i]));
    this.#byCount = Uint32Array.from(counts.keys()).sort((a, b) => counts[b]! - counts[a]!);
    const ranks = new Uint32Array(counts.length);
    this.#byCount.forEach((name, rank) => (ranks[name] = rank));
    this.#bySound = Float64Array.from(sounds, (sound, i) => sound * SHIFT + ranks[i]!).sort();
    const usual = [...this.#byCount.subarray(0, MOST_USUAL)].sort((a, b) => a - b);
    this.#usual = { names: usual, trie: new Trie(usual.map((i) => names[i]!)) };
    this.people = counts.reduce((sum, count) => sum + count, 0);
  }

  get size(): number {
    return this.#names.length;
  }

  countOf(name: string): number {
    const at = this.#at.get(name);
    return at === undefined ? 0 : this.#counts[at]!;
  }

  /** The names within one letter of a word: each way to slip once is looked up, so that their number does not matter. */
  within1(word: string): NameCount[] {
    const found = new Set<number>();
    for (const other of slipsOf(word)) {
      const at = this.#at.get(other);
      if (at !== undefined) found.add(at);
    }
    return [...found].map((i) => this.#known(i));
  }

  /** The names within two letters of a word that begin alike, of all or of the usual ones alone. */
  within2(word: string, of: 'all' | 'usual'): NameCount[] {
    const { names, trie } = this.#usual;
    return of === 'usual'
      ? trie.near(word, 2).map((i) => this.#known(names[i]!))
      : this.#trie.near(word, 2).map((i) => this.#known(i));
  }

  /** The most frequent names that begin so, at most so many. */
  beginningWith(letters: string, most: number): NameCount[] {
    const found: NameCount[] = [];
    for (let i = lowerBound(this.#names, letters); this.#names[i]?.startsWith(letters); i++) found.push(this.#known(i));
    return found.sort((a, b) => b.count - a.count).slice(0, most);
  }

  /** The names that sound like a word, and by chance a few others, at most so many, the most frequent first. */
  sounding(word: string, most: number): NameCount[] {
    const sound = soundNumber(word);
    const found: NameCount[] = [];
    for (let i = lowerBound(this.#bySound, sound * SHIFT); found.length < most && i < this.#bySound.length; i++) {
      if (Math.floor(this.#bySound[i]! / SHIFT) !== sound) break;
      found.push(this.#known(this.#byCount[this.#bySound[i]! % SHIFT]!));
    }
    return found;
  }

  /** Every name, in their order. */
  *[Symbol.iterator](): Generator<NameCount> {
    for (let i = 0; i < this.#names.length; i++) yield this.#known(i);
  }

  #known(i: number): NameCount {
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

export type NamePart = 'last' | 'first';

/** Everything that a search knows of the index before it reads any of it. */
export type Lexicons = {
  last: Lexicon;
  first: Lexicon;
  /** Into how many parts, as a power of two, the people of a surname's code are divided by first name; 0 for one block. */
  partsOf: (code: string) => number;
  /** Whether the people of a part are too many for one block, and lie by state and middle name as well. */
  isDivided: (address: BlockAddress) => boolean;
  /** Where names lie that are too rare to be held in memory: in how many buckets, and of which generation; 0 for none. */
  rare: { generation: number; buckets: number };
};

const SHIFT = 2 ** 21;

/** How a word sounds, as a number from 0 to 65535. */
const soundNumber = (word: string) => spreadOf(soundOf(word));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LONGEST_SLIPPED = 24;

/** A word with a letter less, more, another, or two turned round. */
function* slipsOf(word: string): Generator<string> {
  if (word.length > LONGEST_SLIPPED) return;
  for (let i = 0; i <= word.length; i++) {
    const [before, behind] = [word.slice(0, i), word.slice(i + 1)];
    const here = word.slice(i);
    if (i < word.length) yield before + behind;
    if (i + 1 < word.length && word[i] !== word[i + 1]) yield before + word[i + 1] + word[i] + word.slice(i + 2);
    for (const letter of LETTERS) {
      yield before + letter + here;
      if (i < word.length && letter !== word[i]) yield before + letter + behind;
    }
  }
}

const MOST_USUAL = 2000;

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
export function packLexicon(lexicon: Iterable<NameCount>): Buffer {
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
