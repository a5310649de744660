import type { PersonId } from '#shared/values/id.ts';

/** The subject of a decision: the id that a record has alone, and the person it may belong to. */
export type Pair = { record: PersonId; person_id: PersonId };

/** Why two people cannot be joined or separated, worded for an operator. */
export class CannotDecide extends Error {}
