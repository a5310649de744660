import type { BlockAddress } from '#functions/people/index/block-address.ts';
import { decodeBlock } from '#functions/people/index/decode-block.ts';
import type { Lexicons } from '#functions/people/index/lexicon.ts';
import { type NameQuery, type ParsedQuery, parseQuery } from '#functions/people/index/parse-query.ts';
import {
  type FirstRead,
  planFirst,
  planKatakana,
  planMiddleNames,
  planSecond,
  rarePartOf,
} from '#functions/people/index/plan.ts';
import { rank, type RankedPage } from '#functions/people/index/rank.ts';
import { unpackRare } from '#functions/people/index/rare-names.ts';
import { placeMeant } from '#functions/people/places/place-meant.ts';

/** Reads those of these blocks that exist, in one request. */
type ReadBlocks = (addresses: BlockAddress[]) => Promise<{ address: BlockAddress; bytes: Uint8Array }[]>;

/** A page of people, and the number of read rounds. */
type NamePage = RankedPage & { rounds: 1 | 2 };

/** The best matches of a name, up to `most`: plans, reads and ranks, rarely with a second read. */
export async function findByName(
  query: NameQuery,
  lexicons: Lexicons,
  readBlocks: ReadBlocks,
  most: number,
): Promise<NamePage> {
  const parsed = parseQuery(query, await placeMeant(query));
  const first = planFirst(parsed, lexicons);
  const firstRead = decode(await readBlocks(first));
  const found = firstRead.blocks.map(({ block }) => block);
  const page = rank(found, parsed, most);
  const planned = planSecond(parsed, lexicons, first, firstRead);
  const second = [...planned, ...plannedForPoor(parsed, lexicons, [...first, ...planned], page)];
  if (!second.length) return { ...page, rounds: 1 };
  const more = decode(await readBlocks(second)).blocks.map(({ block }) => block);
  return { ...rank([...found, ...more], parsed, most), rounds: 2 };
}

/** A best match whose name costs more is hardly the one that was meant. */
const POOR = 2.5;
/** A name in katakana that was not found yet is looked up if it costs this much less. */
const BETTER = 2;

/** The further blocks for a name that nobody was found to fit well. A middle name rules out no first name in katakana. */
function plannedForPoor(
  parsed: ParsedQuery,
  lexicons: Lexicons,
  planned: BlockAddress[],
  { ranked }: RankedPage,
): BlockAddress[] {
  const best = ranked[0]?.nameCost ?? Infinity;
  const byFirst = ranked.find(({ isByMiddle }) => !isByMiddle)?.nameCost ?? Infinity;
  const katakana = byFirst > POOR ? planKatakana(parsed, lexicons, planned, byFirst - BETTER) : [];
  const middle = best > POOR ? planMiddleNames(parsed, lexicons, [...planned, ...katakana], best) : [];
  return [...katakana, ...middle];
}

function decode(items: { address: BlockAddress; bytes: Uint8Array }[]): FirstRead {
  const read: FirstRead = { blocks: [], rareNames: [] };
  for (const { address, bytes } of items) {
    const part = rarePartOf(address);
    if (part) read.rareNames.push({ part, names: unpackRare(bytes) });
    else read.blocks.push({ address, block: decodeBlock(bytes) });
  }
  return read;
}
