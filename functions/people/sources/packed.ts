import { deflateSync, inflateSync } from 'node:zlib';

import type * as z from 'zod';

/** The first byte of a packed value, for later formats. */
const VERSION = 1;
/** Upper bound of the unpacked size. */
const MOST_UNFOLDED = 64_000_000;

/** The bytes are damaged. The message contains no data. */
export class Corrupt extends Error {}

/**
 * Packs a value into bytes for one item. The zlib format rather than raw deflate: its checksum detects flipped bits.
 */
export const pack = (value: unknown): Uint8Array =>
  Buffer.concat([Buffer.of(VERSION), deflateSync(JSON.stringify(value))]);

/** Reads the output of `pack`. @throws Corrupt */
export function unpack<T>(bytes: Uint8Array, schema: z.ZodType<T>): T {
  if (bytes[0] !== VERSION) throw new Corrupt(`Packed in version ${bytes[0] ?? 'none'}`);
  const { data, error } = schema.safeParse(unfolded(bytes.subarray(1)));
  if (error) throw new Corrupt('Packed in another shape');
  return data;
}

function unfolded(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(inflateSync(bytes, { maxOutputLength: MOST_UNFOLDED }).toString());
  } catch {
    throw new Corrupt('Cannot be unpacked');
  }
}
