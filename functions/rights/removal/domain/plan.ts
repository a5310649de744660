import * as z from 'zod';

import { Protection, UnlistedPerson } from '#shared/validation/removal.ts';
import { PersonId } from '#shared/values/id.ts';

/** What a removal does once it is confirmed. It is deleted with its link. */
export const RemovalPlan = z.object({
  person_ids: z.array(PersonId),
  unlisted: z.array(UnlistedPerson),
  protection: Protection.nullable(),
});
export type RemovalPlan = z.infer<typeof RemovalPlan>;

export const scopeOf = ({ protection }: RemovalPlan) => protection?.scope ?? 'listing';

/** Whether it also hides the addresses and numbers of those who live with the person: a record says who they are. */
export const coversHousehold = ({ person_ids, protection }: RemovalPlan) =>
  person_ids.length > 0 && protection?.household === true;

export const recordsOf = ({ person_ids, unlisted }: RemovalPlan) => person_ids.length + unlisted.length;
