import { isUtf8 } from 'node:buffer';

/**
 * A line that holds something, by its number from 1, and how many bytes of the stream end with it; or why it cannot be
 * read.
 */
export type Line = { line: number; end: number } & ({ bytes: Buffer } | { reason: string });

const NEWLINE = 0x0a;
export const MOST_BYTES = 1_000_000;

/** Cuts the chunks of a stream into lines. It holds no more than one of them, and no longer one than `most` bytes. */
export class LineCutter {
  readonly #most: number;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #isTooLong = false;
  #line = 1;
  /** Bytes of the stream before the chunk at hand. */
  #before = 0;
  #isStart = true;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** The lines that end in this chunk. Their bytes are those of the chunk: good until it is written over. */
  *cut(chunk: Buffer): Generator<Line> {
    let from = 0;
    if (this.#isStart && chunk.length) {
      this.#isStart = false;
      if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) from = 3;
    }
    for (let end = chunk.indexOf(NEWLINE, from); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const line = this.#whole(chunk.subarray(from, end), this.#before + end + 1);
      if (line) yield line;
      this.#line++;
      from = end + 1;
    }
    this.#hold(chunk.subarray(from));
    this.#before += chunk.length;
  }

  /** The last line, where nothing ended it. */
  *end(): Generator<Line> {
    const line = this.#whole(Buffer.alloc(0), this.#before);
    if (line) yield line;
  }

  #hold(rest: Buffer): void {
    this.#heldBytes += rest.length;
    if (this.#heldBytes > this.#most) {
      this.#isTooLong = true;
      this.#held = [];
    } else if (rest.length) this.#held.push(Buffer.from(rest));
  }

  #whole(rest: Buffer, end: number): Line | undefined {
    const line = this.#line;
    const isTooLong = this.#isTooLong || this.#heldBytes + rest.length > this.#most;
    const bytes = this.#held.length && !isTooLong ? Buffer.concat([...this.#held, rest]) : rest;
    this.#held = [];
    this.#heldBytes = 0;
    this.#isTooLong = false;
    if (isTooLong) return { line, end, reason: `is longer than ${this.#most.toLocaleString('en')} bytes` };
    if (isBlank(bytes)) return undefined;
    return isUtf8(bytes) ? { line, end, bytes } : { line, end, reason: 'is not UTF-8' };
  }
}

function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== 0x20 && (byte < 0x09 || byte > 0x0d)) return false;
  return true;
}
