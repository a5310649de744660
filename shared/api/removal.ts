import * as z from 'zod';

import { Town } from '#shared/api/people/teaser.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { Email, Proof } from '#shared/validation/account.ts';
import { ListingQuery, Protection, RemovalScope, UnlistedPerson } from '#shared/validation/removal.ts';
import { paragraphs } from '#shared/validation/text.ts';
import { Day } from '#shared/values/day.ts';
import { figures } from '#shared/values/figures.ts';
import { PersonId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { ClosingReason, Reference, RequestKind, RequestState } from '#shared/values/privacy-request.ts';

/**
 * A record as its subject may recognize it; it shows no more than a search does. Where the law forbids to show the person in
 * the country of the visitor, it has the masked name alone.
 */
export const MaskedListing = z.object({
  person_id: PersonId,
  /** The first name, and the first letter of the last. */
  masked_name: z.string(),
  age: z.number().int().nullable(),
  area: Town.nullable(),
  /** In how many towns they have lived. */
  places: z.number().int(),
  last_seen: Day.nullable(),
});
export type MaskedListing = z.infer<typeof MaskedListing>;

const LinkToken = z.string().min(1).max(128);
const Language = z.enum(languages).default('en');

/** A request that waits for its link. `again` lets this page have the link sent once more. */
const Waiting = z.object({ reference: z.string(), again: z.string(), ends_at: z.iso.datetime() });
export type WaitingRemoval = z.infer<typeof Waiting>;

export const RequestStatus = z.object({
  reference: z.string(),
  kind: RequestKind,
  state: RequestState,
  history: z.array(z.object({ state: RequestState, at: z.iso.datetime(), reason: ClosingReason.optional() })),
  made_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
  /** How many records it concerned; null until it is carried out. */
  records: z.number().int().nullable(),
  /**
   * Whether addresses and numbers of the people at the same address are hidden as well; false until it is carried out. A
   * `confirmed` request with it is carried out, and support reviews that part by `due_at`.
   */
  household: z.boolean(),
});
export type RequestStatus = z.infer<typeof RequestStatus>;

export const removal = domain('removal', {
  find: {
    method: 'POST',
    path: '/removals/find',
    access: 'public',
    summary: 'Records by the address of a profile or by name, masked; it shows no more than a search',
    input: ListingQuery.safeExtend({ proof: Proof }),
    output: z.object({ data: z.array(MaskedListing) }),
    errors: ['request.too-many', 'request.proof-needed'],
  },
  request: {
    method: 'POST',
    path: '/removals',
    access: 'public',
    summary: 'Request the removal of records: mails a single-use link; the answer is the same for every record',
    input: z
      .strictObject({
        person_ids: z.array(PersonId).max(20).default([]),
        unlisted: z.array(UnlistedPerson).max(10).default([]),
        protection: Protection.optional(),
        email: Email,
        language: Language,
        proof: Proof,
      })
      .superRefine(({ person_ids, unlisted }, context) => {
        const records = new Set(person_ids).size + unlisted.length;
        if (records > 0 && records <= figures.removedADay) return;
        const message = records ? 'removal.most' : 'removal.choose';
        context.addIssue({ code: 'custom', path: ['person_ids'], message });
      }),
    output: Waiting,
    errors: ['request.too-many', 'request.proof-needed', 'rights.too-many-records'],
  },
  sendAgain: {
    method: 'POST',
    path: '/removals/{reference}/link',
    access: 'public',
    summary: 'Send the link once more, to the same address or another; earlier links end',
    input: z.strictObject({
      reference: Reference,
      again: LinkToken,
      email: Email.optional(),
      proof: Proof,
    }),
    output: Waiting,
    errors: ['auth.link-expired', 'request.too-many', 'request.proof-needed', 'request.conflict'],
  },
  lookAtLink: {
    method: 'POST',
    path: '/removals/link/look',
    access: 'public',
    summary: 'What a mailed link will remove, and until when; does not use it',
    input: z.strictObject({ token: LinkToken }),
    output: z.object({
      kind: RequestKind,
      records: z.number().int(),
      scope: RemovalScope,
      /** Whether addresses and numbers of the people at the same address are hidden as well. */
      household: z.boolean(),
      ends_at: z.iso.datetime(),
    }),
    errors: ['auth.link-expired', 'request.too-many'],
  },
  confirm: {
    method: 'POST',
    path: '/removals/confirm',
    access: 'public',
    summary: 'Confirm a removal by its link: the records are gone for everybody, and the address is deleted',
    input: z.strictObject({ token: LinkToken }),
    output: RequestStatus,
    errors: ['auth.link-expired', 'request.too-many', 'request.conflict', 'rights.too-many-records'],
  },
  getStatus: {
    method: 'GET',
    path: '/removals/{reference}/status',
    access: 'public',
    summary: 'What became of a request, by its reference; says nothing of the person',
    input: z.strictObject({ reference: Reference }),
    output: RequestStatus,
    errors: ['rights.request-not-found', 'request.too-many'],
  },
  requestAsAgent: {
    method: 'POST',
    path: '/removals/agent',
    access: 'public',
    summary:
      'Remove people as their agent, by its key; it takes effect at once, and subjects with an address are notified',
    input: z.strictObject({
      agent_key: z.string().min(1).max(128),
      /** What the agent’s authority rests on: a power of attorney, a program’s enrollment. */
      authority: paragraphs(5000),
      kind: z.enum(['removal', 'protected']).default('removal'),
      scope: RemovalScope.default('listing'),
      people: z.array(UnlistedPerson).min(1).max(25),
      language: Language,
    }),
    output: z.object({ data: z.array(z.object({ reference: z.string(), state: RequestState })) }),
    errors: ['rights.unknown-agent', 'request.too-many', 'request.conflict'],
  },
});
