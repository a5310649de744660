/** Appends numbers and texts to a growing buffer. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(1024);
  length = 0;

  #room(more: number) {
    if (this.length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.length + more));
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }

  byte(value: number) {
    this.#room(1);
    this.#bytes[this.length++] = value;
  }

  /** A number from 0 to 2^32 - 1, in one to five bytes. */
  number(value: number) {
    this.#room(5);
    for (; value > 127; value = Math.floor(value / 128)) this.#bytes[this.length++] = (value % 128) | 128;
    this.#bytes[this.length++] = value;
  }

  text(text: string) {
    this.#room(text.length * 3 + 5);
    const size = Buffer.byteLength(text);
    this.number(size);
    this.length += this.#bytes.write(text, this.length, size, 'utf8');
  }

  bytes(bytes: Uint8Array) {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** A copy of the bytes written so far. */
  done(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.length));
  }
}

/** Reads the output of a `ByteWriter`. @throws RangeError past the end */
export class ByteReader {
  readonly bytes: Buffer;
  at: number;
  readonly end: number;

  constructor(bytes: Buffer, at = 0, end = bytes.length) {
    if (at < 0 || at > end || end > bytes.length) throw new RangeError('Beyond the end of a block');
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  byte(): number {
    if (this.at >= this.end) throw new RangeError('Beyond the end of a block');
    return this.bytes[this.at++]!;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 35; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new RangeError('A number of a block is too long');
  }

  text(): string {
    const size = this.number();
    const from = this.skip(size);
    return this.bytes.toString('utf8', from, this.at);
  }

  /** Skips bytes, and returns their offset. */
  skip(size: number): number {
    if (size > this.end - this.at) throw new RangeError('Beyond the end of a block');
    const from = this.at;
    this.at += size;
    return from;
  }
}
