import { BY_FACET, type InState, type PackedBlock } from '#functions/people/index/block.ts';
import { decodeBlock } from '#functions/people/index/decode-block.ts';
import type { Names } from '#functions/people/index/names.ts';
import { readingsOfQuery } from '#functions/people/index/parse-name.ts';
import { askedNames, type AskedName, MOST_BLOCKS, partPath, type Place, plan } from '#functions/people/index/plan.ts';
import { type AskedPlace, type Listed, rank, type Ranked, sumStates } from '#functions/people/index/rank.ts';
import { isRare, planRare, rarePlaces } from '#functions/people/index/plan-rare.ts';
import { spreadOfFirst } from '#functions/people/index/sound.ts';
import { cityPath, middlePath, statePath } from '#functions/people/index/tree.ts';
import { fold } from '#functions/names/fold.ts';

/** The blocks at these places that are there, in one request. */
export type ReadBlocks = (places: Place[]) => Promise<{ place: Place; bytes: Uint8Array }[]>;

export type NameQuery = {
  search_query?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
};

/** Whom a search found; `total` and `states` count those beyond the list as well; `rounds` how often it had to read. */
export type NamesFound = { ranked: Ranked[]; total: number; states: InState[]; rounds: number };

/** The people whose names fit, the best first, at most `most`. Reads the index once, or in rare cases twice. */
export async function findByName(query: NameQuery, names: Names, read: ReadBlocks, most: number): Promise<NamesFound> {
  const asked = askedNames(readingsOfQuery(query));
  const place = { city: fold(query.city ?? '') || undefined, state: fold(query.state ?? '') || undefined };
  const planned = plan(asked, names);
  const wanted = planned.flatMap((each) => [each, ...(names.isDivided(each) ? facetsBelow(each, asked, place) : [])]);
  const rare = rarePlaces(asked, names);
  const first = await read([...wanted, ...rare].slice(0, MOST_PLACES));
  const found = first.filter(({ place }) => !isRare(place)).map(unpacked);
  const unknown = first.filter(({ place }) => isRare(place));

  // A surname that has grown into parts since its name was counted: its block says so, and the parts are read next; and
  // so are the blocks of rare names that came up only now.
  const grown = found.filter(
    ({ place, block }) => !place.path && block.split && !names.partsOf(place.code) && asked[0]!.given.length,
  );
  const more = [
    ...grown.flatMap(({ place, block }) => partsBelow(place.code, block.split, asked)),
    ...(unknown.length ? planRare(asked, names, unknown) : []),
  ].filter((place) => !wanted.some((each) => each.code === place.code && each.path === place.path));
  if (more.length) found.push(...(await read(more.slice(0, MOST_BLOCKS))).map(unpacked));
  const rounds = more.length ? 2 : 1;

  const blocks = found.map(({ block }) => block);
  const listed = rank(
    blocks.flatMap(({ groups }) => groups),
    asked,
    place,
    most,
  );
  return { ...inAll(listed, blocks, asked), rounds };
}

/** Of a surname alone, and of a name of too many, the blocks count more people than they show. */
function inAll(listed: Listed, blocks: PackedBlock[], asked: AskedName[]): Omit<NamesFound, 'rounds'> {
  if (asked.some(({ given }) => given.length)) return listed;
  const total = blocks.reduce((sum, block) => sum + (block.split ? block.total : 0), 0);
  const states = blocks.flatMap((block) => (block.split ? block.states : []));
  return total > listed.total ? { ...listed, total, states: sumStates(states) } : listed;
}

/** One request reads at most so many items. */
const MOST_PLACES = 100;

const unpacked = ({ place, bytes }: { place: Place; bytes: Uint8Array }) => ({ place, block: decodeBlock(bytes) });

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
