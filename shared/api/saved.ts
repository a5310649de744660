import * as z from 'zod';

import { Opened } from '#shared/api/people/history.ts';
import { Teaser } from '#shared/api/people/teaser.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { optionalParagraphs } from '#shared/validation/text.ts';
import { PersonId } from '#shared/values/id.ts';

/** What a member keeps of a person: nobody else sees it. Null where the person is not saved. */
export const Saved = z.object({
  saved_at: z.iso.datetime(),
  /** In the member’s own words; empty where there are none. */
  note: z.string(),
  noted_at: z.iso.datetime().nullable(),
});
export type Saved = z.infer<typeof Saved>;

/** Since when a report is watched, and when its member was last notified of a change. */
export const Watch = z.object({ since: z.iso.datetime(), notified_at: z.iso.datetime().nullable() });
export type Watch = z.infer<typeof Watch>;

/**
 * Whether a watch can begin: `not-opened` until the member has opened the report; `not-indexed` where only a vendor knows the
 * person, who charges for each look, or the listing was removed.
 */
export const WatchState = z.enum(['possible', 'no-membership', 'not-opened', 'not-indexed', 'too-many']);
export type WatchState = z.infer<typeof WatchState>;

export const SavedState = z.object({ saved: Saved.nullable(), watch: Watch.nullable(), can_watch: WatchState });
export type SavedState = z.infer<typeof SavedState>;

/** A saved person in the member’s list, with their current card; null where the listing was removed. */
export const SavedPerson = Saved.extend({
  person_id: PersonId,
  person: Teaser.pick({
    full_name: true,
    age: true,
    is_birth_uncertain: true,
    lives_in: true,
    last_known_in: true,
    portrait: true,
    counts: true,
    last_seen: true,
    vital_status: true,
    occupation: true,
  }).nullable(),
  watch: Watch.nullable(),
  can_watch: WatchState,
  /** Of the report, where the member has opened it. */
  opened: Opened.pick({ opened_at: true, open_until: true, free_until: true, new_facts: true }).nullable(),
});
export type SavedPerson = z.infer<typeof SavedPerson>;

const byPerson = { person_id: PersonId };

export const saved = domain('saved', {
  getPeople: {
    method: 'GET',
    path: '/user/saved-people',
    access: 'member',
    summary: 'Saved people, latest first',
    input: z.strictObject({ page: PageNumber }),
    /** `watched` counts people who are still listed. */
    output: page(SavedPerson).extend({ watched: z.number().int() }),
    errors: [],
  },
  getPerson: {
    method: 'GET',
    path: '/user/saved-people/{person_id}',
    access: 'member',
    checksCountry: true,
    summary: 'Whether a person is saved and watched, and the member’s note',
    input: z.strictObject(byPerson),
    output: SavedState,
    errors: ['people.not-found', 'people.restricted'],
  },
  savePerson: {
    method: 'PUT',
    path: '/user/saved-people/{person_id}',
    access: 'member',
    checksCountry: true,
    summary: 'Save a person; saving again changes nothing',
    input: z.strictObject(byPerson),
    output: SavedState,
    errors: ['people.not-found', 'people.restricted', 'request.too-many', 'request.conflict'],
  },
  removePerson: {
    method: 'DELETE',
    path: '/user/saved-people/{person_id}',
    access: 'member',
    summary:
      'Remove a saved person with the note, and stop watching; idempotent: one that is not saved changes nothing',
    input: z.strictObject(byPerson),
    output: z.object({}),
    errors: ['request.conflict'],
  },
  writeNote: {
    method: 'PUT',
    path: '/user/saved-people/{person_id}/note',
    access: 'member',
    summary: 'Write, change or empty the private note on a saved person; of a removed one it can only be emptied',
    input: z.strictObject({ ...byPerson, note: optionalParagraphs(2000) }),
    output: Saved,
    errors: ['people.not-found', 'request.too-many', 'request.conflict'],
  },
  watchPerson: {
    method: 'PUT',
    path: '/user/saved-people/{person_id}/watch',
    access: 'subscriber',
    checksCountry: true,
    summary: 'Save a person and be notified when an opened report has new facts',
    input: z.strictObject(byPerson),
    output: SavedState,
    errors: [
      'people.not-found',
      'people.restricted',
      'people.report-not-opened',
      'request.too-many',
      'request.conflict',
    ],
  },
  unwatchPerson: {
    method: 'DELETE',
    path: '/user/saved-people/{person_id}/watch',
    access: 'member',
    summary: 'Stop watching a person, who stays saved; idempotent: one that is not watched changes nothing',
    input: z.strictObject(byPerson),
    output: z.object({}),
    errors: ['request.conflict'],
  },
});
