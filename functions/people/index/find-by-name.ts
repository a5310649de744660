import { BY_FACET, decodeBlock, type PackedBlock } from '#functions/people/index/codec.ts';
import type { Names } from '#functions/people/index/names.ts';
import { readingsOfQuery } from '#functions/people/index/parse-name.ts';
import { askedNames, type AskedName, MOST_BLOCKS, partPath, type Place, plan } from '#functions/people/index/plan.ts';
import { type AskedPlace, rank, type Ranked } from '#functions/people/index/rank.ts';
import { spreadOfFirst } from '#functions/people/index/sound.ts';
import { cityPath, middlePath, statePath } from '#functions/people/index/tree.ts';
import { fold } from '#functions/people/names/fold.ts';

/** The blocks at these places that are there, in one request. */
export type ReadBlocks = (places: Place[]) => Promise<{ place: Place; bytes: Uint8Array }[]>;

export type NameQuery = {
  search_query?: string;
  first_name?: string;
  last_name?: string;
  city?: string;
  state?: string;
};

export type NamesFound = { ranked: Ranked[]; blocks: PackedBlock[]; rounds: number };

/** The people whose names fit, the best first, at most `most`. Reads the index once, or in rare cases twice. */
export async function findByName(query: NameQuery, names: Names, read: ReadBlocks, most: number): Promise<NamesFound> {
  const asked = askedNames(readingsOfQuery(query));
  const place = { city: fold(query.city ?? '') || undefined, state: fold(query.state ?? '') || undefined };
  const planned = plan(asked, names);
  const wanted = planned.flatMap((each) => [each, ...(names.isDivided(each) ? facetsBelow(each, asked, place) : [])]);
  const found = (await read(wanted)).map(({ place, bytes }) => ({ place, block: decodeBlock(bytes) }));
  // A surname that has grown into parts since its name was counted: its block says so, and the parts are read next.
  const grown = found.filter(
    ({ place, block }) => !place.path && block.split && asked[0]!.given.length && !names.partsOf(place.code),
  );
  const more = grown.flatMap(({ place, block }) => partsBelow(place.code, block.split, asked)).slice(0, MOST_BLOCKS);
  if (more.length) found.push(...(await read(more)).map(({ place, bytes }) => ({ place, block: decodeBlock(bytes) })));

  const blocks = found.map(({ block }) => block);
  return {
    ranked: rank(
      blocks.flatMap(({ groups }) => groups),
      asked,
      place,
      most,
    ),
    blocks,
    rounds: more.length ? 2 : 1,
  };
}

/** Of a name that too many bear, those whose state, city or middle name was asked for. */
function facetsBelow({ code, path }: Place, asked: AskedName[], { city, state }: AskedPlace): Place[] {
  const middles = new Set(asked.flatMap(({ given }) => given.slice(1).map(({ word }) => middlePath(word))));
  const facets = [...(state ? [statePath(state), ...(city ? [cityPath(state, city)] : [])] : []), ...middles];
  return facets.map((facet) => ({ code, path: path + facet }));
}

function partsBelow(code: string, split: number, asked: AskedName[]): Place[] {
  if (split === BY_FACET) return [];
  const firsts = new Set(asked.flatMap(({ given }) => given[0]?.word ?? []));
  return [...firsts].map((first) => ({ code, path: partPath(spreadOfFirst(first) >> (16 - split)) }));
}
