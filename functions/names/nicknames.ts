import { firstNames, relations } from '#functions/names/models/nicknames.ts';
import { decompress } from '#functions/platform/decompress.ts';
import { memoize } from '#functions/platform/memoize.ts';

/** Another name for the same person, with a likelihood between 0 and 1, exclusive. */
interface OtherName {
  readonly name: string;
  readonly weight: number;
}

const MOST = 40;
/** Factor for two nicknames of one formal name. */
const SIBLING = 0.6;
const LEAST_SIBLING = 0.1;

interface Model {
  readonly others: ReadonlyMap<string, readonly OtherName[]>;
  /** The formal names of each nickname. */
  readonly formals: ReadonlyMap<string, readonly string[]>;
  /** Common first names in order, with a frequency rank from 0 to 9. */
  readonly usual: readonly { readonly name: string; readonly rank: number }[];
  readonly rankOf: ReadonlyMap<string, number>;
}
let model: Model | undefined;

function read(): Model {
  const others = new Map<string, OtherName[]>();
  const formals = new Map<string, string[]>();
  const add = (from: string, name: string, tenths: string) => {
    const known = others.get(from) ?? [];
    known.push({ name, weight: Number(tenths) / 10 });
    others.set(from, known);
  };
  for (const line of decompress(relations).split('\n')) {
    const [formal = '', ...names] = line.split(' ');
    for (const weighed of names) {
      const name = weighed.slice(0, -2);
      formals.set(name, [...(formals.get(name) ?? []), formal]);
      add(formal, name, weighed.at(-2)!);
      add(name, formal, weighed.at(-1)!);
    }
  }
  const usual: { name: string; rank: number }[] = [];
  for (const [, shared, letters, rank] of decompress(firstNames).matchAll(/(\d)([a-z]+)(\d)/g))
    usual.push({ name: (usual.at(-1)?.name ?? '').slice(0, Number(shared)) + letters!, rank: Number(rank) });
  return { others, formals, usual, rankOf: new Map(usual.map(({ name, rank }) => [name, rank])) };
}
/** The share of people with a name, by its rank. */
const shareOf = (name: string): number => 10 ** ((usualRank(name) ?? -1) / RANKS_PER_DECADE);
const RANKS_PER_DECADE = 2.2;
const usualRank = (name: string) => load().rankOf.get(name);

/**
 * How far a name is short for others rather than a name of its own, 0 to 1: John is John more often than Jonathan, Nathan
 * is Nathan, so that neither stands for the other, although both are short for Jonathan.
 */
const dependenceOf = memoize((name: string): number => {
  const formals = (load().formals.get(name) ?? []).reduce((sum, formal) => sum + shareOf(formal), 0);
  return formals && formals / (shareOf(name) + formals);
});

const load = (): Model => (model ??= read());

/** The common names with this prefix, most frequent first. */
function beginningWith(stem: string): Model['usual'] {
  const { usual } = load();
  let [low, high] = [0, usual.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (usual[middle]!.name < stem) low = middle + 1;
    else high = middle;
  }
  const names: Model['usual'][number][] = [];
  for (let at = low; usual[at]?.name.startsWith(stem); at++) names.push(usual[at]!);
  return names.sort((one, other) => other.rank - one.rank);
}

/** Whether a folded word is a common first name. */
export const isUsualFirstName = (folded: string): boolean =>
  folded.length > 2 && beginningWith(folded).some(({ name }) => name === folded);

/** From this rank on a common first name is a name of its own: Mary is short for Martin by no rule. */
const OWN_NAME = 6;
const isOwnName = (name: string): boolean => (usualRank(name) ?? 0) >= OWN_NAME;

const ENDINGS = ['y', 'ie', 'i'];

/** Nicknames formed by rule: Gabriella, Gab, Gabby, Gabbie, Gabi. */
function shortForms(formal: string): string[] {
  const stem = /^[^aeiouy]{0,3}[aeiouy]{1,2}[^aeiouy]/.exec(formal)?.[0] ?? '';
  if (stem.length < 2 || formal.length < stem.length + 2) return [];
  const single = /[aeiouy]{2}.$|[hwxsz]$/.test(stem);
  const doubled = single ? stem : stem + stem.at(-1)!;
  return [
    stem,
    ...ENDINGS.map((ending) => doubled + ending),
    ...(single ? [] : ENDINGS.map((ending) => stem + ending)),
  ].filter((name) => !isOwnName(name));
}

/** Formal names that a nickname may abbreviate: Gabby, Gab, Gabriella. */
function longForms(name: string): OtherName[] {
  if (isOwnName(name)) return [];
  const bare = name.replace(/(?:ie|ey|ee|y|i)$/, '');
  const stem = bare === name ? bare : bare.replace(/([^aeiou])\1$/, '$1');
  if (stem.length < (bare === name ? 3 : 2)) return [];
  return beginningWith(stem)
    .filter((one) => one.name.length > stem.length + 1 && one.name !== name && !one.name.startsWith(name))
    .slice(0, 10)
    .map((one) => ({ name: one.name, weight: 0.1 + one.rank / 50 }));
}

/** All nicknames that are known with their formal names, folded. */
export const knownNicknames = (): Iterable<string> => load().formals.keys();

/**
 * Other first names of a person with this one, folded, likeliest first, at most forty: formal names, nicknames, other
 * nicknames of the same formal name and, at 0.1 to 0.3, names formed by rule.
 */
export function otherFirstNames(folded: string): OtherName[] {
  if (folded.length < 2 || folded.length > 24 || !/^[a-z]+$/.test(folded)) return [];
  const names = new Map<string, number>();
  const offer = (name: string, weight: number) => {
    if (name !== folded && weight > (names.get(name) ?? 0)) names.set(name, weight);
  };
  const { others } = load();
  const direct = others.get(folded) ?? [];
  for (const { name, weight } of direct) offer(name, weight);
  const near = new Set(names.keys());
  const dependence = dependenceOf(folded);
  if (dependence)
    for (const formal of direct)
      for (const { name, weight } of others.get(formal.name) ?? [])
        if (!near.has(name)) {
          const most = SIBLING * formal.weight * weight * dependence;
          if (most >= LEAST_SIBLING && most * dependenceOf(name) >= LEAST_SIBLING)
            offer(name, most * dependenceOf(name));
        }
  for (const { name, weight } of longForms(folded)) if (!names.has(name)) offer(name, weight);
  // A word that is no first name is rather a misspelt one than one to shorten.
  const byRule = direct.length || isUsualFirstName(folded) ? 0.15 : 0.05;
  for (const name of shortForms(folded)) if (!names.has(name)) offer(name, byRule);
  return [...names]
    .map(([name, weight]) => ({ name, weight }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST);
}
