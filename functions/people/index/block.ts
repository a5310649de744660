import type { NameEntry, NameSpelling } from '#functions/people/index/entry.ts';

/** Entries with one spelling. In a summary `total` may exceed the number of entries. */
export type Group = {
  last: NameSpelling;
  first: NameSpelling;
  total: number;
  /** In a summary: the number of people by state, including those not in the block. */
  states: InState[];
  entries: NameEntry[];
};

/**
 * A block. `split` is 0 for a leaf, else the number of parts as a power of two, or `BY_FACET`; then `total` and
 * `states` cover all parts.
 */
export type Block = { split: number; total: number; states: InState[]; groups: Group[] };

/** Number of people in a state. */
export type InState = { state: string; count: number };

/** Marks people with one name who are too many for a block: divided by state, middle name and decade of birth. */
export const BY_FACET = 255;

/** The bytes are not a valid block. */
export class BadBlock extends Error {}

/** A decoded group: its entries are unpacked lazily, since most groups do not match the query. */
export type PackedGroup = Omit<Group, 'entries'> & { count: number; entries: () => NameEntry[] };
/** `middles` are the middle names of all entries, each once. */
export type PackedBlock = Omit<Block, 'groups'> & { groups: PackedGroup[]; middles: () => string[] };

/**
 * A block of the name index in bytes. FROZEN as version 1:
 *
 *   1 version · 4 CRC-32 of what follows · 1 how its entries are split further (`split`) · people in all
 *   names     n, in order, then each: letters shared with the one before · bytes of the others × 2 + (a key follows),
 *             the others, [its key]
 *   middles   n, then each: a text
 *   regions   n, then each: state, country
 *   towns     n, then each: a city, empty for none · its region
 *   states    n, then each: a text · n, then each: state, people known there
 *   groups    n, then each: last, first (numbers of names), entries here × 2 + (more is known), bytes of its entries,
 *             if more is known entries elsewhere, states, then each: state, people
 *   entries   of one group after another, each: 17 id · 1 flags · 1 year from 1880 · [month] · [middle] · towns · 1 weight
 */
export const CODEC = 1;
export const HEADER = 5;
/** Birth years that fit into a byte; others are stored as the nearest one. */
export const YEAR_ZERO = 1880;

export const HAS_YEAR = 1;
export const HAS_MONTH = 2;
export const HAS_MIDDLE = 4;
export const IS_OTHER = 8;
export const TOWNS = 16; // two bits

/** The key of a name in plain letters, which need not be stored. */
export const keyOfPlain = (shown: string) => shown.toLowerCase();
