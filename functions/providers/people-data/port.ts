import type { Currency } from '#shared/values/money.ts';
import type { Phone } from '#shared/values/phone.ts';

/** Whom to look for, in our words. */
export type Query =
  | {
      type: 'name';
      first_name: string | null;
      middle_name: string | null;
      last_name: string;
      city: string | null;
      state: string | null;
      country: string;
    }
  | { type: 'phone'; number: Phone }
  | { type: 'email'; email: string }
  | { type: 'address'; street: string; city: string | null; state: string | null; postal_code: string | null }
  | { type: 'username'; username: string };

/** A vendor of facts about people, beside our own index. */
export type PeopleData = {
  /** Its name in configuration and in keys. */
  id: string;
  /** Its name as a report shows it. */
  name: string;
  canFind(query: Query): boolean;
  /** The most that one call can cost. */
  dearest: Cost;
  /** Who may be meant, the best first, at most `MOST_CANDIDATES`; nobody is an answer too. */
  search(query: Query, context: Context): Promise<Answer<Candidate[]>>;
  /** All that the vendor knows of somebody it named before; `no-match` where it no longer does. */
  report(ref: string, context: Context): Promise<Answer<VendorRecord>>;
};

export const MOST_CANDIDATES = 20;

/** How long we wait; after that the answer is of no use to us, paid for or not. */
export type Context = { milliseconds: number };

/** What a call cost: in the vendor’s own credits, and in money by what our contract says of one credit. */
export type Cost = { credits: number; minor_units: number; currency: Currency };
export type Answer<T> = { found: T; cost: Cost };

/** Somebody who may be meant. `score` is how sure the vendor is, 0 to 1, where it says. */
export type Candidate = {
  /** What the vendor calls this person, to ask for the report. */
  ref: string;
  score: number | null;
  record: VendorRecord;
  /** How many facts the vendor holds, where it holds more than it tells at this price. */
  counts: { phones?: number; emails?: number; locations?: number };
};

/** What a vendor tells of one person, in the shape of a line of our own import (`functions/people/import/record.ts`). */
export type VendorRecord = {
  full_name: string;
  first_name: string | null;
  middle_name: string | null;
  last_name: string | null;
  names: { full_name: string; kind: 'earlier' | 'also' }[];
  birth_date: { year: number; month: number | null } | null;
  gender: 'male' | 'female' | null;
  addresses: (Seen & {
    kind: 'home';
    current: boolean;
    street: string | null;
    city: string | null;
    state: string | null;
    postal_code: string | null;
    country: string;
    latitude: number | null;
    longitude: number | null;
  })[];
  phones: (Seen & { number: Phone; phone_type: 'mobile' | 'landline' | 'voip' | 'other' })[];
  emails: (Seen & { email: string; email_type: 'personal' | 'work' | 'other' })[];
  family_members: {
    full_name: string;
    relation: 'spouse' | 'parent' | 'child' | 'sibling' | 'grandparent' | 'other';
    birth_date: { year: number; month: number | null } | null;
  }[];
  jobs: { title: string; employer: string | null; city: string | null; started: string | null; ended: string | null }[];
  education: { school: string; degree: string | null; started: string | null; ended: string | null }[];
  social_profiles: (Seen & { network: string; username: string; url: string | null })[];
};
/** From when to when the vendor has seen it, as calendar days. */
type Seen = { first_seen: string | null; last_seen: string | null };

export const failureKinds = [
  'no-match',
  'bad-request',
  'auth',
  'quota',
  'rate-limited',
  'timed-out',
  'unavailable',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Why a vendor gave no answer. It names nobody: what was asked stands in none of it. */
export class SourceFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterSeconds: number | null;
  /** What the call cost all the same: an answer that cannot be understood is paid for. */
  readonly cost: Cost | null;

  constructor(kind: FailureKind, more: { retryAfterSeconds?: number | null; cost?: Cost | null } = {}) {
    super(kind);
    this.name = 'SourceFailure';
    this.kind = kind;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.cost = more.cost ?? null;
  }
}
