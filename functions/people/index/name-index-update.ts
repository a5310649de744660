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
  MOST_AT_ROOT,
  nodesOf,
  OF_A_SPELLING,
} from '#functions/people/index/tree.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';

/** What is known of the blocks beforehand: those held from a call before, and whether there can be no others. */
export type KnownBlocks = { held?: BlockCache | undefined; isNew?: boolean };
export type BlockCache = Map<string, CachedBlock>;

type Item = { d: Uint8Array };
type CachedBlock = {
  address: BlockAddress;
  stored: Revised<Item & { pk: string; sk: string }> | undefined;
  block: Block;
};

/**
 * The blocks in which the names of some people lie, to be changed with them. What `writes` gives belongs into the
 * transaction of these people: whoever changed one of the blocks meanwhile makes it fail as `request.conflict`, and then
 * all of this is to be loaded again.
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
   * The blocks of all who are to be changed. What is `held` from before is not read again, and neither is what is known
   * not to be there: if either is wrong, the transaction fails as it does where somebody was faster.
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
    // First the blocks of the codes; below those that are divided the parts; below those the facets.
    for (let round = 0; round < 3; round++)
      await upkeep.#load(
        entries.flatMap((entry) => upkeep.#addressesOf(entry)),
        isNew,
      );
    return upkeep;
  }

  /** The same after somebody else has changed one of the blocks: what is held of them is read anew. */
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
    for (let from = 0; from < missing.length; from += 100) {
      const some = missing.slice(from, from + 100);
      const found = isNew ? [] : await this.#table.getAll(storedBlock, some.map(blockKey));
      const byName = new Map(found.map((stored) => [nameOf(addressOf(stored)), stored]));
      for (const address of some) {
        const stored = byName.get(nameOf(address));
        this.#held.set(nameOf(address), { address, stored, block: stored ? decodeAll(stored.d) : leafOf([]) });
      }
    }
  }

  /** Where an entry lies, as far as what is held tells. */
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

  /** The blocks that a change may write. */
  touchedBy(change: NameChange): Set<string> {
    const { removed, added } = entryChanges(change, this.#now);
    return new Set([...removed, ...added].flatMap((entry) => this.#addressesOf(entry).map(nameOf)));
  }

  /** The most writes that one transaction of changes to these blocks may need. */
  mostWrites(names: Set<string>): number {
    let writes = names.size;
    for (const name of names) {
      const held = this.#held.get(name);
      if (held && !held.address.path && !held.block.split && held.block.total > ABOUT_TO_SPLIT) writes += SPLITTING;
    }
    return writes;
  }

  /** What to write for these people, who must be among those it was loaded for, and each of them once. */
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
    if (!address.path && entries.length > MOST_AT_ROOT * GROWN) return this.#split(held, entries);
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

  /** A code that has grown too large for one block becomes parts, and says so where searches learn it beforehand. */
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

/** A block may grow by so much before it is divided, so that one on the edge is not divided again and again. */
const GROWN = 1.5;
/** A block of so many people may be divided by the changes of one transaction, which then needs so many more writes. */
const ABOUT_TO_SPLIT = MOST_AT_ROOT * GROWN - 100;
const SPLITTING = 12;
/** Entries that surely fit an item of 400 KB. */
const MOST_IN_AN_ITEM = 6000;

const nameOf = ({ code, path }: BlockAddress) => `${code}\n${path}`;

const decodeAll = (bytes: Uint8Array): Block => {
  const { groups, ...block } = decodeBlock(bytes);
  return { ...block, groups: groups.map(({ entries, ...group }) => ({ ...group, entries: entries() })) };
};

const entriesIn = ({ groups }: Block) => groups.flatMap(({ entries }) => entries);

const isSame = (a: NameEntry, b: NameEntry) =>
  a.person_id === b.person_id && a.last.key === b.last.key && a.first.key === b.first.key && a.middle === b.middle;

/** The spelling of an entry among those of a block. */
const spellingIn = ({ groups }: Block, { last, first }: NameEntry): Group | undefined =>
  groups.find(
    (group) =>
      group.last.shown === last.shown &&
      group.last.key === last.key &&
      group.first.shown === first.shown &&
      group.first.key === first.key,
  );

/** Whether a spelling has more bearers than its block shows. */
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
 * A leaf with an entry more or less. One that has grown to the size of an item keeps those who are better known; building
 * the index anew divides it.
 */
function changeLeaf(block: Block, entry: NameEntry, isAdded: boolean): Block {
  const others = entriesIn(block).filter((each) => !isSame(each, entry));
  return leafOf(best(isAdded ? [...others, entry] : others, MOST_IN_AN_ITEM));
}

/**
 * A summary after somebody came or left. Who is shown is taken out, and whoever comes is shown while there is room: so who
 * changes stays. Where neither is so it is not worth writing again; its counts are made anew with the index.
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
  const kept = group.entries.filter((each) => !isSame(each, entry));
  const changed = { ...group, total: group.total + by, entries: isAdded ? [...kept, entry] : kept };
  const others = block.groups.filter((each) => each !== spelling);
  return { ...block, total: block.total + by, groups: changed.entries.length ? [...others, changed] : others };
}

/**
 * The entries that go and those that come; what stays as it is is in neither. Who was under 18 when last written is not in
 * the index yet, though nothing else has changed: entries of the young come again whenever they are written.
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

/** Years of age: nobody stays unwritten for longer between two imports of their source. */
const YOUNG = 25;

/** What to write of the name index where these people change: for a transaction that changes nobody else. */
export const nameWrites = async (table: Table, changes: NameChange[], now: Date): Promise<Write[]> => [
  ...(await NameIndexUpdate.of(table, changes, now)).writes(changes),
  ...nameCounts(table, changes, now),
];
