import { HitList } from '#functions/people/domain/hit.ts';
import { pack, unpack } from '#functions/people/sources/packed.ts';

/** An item of the table may have 400 KB in all. */
const MOST_BYTES = 350_000;

/** What was found as bytes for one item, and as it was kept: the end of a list that is too long for one is left off. */
export function packHits(found: HitList): { packed: Uint8Array; kept: HitList } {
  let kept = found;
  for (;;) {
    const packed = pack(kept);
    if (packed.length <= MOST_BYTES || kept.hits.length === 0) return { packed, kept };
    kept = { ...kept, hits: kept.hits.slice(0, Math.floor(kept.hits.length * 0.8)), truncated: true };
  }
}

export const unpackHits = (packed: Uint8Array): HitList => unpack(packed, HitList);
