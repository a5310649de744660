import { HEAD, keyLength, valueLength } from '#functions/people/bulk/byte-order.ts';
import { ScratchFile } from '#functions/people/bulk/scratch-file.ts';

/** What a sort yields. The bytes are good until the next is asked for. */
export type Sorted = { key: Buffer; value: Buffer };

const WRITE_BYTES = 1 << 20;
const READ_BYTES = 1 << 18;

/** Entries in their order, in a scratch file. */
export function writeRun(folder: string, entries: Iterable<Buffer>): ScratchFile {
  const file = new ScratchFile(folder);
  try {
    const chunk = Buffer.allocUnsafe(WRITE_BYTES);
    let used = 0;
    for (const entry of entries) {
      if (used + entry.length > chunk.length) {
        file.append(chunk.subarray(0, used));
        used = 0;
      }
      if (entry.length > chunk.length) file.append(entry);
      else used += entry.copy(chunk, used);
    }
    file.append(chunk.subarray(0, used));
    return file;
  } catch (error) {
    file[Symbol.dispose]();
    throw error;
  }
}

/** One run as it is read: where it stands, and the first bytes of its key as a number that compares quickly. */
class Reader {
  #buffer = Buffer.allocUnsafe(READ_BYTES);
  #filled = 0;
  #start = 0;
  #end = 0;
  #from = 0;
  readonly #file: ScratchFile;
  entry: Buffer = this.#buffer;
  key: Buffer = this.#buffer;
  value: Buffer = this.#buffer;
  prefix = 0;

  constructor(file: ScratchFile) {
    this.#file = file;
  }

  /** False at the end. */
  next(): boolean {
    this.#start = this.#end;
    if (!this.#has(HEAD)) return false;
    const key = keyLength(this.#buffer, this.#start);
    const value = valueLength(this.#buffer, this.#start);
    if (!this.#has(HEAD + key + value)) throw new Error('A scratch file is shorter than what was written to it.');
    const at = this.#start + HEAD;
    this.#end = at + key + value;
    this.entry = this.#buffer.subarray(this.#start, this.#end);
    this.key = this.#buffer.subarray(at, at + key);
    this.value = this.#buffer.subarray(at + key, this.#end);
    this.prefix = 0;
    for (let i = 0; i < 6; i++) this.prefix = this.prefix * 256 + (i < key ? this.#buffer[at + i]! : 0);
    return true;
  }

  /** Whether so many bytes are there from the start on, reading on where they are not yet. */
  #has(bytes: number): boolean {
    if (this.#filled - this.#start >= bytes) return true;
    const rest = this.#buffer.subarray(this.#start, this.#filled);
    const buffer = bytes > this.#buffer.length ? Buffer.allocUnsafe(bytes * 2) : this.#buffer;
    buffer.set(rest);
    this.#buffer = buffer;
    this.#start = 0;
    this.#filled = rest.length;
    const got = this.#file.read(buffer, this.#filled, this.#from);
    this.#from += got;
    this.#filled += got;
    return this.#filled >= bytes;
  }
}

const isBefore = (a: Reader, b: Reader): boolean =>
  a.prefix !== b.prefix ? a.prefix < b.prefix : (a.key.compare(b.key) || a.value.compare(b.value)) < 0;

/** Several runs as one, by a heap of their readers. */
export function* mergedRuns(files: ScratchFile[]): Generator<Reader> {
  const heap: Reader[] = [];
  const sink = (from: number): void => {
    const reader = heap[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, reader)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = reader;
  };
  for (const file of files) {
    const reader = new Reader(file);
    if (reader.next()) heap.push(reader);
  }
  for (let at = heap.length >> 1; at >= 0; at--) if (at < heap.length) sink(at);
  while (heap[0]) {
    yield heap[0];
    if (!heap[0].next()) {
      const last = heap.pop()!;
      if (heap.length === 0) return;
      heap[0] = last;
    }
    sink(0);
  }
}
