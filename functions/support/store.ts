import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';

/** A proof that was taken: it is remembered until it would hold no longer, so that it is not taken again. */
const UsedProof = z.object({ proof_id: z.string(), until: z.iso.datetime() });
type UsedProof = z.infer<typeof UsedProof>;
const usedProof: Entity<UsedProof> = {
  schema: UsedProof,
  key: keys.proof,
  // An hour more than it holds: the engine forgets by its own clock.
  expires: ({ until }) => new Date(Date.parse(until) + 3_600_000),
};

export const proofStore = (table: Table) => ({
  /** @throws request.conflict where it was used before */
  use: (proof_id: string, until: Date) => table.commit(table.put(usedProof, { proof_id, until: until.toISOString() })),
});
