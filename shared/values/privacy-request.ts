import * as z from 'zod';

/** What people may ask of those who hold data about them. `protected` is a removal for someone in danger. */
export const requestKinds = ['removal', 'copy', 'correct', 'delete', 'opt-out', 'limit', 'protected'] as const;
export const RequestKind = z.enum(requestKinds);
export type RequestKind = z.infer<typeof RequestKind>;

/** Where a request came from: one of our pages, an agent’s program, a file of many, or California’s platform. */
export const RequestChannel = z.enum(['web', 'agent', 'batch', 'drop']);
export type RequestChannel = z.infer<typeof RequestChannel>;

/** What a decision rests on. */
export const Evidence = z.enum(['email', 'phone', 'account', 'statement', 'agent', 'list']);
export type Evidence = z.infer<typeof Evidence>;

export const RequestState = z.enum(['received', 'confirmed', 'done', 'denied']);
export type RequestState = z.infer<typeof RequestState>;

export const DenialReason = z.enum([
  'not-confirmed',
  'not-verified',
  'no-record',
  'accurate',
  'exempt',
  'abusive',
  'withdrawn',
]);
export type DenialReason = z.infer<typeof DenialReason>;

/**
 * Why a request was closed: the reason of a denial, that a removal of the record left nothing to do, or that a review did
 * not keep what it hid of the household.
 */
export const ClosingReason = z.enum([...DenialReason.options, 'record-removed', 'household-shown']);
export type ClosingReason = z.infer<typeof ClosingReason>;

/** Letters and digits that nobody confuses on paper or on the phone. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_LENGTH = 7;

/** The letter of each kind in its references: CAL-R-2K7Q9XM is a removal. */
export const referenceLetters = {
  removal: 'R',
  protected: 'P',
  copy: 'C',
  correct: 'F',
  delete: 'D',
  'opt-out': 'S',
  limit: 'M',
} as const satisfies Record<RequestKind, string>;

const FORM = new RegExp(
  `^CAL-[${Object.values(referenceLetters).join('')}]-[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`,
);

/** As people type it: in small letters, with spaces, or without the hyphens. */
const normalize = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^CAL(.)(.+)$/, 'CAL-$1-$2');

/** The reference under which a request can be looked up without saying who one is. */
export const Reference = z.string().max(32).overwrite(normalize).regex(FORM);
export type Reference = z.infer<typeof Reference>;
