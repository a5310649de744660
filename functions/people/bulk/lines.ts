import { isUtf8 } from 'node:buffer';

/** A non-empty line with its number, from 1, and the stream offset of its end; or why it cannot be read. */
export type Line = { line: number; end: number } & ({ bytes: Buffer } | { reason: string });

const NEWLINE = 0x0a;
const MAX_BYTES = 1_000_000;

/** Splits a stream into lines. Holds at most one line in memory, and none longer than `most` bytes. */
export class LineCutter {
  readonly #most: number;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #isTooLong = false;
  #line = 1;
  /** Bytes of the stream before the current chunk. */
  #before = 0;
  #isStart = true;

  constructor(most = MAX_BYTES) {
    this.#most = most;
  }

  /** The lines that end in this chunk. Their bytes are views of the chunk, valid until it is reused. */
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

  /** The last line, if the stream does not end with a line break. */
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
