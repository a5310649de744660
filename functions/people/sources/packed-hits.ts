import { HitList } from '#functions/people/domain/hit.ts';
import { pack, unpack } from '#functions/people/sources/packed.ts';

/** A DynamoDB item may have 400 KB in total. */
const MOST_BYTES = 350_000;

/** Packs hits into bytes for one item; a list that is too long is truncated. */
export function packHits(found: HitList): { packed: Uint8Array; kept: HitList } {
  let kept = found;
  for (;;) {
    const packed = pack(kept);
    if (packed.length <= MOST_BYTES || kept.hits.length === 0) return { packed, kept };
    kept = { ...kept, hits: kept.hits.slice(0, Math.floor(kept.hits.length * 0.8)), truncated: true };
  }
}

export const unpackHits = (packed: Uint8Array): HitList => unpack(packed, HitList);
