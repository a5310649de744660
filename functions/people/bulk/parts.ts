import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

import { DynamoJson } from '#functions/people/bulk/dynamodb-json.ts';
import { type Packer, packerOf, type Packing } from '#functions/people/bulk/packing.ts';
import type { Key } from '#functions/platform/table/keys.ts';

/** A finished file: how many items, how many bytes unpacked (which DynamoDB charges for) and packed, and its digest. */
export type Part = { file: string; items: number; bytes: number; packed_bytes: number; sha256: string };
type Open = Part & { handle: FileHandle; hash: ReturnType<typeof createHash>; packer: Packer };

const CHUNK_BYTES = 1 << 20;
/** Of not much more than this, unpacked, is a file: DynamoDB reads many at once, and takes at most 50,000. */
const PART_BYTES = 256 << 20;
const BEGIN = Uint8Array.from(Buffer.from('{"Item":{"pk":{"S":'));
const SORTED = Uint8Array.from(Buffer.from('},"sk":{"S":'));
const KEYED = Uint8Array.from(Buffer.from('}'));
/** As `Table.put` and `Table.derive` write it: the first time that an item is there. */
const FIRST = Uint8Array.from(Buffer.from(',"revision":{"N":"1"}}}\n'));
const END = Uint8Array.from(Buffer.from('}}\n'));

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
  /** Where the fields of an item are written, between `begin` and `end`. */
  out = new DynamoJson(CHUNK_BYTES * 2);
  #spare = new DynamoJson(CHUNK_BYTES * 2);
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

  /** Begins an item with its key. */
  begin({ pk, sk }: Key): void {
    const { out } = this;
    out.raw(BEGIN);
    out.text(pk);
    out.raw(SORTED);
    out.text(sk);
    out.raw(KEYED);
  }

  /** Ends an item; `plain` where it has no revision. */
  end(plain?: 'plain'): void {
    this.out.raw(plain ? END : FIRST);
    this.#items++;
  }

  /** A whole item. */
  item(key: Key, fields: object, plain?: 'plain'): void {
    this.begin(key);
    this.out.fields(fields);
    this.end(plain);
  }

  get isFull(): boolean {
    return this.out.length >= CHUNK_BYTES;
  }

  /** Hands what was written to the file, once the file has taken what it was handed before. */
  async flush(): Promise<void> {
    await this.#writing;
    if (!this.out.length) return;
    const chunk = this.out.written;
    const items = this.#items;
    [this.out, this.#spare] = [this.#spare, this.out];
    this.out.cut();
    this.#items = 0;
    this.#writing = this.#write(chunk, items);
    this.#writing.catch(() => {}); // it is awaited by the next flush; until then its failure is not unheard of
  }

  /** Completes the last file; every file is complete then. */
  async close(): Promise<Part[]> {
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
