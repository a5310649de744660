import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

import { type Packer, packerOf, type Packing } from '#functions/people/bulk/packing.ts';

/** A finished file: how many items, how many bytes unpacked (which DynamoDB charges for) and packed, and its digest. */
export type Part = { file: string; items: number; bytes: number; packed_bytes: number; sha256: string };
type Open = Part & { handle: FileHandle; hash: ReturnType<typeof createHash>; packer: Packer };

const CHUNK_BYTES = 1 << 20;
/** Of not much more than this, unpacked, is a file: DynamoDB reads many at once, and takes at most 50,000. */
const PART_BYTES = 256 << 20;
const BEGIN = Buffer.from('{"Item":{');
const END = Buffer.from('}}\n');

/**
 * Items in the format that DynamoDB imports, in files of a bounded size, each named for `name` and its number. Items are
 * written into memory and, between them, `flush` awaits the file: so there is no promise to each item.
 */
export class Parts implements AsyncDisposable {
  readonly done: Part[] = [];
  readonly #path: (file: string) => string;
  readonly #name: string;
  readonly #packing: Packing;
  readonly #partBytes: number;
  #buffer = Buffer.allocUnsafe(CHUNK_BYTES * 2);
  #spare = Buffer.allocUnsafe(CHUNK_BYTES * 2);
  #used = 0;
  #items = 0;
  #part: Open | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    folder: string,
    name: string,
    { packing = 'none', partBytes = PART_BYTES }: { packing?: Packing; partBytes?: number } = {},
  ) {
    this.#path = (file) => join(folder, file);
    this.#name = name;
    this.#packing = packing;
    this.#partBytes = partBytes;
  }

  /** Writes an item of which these are the fields, in DynamoDB’s JSON, the separating commas among them. */
  item(...fields: (string | Buffer)[]): void {
    let most = BEGIN.length + END.length;
    for (const each of fields) most += each.length * (typeof each === 'string' ? 3 : 1);
    if (this.#used + most > this.#buffer.length) this.#grow(most);
    this.#used += BEGIN.copy(this.#buffer, this.#used);
    for (const each of fields)
      this.#used +=
        typeof each === 'string' ? this.#buffer.write(each, this.#used) : each.copy(this.#buffer, this.#used);
    this.#used += END.copy(this.#buffer, this.#used);
    this.#items++;
  }

  get isFull(): boolean {
    return this.#used >= CHUNK_BYTES;
  }

  /** Hands what was written to the file, once the file has taken what it was handed before. */
  async flush(): Promise<void> {
    await this.#writing;
    if (!this.#used) return;
    const chunk = this.#buffer.subarray(0, this.#used);
    const items = this.#items;
    [this.#buffer, this.#spare] = [this.#spare, this.#buffer];
    this.#used = this.#items = 0;
    this.#writing = this.#write(chunk, items);
    this.#writing.catch(() => {}); // it is awaited by the next flush; until then its failure is not unheard of
  }

  /** Ends the last file; every file is complete then. */
  async end(): Promise<Part[]> {
    await this.flush();
    await this.#writing;
    await this.#close();
    return this.done;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writing.catch(() => {});
    await this.#part?.handle.close();
    this.#part = undefined;
  }

  #grow(more: number): void {
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#used + more));
    this.#buffer.copy(larger, 0, 0, this.#used);
    this.#buffer = larger;
  }

  async #write(chunk: Buffer, items: number): Promise<void> {
    const part = (this.#part ??= await this.#open());
    part.items += items;
    part.bytes += chunk.length;
    await this.#store(part, await part.packer.pack(chunk));
    if (part.bytes >= this.#partBytes) await this.#close();
  }

  async #open(): Promise<Open> {
    const packer = packerOf(this.#packing);
    const file = `${this.#name}-${String(this.done.length).padStart(5, '0')}.json${packer.suffix}`;
    const handle = await open(this.#path(file), 'wx');
    return { file, items: 0, bytes: 0, packed_bytes: 0, sha256: '', handle, packer, hash: createHash('sha256') };
  }

  async #store(part: Open, chunks: Buffer[]): Promise<void> {
    for (const chunk of chunks) {
      part.hash.update(chunk);
      part.packed_bytes += chunk.length;
      await part.handle.writeFile(chunk);
    }
  }

  async #close(): Promise<void> {
    if (!this.#part) return;
    const { handle, hash, packer, ...part } = this.#part;
    await this.#store(this.#part, await packer.end());
    await handle.close();
    this.done.push({ ...part, packed_bytes: this.#part.packed_bytes, sha256: hash.digest('hex') });
    this.#part = undefined;
  }
}
