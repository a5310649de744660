import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Shape } from '#functions/platform/table/table.ts';
import { PersonId } from '#shared/values/id.ts';

/** A consumer’s hashed identifier, as California’s platform lists it. */
export type ListedHash = { list: 'Email' | 'Phone'; id: string; hash: string };

/** The published codes: deleted, opted out because several of ours share the identifier, or not found. */
export type DropStatus = 3 | 4 | 5;
export const statusOf = (matches: number): DropStatus => (matches === 0 ? 5 : matches === 1 ? 3 : 4);

const Reported = z.object({
  id: z.string(),
  file: z.string(),
  status: z.union([z.literal(3), z.literal(4), z.literal(5)]),
});
export type ReportedStatus = z.infer<typeof Reported>;

/** An identifier on the list: a keyed digest of its hash, since a hash of a phone number can be guessed. */
const DropEntry = z.object({
  digest: z.string(),
  /** The consumers who listed it. */
  ids: z.array(z.string()),
  /** The people of ours who carried it, and were suppressed. */
  matched: z.array(PersonId),
  /** What was last reported of each of these consumers, and in which file. */
  reported: z.array(Reported).default([]),
});
export type DropEntry = z.infer<typeof DropEntry>;
export const dropEntry: Entity<DropEntry> = { schema: DropEntry, key: keys.dropEntry };

/** Whether something else was reported of an identifier than is true now. */
export const isOutdated = ({ reported, matched }: DropEntry): boolean =>
  reported.some(({ status }) => status !== statusOf(matched.length));

/** Says that something else was reported of an identifier than is true now. */
const DropAmendment = z.object({ digest: z.string() });
export const dropAmendment: Entity<z.infer<typeof DropAmendment>> = { schema: DropAmendment, key: keys.dropAmendment };

/** How many identifiers are listed, so that an import into a table without any needs no look-up. */
const DropCount = z.object({ listed: z.number().int() });
export const dropCount: Shape<z.infer<typeof DropCount>> = { schema: DropCount };

/** A consumer of the platform’s published example. */
export const CANARY: ListedHash = {
  list: 'Email',
  id: '000000canary',
  hash: 'mKDnDvwF2inxrKcK1hJN2TRkxPfL6kzNNTtU12eH8Bw=',
};
