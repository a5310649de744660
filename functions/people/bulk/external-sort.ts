import { HEAD, keyLength, orderOf, valueLength } from '#functions/people/bulk/byte-order.ts';
import { mergedRuns, type Sorted, writeRun } from '#functions/people/bulk/runs.ts';
import type { ScratchFile } from '#functions/people/bulk/scratch-file.ts';

/** How much is sorted at once in memory, and how many runs are read at once. */
const RUN_BYTES = 64 << 20;
const RUN_ENTRIES = 1 << 20;
const FAN_IN = 64;
const FIRST_BYTES = 1 << 20;

/**
 * Sorts any number of entries by the bytes of their keys, equal keys by their values, in memory of a fixed size: what
 * does not fit lies in scratch files meanwhile. The order in which they were added makes no difference.
 */
export class ExternalSort implements Disposable {
  readonly #folder: string;
  readonly #runBytes: number;
  readonly #fanIn: number;
  readonly #starts = new Uint32Array(RUN_ENTRIES);
  #arena: Buffer;
  #used = 0;
  #count = 0;
  /** Runs by how often they were merged: as many of one level as can be read at once become one of the next. */
  readonly #levels: ScratchFile[][] = [];

  constructor(folder: string, { runBytes = RUN_BYTES, fanIn = FAN_IN } = {}) {
    this.#folder = folder;
    this.#runBytes = runBytes;
    this.#fanIn = fanIn;
    this.#arena = Buffer.allocUnsafe(Math.min(runBytes, FIRST_BYTES));
  }

  add(key: Uint8Array, value: Uint8Array): void {
    const at = this.reserve(key.length, value.length);
    this.arena.set(key, at);
    this.arena.set(value, at + key.length);
  }

  /** Where `reserve` made room. Another one after each `reserve`. */
  get arena(): Buffer {
    return this.#arena;
  }

  /** Makes room for an entry that the caller writes into the arena: its key here, its value right behind. */
  reserve(keyBytes: number, valueBytes: number): number {
    const size = HEAD + keyBytes + valueBytes;
    if (this.#count === RUN_ENTRIES || (this.#count > 0 && this.#used + size > this.#runBytes)) this.#spill();
    if (this.#used + size > this.#arena.length) this.#grow(this.#used + size);
    const start = this.#used;
    this.#arena.writeUInt32LE(keyBytes, start);
    this.#arena.writeUInt32LE(valueBytes, start + 4);
    this.#starts[this.#count++] = start;
    this.#used = start + size;
    return start + HEAD;
  }

  /** All that was added, in order. Nothing may be added any more. */
  *sorted(): Generator<Sorted> {
    if (!this.#levels.length) {
      for (const start of this.#order()) yield sortedAt(this.#arena, start);
      return;
    }
    this.#spill();
    this.#arena = Buffer.alloc(0);
    const runs = this.#levels.splice(0).flat();
    try {
      while (runs.length > this.#fanIn) runs.push(this.#merged(runs.splice(0, this.#fanIn)));
      yield* mergedRuns(runs);
    } finally {
      for (const run of runs) run[Symbol.dispose]();
    }
  }

  [Symbol.dispose](): void {
    for (const run of this.#levels.splice(0).flat()) run[Symbol.dispose]();
    this.#arena = Buffer.alloc(0);
  }

  #order = () => orderOf(this.#arena, this.#starts.subarray(0, this.#count));

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafe(Math.max(needed, Math.min(this.#runBytes, this.#arena.length * 2)));
    this.#arena.copy(larger, 0, 0, this.#used);
    this.#arena = larger;
  }

  #spill(): void {
    if (!this.#count) return;
    this.#keep(writeRun(this.#folder, entries(this.#arena, this.#order())), 0);
    this.#used = 0;
    this.#count = 0;
  }

  #keep(run: ScratchFile, level: number): void {
    const runs = (this.#levels[level] ??= []);
    runs.push(run);
    if (runs.length === this.#fanIn) this.#keep(this.#merged(runs.splice(0)), level + 1);
  }

  /** One run of several, which are closed, also where that fails. */
  #merged(runs: ScratchFile[]): ScratchFile {
    try {
      return writeRun(this.#folder, merged(runs));
    } finally {
      for (const run of runs) run[Symbol.dispose]();
    }
  }
}

function* entries(arena: Buffer, order: Uint32Array): Generator<Buffer> {
  for (const start of order)
    yield arena.subarray(start, start + HEAD + keyLength(arena, start) + valueLength(arena, start));
}

function* merged(runs: ScratchFile[]): Generator<Buffer> {
  for (const { entry } of mergedRuns(runs)) yield entry;
}

function sortedAt(arena: Buffer, start: number): Sorted {
  const value = start + HEAD + keyLength(arena, start);
  return { key: arena.subarray(start + HEAD, value), value: arena.subarray(value, value + valueLength(arena, start)) };
}
