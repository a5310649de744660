import { deflateSync, inflateSync } from 'node:zlib';

import type * as z from 'zod';

/** What packed values begin with, so that another form can follow it one day. */
const VERSION = 1;
/** More than anything that we pack unfolds to. */
const MOST_UNFOLDED = 64_000_000;

/** What was read is not what was written. Says nothing of what stands there. */
export class Corrupt extends Error {}

/** A value as bytes for one item. The zlib form rather than bare deflate: its checksum notices a flipped bit. */
export const pack = (value: unknown): Uint8Array =>
  Buffer.concat([Buffer.of(VERSION), deflateSync(JSON.stringify(value))]);

/** Reads what `pack` wrote; `Corrupt` where it is something else. */
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
