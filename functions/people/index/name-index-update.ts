import { type Block, BY_FACET, type Group } from '#functions/people/index/block.ts';
import { decodeBlock } from '#functions/people/index/decode-block.ts';
import { encodeBlock } from '#functions/people/index/encode-block.ts';
import { codesOf, type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
import { addressOf, blockKey, dividedKey, storedBlock } from '#functions/people/index/name-table.ts';
import { type NameChange, nameCounts } from '#functions/people/index/new-names.ts';
import { type BlockAddress, partOf } from '#functions/people/index/block-address.ts';
import {
  AT_A_ROOT,
  best,
  facetsOf,
  leafOf,
  MAX_AT_ROOT,
  nodesOf,
  OF_A_SPELLING,
} from '#functions/people/index/tree.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';

/** Blocks known in advance: a cache from earlier calls, and whether the index was empty. */
type KnownBlocks = { held?: BlockCache | undefined; isNew?: boolean };
export type BlockCache = Map<string, CachedBlock>;

type Item = { d: Uint8Array };
type CachedBlock = {
  address: BlockAddress;
  stored: Revised<Item & { pk: string; sk: string }> | undefined;
  block: Block;
};

/**
 * Updates the name-index blocks of some people. The result of `writes` belongs into the transaction of these people; if
 * a block was changed concurrently, it fails with `request.conflict` and everything is to be loaded again.
 */
export class NameIndexUpdate {
  readonly #table: Table;
  readonly #now: Date;
  readonly #held: BlockCache;

  private constructor(table: Table, now: Date, held: BlockCache) {
    this.#table = table;
    this.#now = now;
    this.#held = held;
  }

  /**
   * Loads the blocks of all changes. Cached blocks and those known not to exist are not read; if that is outdated, the
   * transaction fails as with any conflict.
   */
  static async of(
    table: Table,
    changes: NameChange[],
    now: Date,
    { held, isNew }: KnownBlocks = {},
  ): Promise<NameIndexUpdate> {
    const entries = changes.flatMap((change) => {
      const { removed, added } = entryChanges(change, now);
      return [...removed, ...added];
    });
    const upkeep = new NameIndexUpdate(table, now, held ?? new Map<string, CachedBlock>());
    // First the root blocks, then the parts of divided codes, then the facets of divided parts.
    for (let round = 0; round < 3; round++)
      await upkeep.#load(
        entries.flatMap((entry) => upkeep.#addressesOf(entry)),
        isNew,
      );
    return upkeep;
  }

  /** Loads again after a conflict, bypassing the cache. */
  static async again(table: Table, changes: NameChange[], now: Date, held: BlockCache): Promise<NameIndexUpdate> {
    const codes = new Set(
      changes.flatMap((change) => Object.values(entryChanges(change, now)).flat().flatMap(codesOf)),
    );
    for (const [name, { address }] of held) if (codes.has(address.code)) held.delete(name);
    return NameIndexUpdate.of(table, changes, now, { held });
  }

  async #load(addresses: BlockAddress[], isNew?: boolean): Promise<void> {
    const missing = [...new Map(addresses.map((address) => [nameOf(address), address])).values()].filter(
      (address) => !this.#held.has(nameOf(address)),
    );
    const blocks = isNew ? [] : await this.#table.getAll(storedBlock, missing.map(blockKey));
    const byName = new Map(blocks.map((stored) => [nameOf(addressOf(stored)), stored]));
    for (const address of missing) {
      const stored = byName.get(nameOf(address));
      this.#held.set(nameOf(address), { address, stored, block: stored ? decodeAll(stored.d) : leafOf([]) });
    }
  }

  /** The addresses of an entry, as far as the loaded blocks tell. */
  #addressesOf(entry: NameEntry): BlockAddress[] {
    return codesOf(entry).flatMap((code) => {
      const root = { code, path: '' };
      const split = this.#held.get(nameOf(root))?.block.split;
      if (!split) return [root];
      const part = { code, path: partOf(entry.first.key, split) };
      const block = this.#held.get(nameOf(part))?.block;
      const isBelow = block?.split === BY_FACET && isFrequent(spellingIn(block, entry));
      return [root, part, ...(isBelow ? facetsOf(entry).map((facet) => ({ code, path: part.path + facet })) : [])];
    });
  }

  /** The names of the blocks that a change may write. */
  touchedBy(change: NameChange): Set<string> {
    const { removed, added } = entryChanges(change, this.#now);
    return new Set([...removed, ...added].flatMap((entry) => this.#addressesOf(entry).map(nameOf)));
  }

  /** The maximum number of writes for changes to these blocks. */
  mostWrites(names: Set<string>): number {
    let writes = names.size;
    for (const name of names) {
      const held = this.#held.get(name);
      if (held && !held.address.path && !held.block.split && held.block.total > ABOUT_TO_SPLIT) writes += SPLITTING;
    }
    return writes;
  }

  /** The writes for these people, who must be among those loaded, each at most once. */
  writes(changes: NameChange[]): Write[] {
    const touched = new Set<CachedBlock>();
    for (const change of changes) {
      const { removed, added } = entryChanges(change, this.#now);
      for (const entry of removed) this.#change(entry, false, touched);
      for (const entry of added) this.#change(entry, true, touched);
    }
    return [...touched].flatMap((held) => this.#write(held));
  }

  #change(entry: NameEntry, isAdded: boolean, touched: Set<CachedBlock>) {
    for (const address of this.#addressesOf(entry)) {
      const held = this.#held.get(nameOf(address));
      if (!held) throw new Error('These people were not among those whose blocks were loaded');
      const next = changeBlock(held.block, entry, isAdded);
      if (next === held.block) continue;
      held.block = next;
      touched.add(held);
    }
  }

  #write(held: CachedBlock): Write[] {
    const { address, block } = held;
    const entries = block.split ? [] : entriesIn(block);
    if (!address.path && entries.length > MAX_AT_ROOT * GROWN) return this.#split(held, entries);
    if (!block.split && !entries.length) {
      if (!held.stored) return [];
      const gone = this.#table.remove(blockKey(address), held.stored);
      held.stored = undefined;
      return [gone];
    }
    return [this.#put(held)];
  }

  #put(held: CachedBlock): Write {
    const { address, block, stored } = held;
    const item = { d: encodeBlock(block) };
    const write = this.#table.put({ ...storedBlock, key: () => blockKey(address) }, item as never, stored);
    held.stored = { ...blockKey(address), ...item, revision: (stored?.revision ?? 0) + 1 };
    return write;
  }

  /** Divides a block that has grown too large, and records the division for searches. */
  #split(held: CachedBlock, entries: NameEntry[]): Write[] {
    const { code } = held.address;
    const [root, ...parts] = nodesOf(entries);
    held.block = root!.block;
    const writes = parts.map(({ path, block }) => {
      const part: CachedBlock = { address: { code, path }, stored: undefined, block };
      this.#held.set(nameOf(part.address), part);
      return this.#put(part);
    });
    const mark = { code, path: '', parts: root!.block.split };
    return [this.#put(held), ...writes, this.#table.derive(storedBlock, dividedKey(mark), mark as never)];
  }
}

/** Hysteresis: a block may exceed its limit by this factor, so that one at the limit is not divided repeatedly. */
const GROWN = 1.5;
/** From this size the changes of one transaction may divide a block, which takes that many more writes. */
const ABOUT_TO_SPLIT = MAX_AT_ROOT * GROWN - 100;
const SPLITTING = 12;
/** Number of entries that always fit into an item of 400 KB. */
const MAX_IN_AN_ITEM = 6000;

const nameOf = ({ code, path }: BlockAddress) => `${code}\n${path}`;

const decodeAll = (bytes: Uint8Array): Block => {
  const { split, total, states, groups } = decodeBlock(bytes);
  return { split, total, states, groups: groups.map(({ entries, ...group }) => ({ ...group, entries: entries() })) };
};

const entriesIn = ({ groups }: Block) => groups.flatMap(({ entries }) => entries);

const isSame = (a: NameEntry, b: NameEntry) =>
  a.person_id === b.person_id && a.last.key === b.last.key && a.first.key === b.first.key && a.middle === b.middle;

/** The group of an entry's spelling. */
const spellingIn = ({ groups }: Block, { last, first }: NameEntry): Group | undefined =>
  groups.find(
    (group) =>
      group.last.shown === last.shown &&
      group.last.key === last.key &&
      group.first.shown === first.shown &&
      group.first.key === first.key,
  );

/** Whether a spelling has more bearers than its block lists. */
const isFrequent = (group: Group | undefined): boolean => group !== undefined && group.total > group.entries.length;

function changeBlock(block: Block, entry: NameEntry, isAdded: boolean): Block {
  if (!block.split) return changeLeaf(block, entry, isAdded);
  if (block.split !== BY_FACET || isFrequent(spellingIn(block, entry))) return changeSummary(block, entry, isAdded);
  const frequent = block.groups.filter(isFrequent);
  const rest = changeLeaf({ ...block, groups: block.groups.filter((group) => !isFrequent(group)) }, entry, isAdded);
  const total = block.total + rest.total - entriesIn(block).length + entriesIn({ ...block, groups: frequent }).length;
  return { ...block, total, groups: [...frequent, ...rest.groups] };
}

/**
 * Adds or removes an entry of a leaf. A leaf at the item limit keeps the people with most data, until a rebuild divides
 * it.
 */
function changeLeaf(block: Block, entry: NameEntry, isAdded: boolean): Block {
  const others = entriesIn(block).filter((each) => !isSame(each, entry));
  return leafOf(best(isAdded ? [...others, entry] : others, MAX_IN_AN_ITEM));
}

/**
 * Adds or removes an entry of a summary: listed people are removed, and new ones are listed while there is room, so
 * changed ones stay. Otherwise it is not rewritten; a rebuild refreshes its counts.
 */
function changeSummary(block: Block, entry: NameEntry, isAdded: boolean): Block {
  const spelling = spellingIn(block, entry);
  const [shown, most] =
    block.split === BY_FACET ? [spelling?.entries ?? [], OF_A_SPELLING] : [entriesIn(block), AT_A_ROOT];
  const isShown = shown.some((each) => isSame(each, entry));
  if (isAdded ? isShown || shown.length >= most : !isShown) return block;
  const by = isAdded ? 1 : -1;
  const { last, first } = entry;
  const group = spelling ?? { last, first, total: 0, states: [], entries: [] };
  const remaining = group.entries.filter((each) => !isSame(each, entry));
  const changed = { ...group, total: group.total + by, entries: isAdded ? [...remaining, entry] : remaining };
  const others = block.groups.filter((each) => each !== spelling);
  return { ...block, total: block.total + by, groups: changed.entries.length ? [...others, changed] : others };
}

/**
 * The removed and added entries of a change; unchanged ones are in neither. A person who was a minor at the last write
 * may be missing from the index, so entries of young people are always written again.
 */
function entryChanges({ was, is }: NameChange, now: Date) {
  const before = was ? nameEntriesOf(was, now) : [];
  const after = is ? nameEntriesOf(is, now) : [];
  const texts = (entries: NameEntry[]) => new Set(entries.map((entry) => JSON.stringify(entry)));
  const [old, fresh] = [texts(before), texts(after)];
  const isYoung = (entry: NameEntry) => entry.year !== null && now.getUTCFullYear() - entry.year < YOUNG;
  return {
    removed: before.filter((entry) => !fresh.has(JSON.stringify(entry))),
    added: after.filter((entry) => isYoung(entry) || !old.has(JSON.stringify(entry))),
  };
}

/** Age limit in years: every person is rewritten more often than the gap to adulthood. */
const YOUNG = 25;

/** The name-index writes of these changes, for a transaction without other people. */
export const nameWrites = async (table: Table, changes: NameChange[], now: Date): Promise<Write[]> => [
  ...(await NameIndexUpdate.of(table, changes, now)).writes(changes),
  ...nameCounts(table, changes, now),
];
