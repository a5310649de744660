import type { PersonId } from '#shared/values/id.ts';

/** Whom a decision is about: who a record would be alone, and the person it joined or may join. */
export type Pair = { record: PersonId; person_id: PersonId };

/** Why two people cannot be joined or parted, in words for an operator. */
export class CannotDecide extends Error {}
