import { deflateSync, inflateSync } from 'node:zlib';

import type * as z from 'zod';

import { HitList } from '#functions/people/domain/hit.ts';

/** The first byte of a packed value, for later formats. */
const VERSION = 1;
/** Upper bound of the unpacked size. */
const MAX_UNPACKED = 64_000_000;

/** The bytes are damaged. The message contains no data. */
export class CorruptData extends Error {}

/**
 * Packs a value into bytes for one item. The zlib format rather than raw deflate: its checksum detects flipped bits.
 */
export const pack = (value: unknown): Uint8Array =>
  Buffer.concat([Buffer.of(VERSION), deflateSync(JSON.stringify(value))]);

/** Reads the output of `pack`. @throws Corrupt */
export function unpack<T>(bytes: Uint8Array, schema: z.ZodType<T>): T {
  if (bytes[0] !== VERSION) throw new CorruptData(`Packed in version ${bytes[0] ?? 'none'}`);
  const { data, error } = schema.safeParse(unfolded(bytes.subarray(1)));
  if (error) throw new CorruptData('Packed in another shape');
  return data;
}

function unfolded(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(inflateSync(bytes, { maxOutputLength: MAX_UNPACKED }).toString());
  } catch {
    throw new CorruptData('Cannot be unpacked');
  }
}

/** A DynamoDB item may have 400 KB in total. */
const MAX_BYTES = 350_000;

/** Packs hits into bytes for one item; a list that is too long is truncated. */
export function packHits(all: HitList): { packed: Uint8Array; stored: HitList } {
  let stored = all;
  for (;;) {
    const packed = pack(stored);
    if (packed.length <= MAX_BYTES || stored.hits.length === 0) return { packed, stored };
    stored = { ...stored, hits: stored.hits.slice(0, Math.floor(stored.hits.length * 0.8)), truncated: true };
  }
}

export const unpackHits = (packed: Uint8Array): HitList => unpack(packed, HitList);
