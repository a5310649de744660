import { deflateSync, inflateSync } from 'node:zlib';

import { Found } from '#functions/people/domain/hit.ts';

/** What a list of hits begins with, so that another form can follow it one day. */
const VERSION = 1;
/** An item of the table may have 400 KB in all; a reader pays for every 4 of them. */
const MOST_BYTES = 350_000;
/** More than a list can unfold to. */
const MOST_UNFOLDED = 64_000_000;

// The zlib form rather than bare deflate: it carries a checksum, so a flipped bit is noticed.

/** What was found as bytes for one item, and as it was kept: the end of a list that is too long for one is left off. */
export function packHits(found: Found): { packed: Uint8Array; kept: Found } {
  let kept = found;
  for (;;) {
    const packed = Buffer.concat([Buffer.of(VERSION), deflateSync(JSON.stringify(kept))]);
    if (packed.length <= MOST_BYTES || kept.hits.length === 0) return { packed, kept };
    kept = { ...kept, hits: kept.hits.slice(0, Math.floor(kept.hits.length * 0.8)), truncated: true };
  }
}

/** Reads what `packHits` wrote; throws, without a word of what stands there, where it is something else. */
export function unpackHits(packed: Uint8Array): Found {
  if (packed[0] !== VERSION) throw new CorruptHits(`A list of hits of version ${packed[0] ?? 'none'}`);
  let text: string;
  try {
    text = inflateSync(packed.subarray(1), { maxOutputLength: MOST_UNFOLDED }).toString();
  } catch {
    throw new CorruptHits('A list of hits cannot be unfolded');
  }
  const { data, error } = Found.safeParse(jsonIn(text));
  if (error) throw new CorruptHits('A list of hits has another shape');
  return data;
}

export class CorruptHits extends Error {}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CorruptHits('A list of hits is no JSON');
  }
}
