import { ByteReader, ByteWriter } from '#functions/people/index/bytes.ts';
import { Slips } from '#functions/people/index/slips.ts';
import { soundOf, spreadOf } from '#functions/people/index/sound.ts';
import { Trie } from '#functions/people/index/trie.ts';
import type { BlockAddress } from '#functions/people/index/block-address.ts';

/** A folded name of the index, and its number of bearers. */
export type NameCount = { name: string; count: number };

/**
 * All indexed surnames or first names with their frequency, in memory: finds the names a query may mean before anything
 * is read.
 */
export class Lexicon {
  readonly #names: string[];
  readonly #counts: number[];
  readonly #trie: Trie;
  /** The frequent names, few enough for a wider search around a word. */
  readonly #usual: { names: number[]; trie: Trie };
  readonly #at: Map<string, number>;
  readonly #slips: Slips;
  /** Name numbers, most frequent first. */
  readonly #byCount: Uint32Array;
  /** Sound and frequency rank of each name, sorted. */
  readonly #bySound: Float64Array;
  /** The total number of bearers. */
  readonly people: number;

  /** `names` sorted by code unit, distinct; `sounds` holds the `soundNumber` of each. */
  constructor(names: string[], counts: number[], sounds: Uint16Array) {
    this.#names = names;
    this.#counts = counts;
    this.#trie = new Trie(names);
    this.#at = new Map(names.map((name, i) => [name, i]));
    this.#slips = new Slips(names);
    this.#byCount = Uint32Array.from(counts.keys()).sort((a, b) => counts[b]! - counts[a]!);
    const ranks = new Uint32Array(counts.length);
    this.#byCount.forEach((name, rank) => (ranks[name] = rank));
    this.#bySound = Float64Array.from(sounds, (sound, i) => sound * SHIFT + ranks[i]!).sort();
    const usual = [...this.#byCount.subarray(0, MAX_USUAL)].sort((a, b) => a - b);
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

  /** The names at edit distance 1: looks up each possible edit, independent of the number of names. */
  within1(word: string): NameCount[] {
    const numbers = new Set<number>();
    for (const other of this.#slips.near(word)) {
      const at = this.#at.get(other);
      if (at !== undefined) numbers.add(at);
    }
    return [...numbers].map((i) => this.#known(i));
  }

  /** The names at edit distance 2 with the same initial, of all names or the frequent ones. */
  within2(word: string, of: 'all' | 'usual'): NameCount[] {
    const { names, trie } = this.#usual;
    return of === 'usual'
      ? trie.near(word, 2).map((i) => this.#known(names[i]!))
      : this.#trie.near(word, 2).map((i) => this.#known(i));
  }

  /** The most frequent names with this prefix. */
  beginningWith(letters: string, most: number): NameCount[] {
    const names: NameCount[] = [];
    for (let i = lowerBound(this.#names, letters); this.#names[i]?.startsWith(letters); i++) names.push(this.#known(i));
    return names.sort((a, b) => b.count - a.count).slice(0, most);
  }

  /** The most frequent names that sound like a word, with occasional hash collisions. */
  sounding(word: string, most: number): NameCount[] {
    return this.soundingAs(soundOf(word), most);
  }

  /** The same, for a sound code. */
  soundingAs(code: string, most: number): NameCount[] {
    const sound = spreadOf(code);
    const names: NameCount[] = [];
    for (let i = lowerBound(this.#bySound, sound * SHIFT); names.length < most && i < this.#bySound.length; i++) {
      if (Math.floor(this.#bySound[i]! / SHIFT) !== sound) break;
      names.push(this.#known(this.#byCount[this.#bySound[i]! % SHIFT]!));
    }
    return names;
  }

  /** All names in order. */
  *[Symbol.iterator](): Generator<NameCount> {
    for (let i = 0; i < this.#names.length; i++) yield this.#known(i);
  }

  #known(i: number): NameCount {
    return { name: this.#names[i]!, count: this.#counts[i]! };
  }

  /** A lexicon built from counts. */
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

/** The data of the index that every search holds in memory. */
export type Lexicons = {
  last: Lexicon;
  first: Lexicon;
  /** The number of parts of a code, as a power of two; 0 for a single block. */
  partsOf: (code: string) => number;
  /** Whether a part is divided further by state and middle name. */
  isDivided: (address: BlockAddress) => boolean;
  /** Buckets of names too rare for memory: their number and generation; 0 for none. */
  rare: { generation: number; buckets: number };
};

const SHIFT = 2 ** 21;

/** The sound of a word as a number from 0 to 65535. */
const soundNumber = (word: string) => spreadOf(soundOf(word));

const MAX_USUAL = 2000;

/** Index of the first element not less than a value. */
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
 * A lexicon in bytes: the length, then for each name the prefix shared with the previous one, its remaining letters,
 * its count and, in two bytes, its sound.
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
