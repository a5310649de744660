import * as z from 'zod';

import { Town } from '#shared/api/people/teaser.ts';
import { RecordedReason } from '#shared/validation/account.ts';
import { SearchTerms, SearchType } from '#shared/validation/search.ts';
import { PersonId, SearchId } from '#shared/values/id.ts';

/** A report that a member has opened. While `open_until` is to come it can be read; until `free_until`, opened again free. */
export const Opened = z.object({
  person_id: PersonId,
  /** Null where the person’s listing was removed: nothing of it is left here either. */
  full_name: z.string().nullable(),
  age: z.number().int().nullable(),
  /** The birth date, and so the age, may be wrong. */
  is_birth_uncertain: z.literal(true).optional(),
  lives_in: Town.nullable(),
  portrait: z.string().nullable(),
  facts: z.number().int(),
  /** Facts that came since it was last opened. */
  new_facts: z.number().int(),
  purpose: RecordedReason,
  /** It has personal details and jobs only, and cost no credit. */
  is_sparse: z.boolean().default(false),
  first_opened_at: z.iso.datetime(),
  opened_at: z.iso.datetime(),
  open_until: z.iso.datetime(),
  free_until: z.iso.datetime(),
  /** Why its credit came back, where it did: the report is closed. */
  returned: z.enum(['empty', 'wrong-person']).nullable(),
  returned_at: z.iso.datetime().nullable(),
});
export type Opened = z.infer<typeof Opened>;

/** A search that a member made. `opened` is the report that came of it, where one did. */
export const PastSearch = z.object({
  search_id: SearchId,
  type: SearchType,
  search_query: z.string(),
  request: SearchTerms,
  asked_at: z.iso.datetime(),
  /** How many people it found; null while that is not known. */
  total: z.number().int().nullable(),
  opened: z
    .object({
      person_id: PersonId,
      free_until: z.iso.datetime(),
      returned: z.enum(['empty', 'wrong-person']).nullable(),
    })
    .nullable(),
});
export type PastSearch = z.infer<typeof PastSearch>;
