import * as z from 'zod';

import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table } from '#functions/platform/table/table.ts';
import { PersonId } from '#shared/values/id.ts';

/**
 * Whether a record belongs to a person, and why. `record` is the id that the record has alone, from its source and its
 * own id; `records` moved with it.
 */
export const Decision = z.object({
  record: PersonId,
  person_id: PersonId,
  state: z.enum(['joined', 'maybe', 'kept-apart', 'undone']),
  by: z.enum(['rule', 'operator']),
  score: z.number(),
  /** The fields that speak for and against it, with weights in nats; never their values. */
  evidence: z.array(z.object({ field: z.string(), weight: z.number(), said: z.string() })),
  source: z.string(),
  records: z.array(PersonId).min(1),
  decided_at: z.iso.datetime(),
});
export type Decision = z.infer<typeof Decision>;
export type State = Decision['state'];

export const decision: Entity<Decision> = {
  schema: Decision,
  key: keys.decision,
  index: ({ state, record, person_id }) => index.decisions(state, `${record}#${person_id}`),
};

export const decisionStore = (table: Table) => ({
  of: (record: PersonId, person_id: PersonId): Promise<Revised<Decision> | undefined> =>
    table.get(decision, keys.decision({ record, person_id })),
  /** All decisions about a record, or about a person by their original id. */
  about: (record: PersonId) => table.query(decision, keys.decision({ record, person_id: '' })),
  inState: (state: State, limit: number) => table.queryIndex(decision, index.decisions(state), limit),
});

/** The subject of a decision: the id that a record has alone, and the person it may belong to. */
export type Pair = { record: PersonId; person_id: PersonId };

/** Why two people cannot be joined or separated, worded for an operator. */
export class CannotDecide extends Error {}
