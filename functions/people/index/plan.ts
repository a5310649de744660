import {
  type BlockAddress,
  cityPath,
  middlePath,
  partOf,
  partPath,
  statePath,
} from '#functions/people/index/block-address.ts';
import { BY_FACET, type PackedBlock } from '#functions/people/index/block.ts';
import { Lexicon, type Lexicons, type NameCount, type NamePart } from '#functions/people/index/lexicon.ts';
import type { ParsedQuery, QueryName } from '#functions/people/index/parse-query.ts';
import type { Candidate, QueryWord } from '#functions/people/index/query-word.ts';
import { bucketsOf } from '#functions/people/index/rare-names.ts';
import { soundOf } from '#functions/people/index/sound.ts';

/** The result of the first read: blocks of people, and buckets of rare names. */
export type FirstRead = {
  blocks: { address: BlockAddress; block: PackedBlock }[];
  rareNames: { part: NamePart; names: NameCount[] }[];
};

/** Maximum number of items per request. */
const MAX_READS = 100;
/** How many spellings of a place are looked up in a name that is divided by places. */
const MAX_SPELLINGS = 3;
/** Maximum number of planned blocks, and the residual probability left unread. */
const MAX_BLOCKS = 18;
const LEFT_OUT = 0.005;
/** The assumed bearers of a name that the lexicon does not count. */
const UNCOUNTED = 0.02;
/** Names up to this cost are taken as asked; between scripts some spellings differ. */
const CERTAIN = { latin: 0.7, other: 2 };
const MAX_CERTAIN = 3;
/** A reading that costs this much more than the likeliest is only looked up literally. */
const UNLIKELY = 2;
const MAX_KATAKANA = 6;
/** A last name is divided into few parts up to this power of two. */
const FEW_PARTS = 3;
const MAX_PARTS = 8;
/** Names of this cost differ in more than a slip. */
const NO_SLIP = 8;
const MAX_LAST_NAMES = 12;
const MAX_FIRST_NAMES = 16;
/** A rare name below this cost may be the intended one. */
const NEAR = 8;

/** The first read: the likeliest blocks, and the buckets of words that no lexicon contains. */
export function planFirst(query: ParsedQuery, lexicons: Lexicons): BlockAddress[] {
  const blocks = likeliestBlocks(query, lexicons);
  const withFacets = blocks.flatMap((each) => [each, ...(lexicons.isDivided(each) ? facetsOf(each, query) : [])]);
  return distinct([...withFacets, ...rareBuckets(query, lexicons)]).slice(0, MAX_READS);
}

/**
 * The second read, usually empty: the parts of codes divided since the lexicons were loaded, and the blocks of rare
 * names found in the first read.
 */
export function planSecond(
  query: ParsedQuery,
  lexicons: Lexicons,
  planned: BlockAddress[],
  { blocks, rareNames }: FirstRead,
): BlockAddress[] {
  const isKnown = new Set(planned.map(nameOf));
  const hasFirstName = (query.names[0]?.given.length ?? 0) > 0;
  const divided = blocks.filter(
    ({ address: { code, path }, block }) => !path && block.split && !lexicons.partsOf(code),
  );
  const next = [
    ...(hasFirstName ? divided.flatMap(({ address, block }) => partsOf(address.code, block.split, query)) : []),
    ...(rareNames.length ? likeliestRareBlocks(query, lexicons, rareNames) : []),
  ].filter((each) => !isKnown.has(nameOf(each)));
  return distinct(next).slice(0, MAX_BLOCKS);
}

/**
 * The blocks of people whose name is stored in katakana, for a name in Latin letters that nobody else fits: names below
 * this cost.
 */
export function planKatakana(
  { names: [likeliest] }: ParsedQuery,
  lexicons: Lexicons,
  planned: BlockAddress[],
  most: number,
): BlockAddress[] {
  const last = likeliest?.family.at(-1);
  if (!likeliest || !last) return [];
  const isKnown = new Set(planned.map(nameOf));
  const first = likeliest.given[0];
  const firstNames = first?.inKatakana(lexicons.first, most) ?? [];
  if (first && !firstNames.length) return [];
  const addresses = last.inKatakana(lexicons.last, most).flatMap(({ name, cost }) => {
    const near = firstNames.filter((each) => each.cost + cost < most);
    if (first ? !near.length : cost >= most) return [];
    const code = soundOf(name);
    const split = lexicons.partsOf(code);
    return first && split ? near.map((each) => ({ code, path: partOf(each.name, split) })) : [{ code, path: '' }];
  });
  return distinct(addresses.filter((each) => !isKnown.has(nameOf(each)))).slice(0, MAX_KATAKANA);
}

/**
 * The blocks of a divided last name in which people may go by a middle name, which decides no location: all parts of
 * one with few, else the summary with its best-known people. Only for a name that nobody else fits.
 */
export function planMiddleNames(
  { names: [likeliest] }: ParsedQuery,
  lexicons: Lexicons,
  planned: BlockAddress[],
  best: number,
): BlockAddress[] {
  const first = likeliest?.given[0];
  // A word that no one has as a first name is rather a misspelt one, where a person fits apart from a slip.
  if (!likeliest || !first || (best < NO_SLIP && !lexicons.first.countOf(first.likeliest))) return [];
  const isKnown = new Set(planned.map(nameOf));
  const addresses = likeliest.family
    .filter(({ likeliest: word }) => lexicons.last.countOf(word))
    .flatMap(({ likeliest: word }) => {
      const code = soundOf(word);
      const split = lexicons.partsOf(code);
      if (!split) return [];
      if (split > FEW_PARTS) return [{ code, path: '' }];
      return Array.from({ length: 2 ** split }, (_, part) => ({ code, path: partPath(part) }));
    });
  return distinct(addresses.filter((each) => !isKnown.has(nameOf(each)))).slice(0, MAX_PARTS);
}

/** A request must not contain duplicate keys. */
const distinct = (addresses: BlockAddress[]) => [...new Map(addresses.map((each) => [nameOf(each), each])).values()];

const nameOf = ({ code, path }: BlockAddress) => `${code}\n${path}`;

/** `cost` is that of the name nearest to the query. */
type WeightedBlock = BlockAddress & { weight: number; cost: number };

/**
 * The blocks most likely to contain the person, likeliest first. Each candidate name is weighted by its bearers and its
 * distance from the query.
 */
function likeliestBlocks({ names }: ParsedQuery, lexicons: Lexicons, uncounted = UNCOUNTED): BlockAddress[] {
  const blocks = new Map<string, WeightedBlock>();
  const add = (code: string, path: string, weight: number, cost: number) => {
    const block = blocks.get(nameOf({ code, path }));
    if (!block) blocks.set(nameOf({ code, path }), { code, path, weight, cost });
    else {
      block.weight += weight;
      block.cost = Math.min(block.cost, cost);
    }
  };
  const candidates = new Map<QueryWord, Candidate[]>();
  const likeliest = Math.min(...names.map(({ cost }) => cost));
  for (const { given, family, joined, cost } of names) {
    const isUnlikely = cost > likeliest + UNLIKELY;
    const candidatesOf = (word: QueryWord) => {
      let those = candidates.get(word);
      if (!those) {
        those = word.candidates(lexicons[word.part], isUnlikely || (word === joined && word !== family[0]));
        candidates.set(word, those);
      }
      return those;
    };
    const first = given[0];
    const firstNames = first ? withUncounted(candidatesOf(first).slice(0, MAX_FIRST_NAMES), first, uncounted) : [];
    const people = Math.max(1, lexicons.first.people);
    const share = (firstName: Candidate) => (firstName.count / people) * Math.exp(-firstName.cost);
    for (const last of joined === family[0] ? family : [...family, joined])
      for (const lastName of withUncounted(candidatesOf(last).slice(0, MAX_LAST_NAMES), last, uncounted)) {
        const code = soundOf(lastName.name);
        const bearers = (lastName.count * Math.exp(-lastName.cost - cost)) / family.length;
        const split = lexicons.partsOf(code);
        const near = lastName.cost + cost;
        if (!first) add(code, '', bearers, near);
        else if (!split)
          add(code, '', bearers * firstNames.reduce((sum, each) => sum + share(each), 0), near + leastCost(firstNames));
        else
          for (const each of firstNames) add(code, partOf(each.name, split), bearers * share(each), near + each.cost);
      }
  }
  return mostOfWeight(
    [...blocks.values()],
    names.every(({ joined }) => joined.isLatin),
  );
}

/** A name that the lexicon lacks, or has behind many of its sound, is looked up by the likeliest spelling itself. */
const withUncounted = (candidates: Candidate[], { likeliest }: QueryWord, count: number): Candidate[] =>
  candidates.some(({ name }) => name === likeliest) || !/^[a-z0-9]+$/.test(likeliest)
    ? candidates
    : [...candidates, { name: likeliest, count, cost: 0 }];

function mostOfWeight(blocks: WeightedBlock[], isLatin: boolean): BlockAddress[] {
  blocks.sort((a, b) => b.weight - a.weight || (a.code + a.path < b.code + b.path ? -1 : 1));
  const total = blocks.reduce((sum, { weight }) => sum + weight, 0);
  let left = total;
  let n = 0;
  while (n < blocks.length && n < MAX_BLOCKS && left > total * LEFT_OUT) left -= blocks[n++]!.weight;
  // A rare name that is spelt as asked is read, however many bear a similar one.
  const certain = blocks.slice(n).filter(({ cost }) => cost < (isLatin ? CERTAIN.latin : CERTAIN.other));
  return [...blocks.slice(0, n), ...certain.slice(0, MAX_CERTAIN)].map(({ code, path }) => ({ code, path }));
}

const leastCost = (names: Candidate[]) => Math.min(...names.map(({ cost }) => cost));

/** The facets of an oversized name that match the state, city or middle name of the query. */
function facetsOf({ code, path }: BlockAddress, { names, place }: ParsedQuery): BlockAddress[] {
  const states = [...place.states].slice(0, MAX_SPELLINGS);
  const cities = [...place.cities].slice(0, MAX_SPELLINGS);
  const middles = new Set(names.flatMap(({ given }) => given.slice(1).map(({ word }) => middlePath(word))));
  const facets = [
    ...states.flatMap((state) => [statePath(state), ...cities.map((city) => cityPath(state, city))]),
    ...middles,
  ];
  return facets.map((facet) => ({ code, path: path + facet }));
}

function partsOf(code: string, split: number, { names }: ParsedQuery): BlockAddress[] {
  if (split === BY_FACET) return [];
  const firstNames = new Set(names.flatMap(({ given }) => given[0]?.word ?? []));
  return [...firstNames].map((first) => ({ code, path: partOf(first, split) }));
}

/** A bucket of rare names has a block address: `~last`, with generation and bucket as its path. */
export const rarePartOf = ({ code }: BlockAddress): NamePart | undefined =>
  code.startsWith('~') ? (code.slice(1) as NamePart) : undefined;

/** The buckets of rare names similar to these; none for words in a lexicon. */
function rareBuckets({ names: [likeliest] }: ParsedQuery, { rare, ...lexicons }: Lexicons): BlockAddress[] {
  if (!rare.buckets || !likeliest) return [];
  const words = [...likeliest.family, ...likeliest.given.slice(0, 1)];
  return words
    .filter(({ word, part }) => !lexicons[part].countOf(word))
    .flatMap(({ word, part }) =>
      bucketsOf(word, rare.buckets).map((bucket) => ({ code: `~${part}`, path: `${rare.generation}#${bucket}` })),
    );
}

/** The blocks of the rare names that may be intended. */
function likeliestRareBlocks(query: ParsedQuery, lexicons: Lexicons, buckets: FirstRead['rareNames']): BlockAddress[] {
  const lexiconOf = (part: NamePart): Lexicon => {
    const rare = buckets.filter((each) => each.part === part).flatMap(({ names }) => names);
    const meant = rare.filter(({ name }) => query.names.some((each) => isNear(each, part, name)));
    return Lexicon.of(new Map(meant.map(({ name, count }) => [name, count])));
  };
  const [last, first] = [lexiconOf('last'), lexiconOf('first')];
  if (!last.size && !first.size) return [];
  // The blocks of the words as asked were in the first read.
  return likeliestBlocks(query, { ...lexicons, ...(last.size && { last }), ...(first.size && { first }) }, 0);
}

const isNear = ({ family, given }: QueryName, part: NamePart, name: string) =>
  [...family, ...given].some((word) => word.part === part && (word.likeness(name)?.cost ?? Infinity) < NEAR);
