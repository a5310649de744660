import type { Answer, Context, Cost } from '#functions/providers/people-data/port.ts';
import type { RegisterEntry, RegisterKind } from '#shared/values/register.ts';

/** Whom to look for. No more leaves this service: no address, number or email. */
export type RegisterQuery = {
  /** The names that the person goes and went by, the current one first; at most `MOST_NAMES`. */
  names: { first_name: string; middle_name: string | null; last_name: string }[];
  birth: { year: number; month: number | null } | null;
  /** Where the person lives: ISO 3166-1 alpha-2, and the state or province. */
  country: string;
  state: string | null;
};

export const MOST_NAMES = 3;

/** An entry as the register has it. Whether it may be about the person is decided by `functions/people/registers`. */
export type FoundEntry = Omit<RegisterEntry, 'match' | 'source'> & {
  /** The names that it is about. */
  names: string[];
  /** Their dates of birth, where the register has any. */
  births: { year: number; month: number | null }[];
};

/** The entries of a register, latest first, and whether there are more. */
export type RegisterFinding = { entries: FoundEntry[]; has_more: boolean };

export const MOST_ENTRIES = 20;

/** A register that is open to everyone. It is asked by name, so most of what it answers is about namesakes. */
export type Register = {
  /** Its name in configuration and in keys. */
  id: string;
  /** Its name as a report shows it. */
  name: string;
  /** Its page and the terms of its data. */
  about: { url: string; licence: string | null };
  kinds: readonly RegisterKind[];
  /** The most that one call can cost. */
  dearest: Cost;
  canFind(query: RegisterQuery): boolean;
  /** @throws SourceFailure */
  find(query: RegisterQuery, context: Context): Promise<Answer<RegisterFinding>>;
};
