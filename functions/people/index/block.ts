import type { NameEntry, NameSpelling } from '#functions/people/index/entry.ts';

/** Entries of one spelling. In a summary `total` may be more than the entries that are here. */
export type Group = {
  last: NameSpelling;
  first: NameSpelling;
  total: number;
  /** In a summary, how many of them are known in each state: the rest of a list that is not here. */
  states: InState[];
  entries: NameEntry[];
};

/**
 * What a block holds. `split` is 0 where all entries are here, else into how many parts they went, as a power of two, or
 * `BY_FACET`; then `total` and `states` count all of them.
 */
export type Block = { split: number; total: number; states: InState[]; groups: Group[] };

/** How many people are known in a state. */
export type InState = { state: string; count: number };

/** People of one name, too many for a block, who are divided by state, by middle name and by decade of birth. */
export const BY_FACET = 255;

/** A block that is none, or is damaged. It is never guessed at. */
export class BadBlock extends Error {}

/** A group as it is read: its entries are unpacked when they are asked for, since most groups are somebody else’s. */
export type PackedGroup = Omit<Group, 'entries'> & { count: number; entries: () => NameEntry[] };
export type PackedBlock = Omit<Block, 'groups'> & { groups: PackedGroup[] };

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
/** Years of birth that a byte holds; others are kept as the nearest. */
export const YEAR_ZERO = 1880;

export const HAS_YEAR = 1;
export const HAS_MONTH = 2;
export const HAS_MIDDLE = 4;
export const IS_OTHER = 8;
export const TOWNS = 16; // two bits

/** The key of a name that is written in plain letters: it need not be kept. */
export const keyOfPlain = (shown: string) => shown.toLowerCase();
