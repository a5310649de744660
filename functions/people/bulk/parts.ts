import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

import { marshall } from '@aws-sdk/util-dynamodb';

import { type Packer, packerOf, type Packing } from '#functions/people/bulk/packing.ts';
import type { Key } from '#functions/platform/table/keys.ts';

/** A finished file: items, uncompressed bytes (which DynamoDB bills), compressed bytes, and digest. */
export type Part = { file: string; items: number; bytes: number; packed_bytes: number; sha256: string };
type Open = Part & { handle: FileHandle; hash: ReturnType<typeof createHash>; packer: Packer };

const CHUNK_LENGTH = 1 << 20;
/** Approximate uncompressed size of a file: DynamoDB reads many in parallel, and accepts at most 50,000. */
const PART_BYTES = 256 << 20;
/** The revision that `Table.put` and `Table.derive` give to a new item. */
const FIRST_REVISION = ',"revision":{"N":"1"}';

/** The fields of an item in DynamoDB JSON, without the enclosing braces. */
export function dynamoJson(fields: object): string {
  const attributes = marshall(fields, { removeUndefinedValues: true });
  for (const each of Object.values(attributes)) if (each.B) each.B = Buffer.from(each.B).toString('base64') as never;
  return JSON.stringify(attributes).slice(1, -1);
}

/**
 * Writes items in the DynamoDB import format, in numbered files of bounded size. `write` is synchronous and buffers;
 * `flush` awaits the file, which avoids a promise per item.
 */
export class Parts implements AsyncDisposable {
  readonly done: Part[] = [];
  readonly #path: (file: string) => string;
  readonly #name: string;
  readonly #packing: Packing;
  readonly #partBytes: number;
  #text = '';
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

  /** Writes an item with fields from `dynamoJson`; `plain` for one without a revision. */
  write({ pk, sk }: Key, fields: string, plain?: 'plain'): void {
    const key = `"pk":{"S":${JSON.stringify(pk)}},"sk":{"S":${JSON.stringify(sk)}}`;
    this.#text += `{"Item":{${key}${fields && ','}${fields}${plain ? '' : FIRST_REVISION}}}\n`;
    this.#items++;
  }

  item(key: Key, fields: object, plain?: 'plain'): void {
    this.write(key, dynamoJson(fields), plain);
  }

  get isFull(): boolean {
    return this.#text.length >= CHUNK_LENGTH;
  }

  /** Passes the buffer to the file once the previous one is written. */
  async flush(): Promise<void> {
    await this.#writing;
    if (!this.#text) return;
    this.#writing = this.#write(Buffer.from(this.#text), this.#items);
    this.#writing.catch(() => {}); // the next flush awaits it and throws
    this.#text = '';
    this.#items = 0;
  }

  /** Completes the last file. */
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
