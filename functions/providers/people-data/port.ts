import type { Currency } from '#shared/values/money.ts';
import type { Phone } from '#shared/values/phone.ts';

/** A query in our own shape. */
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
  /** Its public site, which a report links. */
  url: string;
  canFind(query: Query): boolean;
  /** The most that one call can cost. */
  dearest: Cost;
  /** The candidates, best first, at most `MOST_CANDIDATES`; possibly none. */
  search(query: Query, context: Context): Promise<Answer<Candidate[]>>;
  /** The full record of a candidate; `no-match` if the vendor has removed it. */
  report(ref: string, context: Context): Promise<Answer<VendorRecord>>;
};

export const MOST_CANDIDATES = 20;

/** How long we wait; after that the answer is of no use to us, paid for or not. */
export type Context = { milliseconds: number };

/** The cost of a call: in the vendor’s credits, and in money by our contract price. */
export type Cost = { credits: number; minor_units: number; currency: Currency };
export type Answer<T> = { found: T; cost: Cost };

/** A candidate. `score`: the vendor's confidence, 0 to 1, if given. */
export type Candidate = {
  /** The vendor's id of this person, to request the report. */
  ref: string;
  score: number | null;
  record: VendorRecord;
  /** The number of facts the vendor holds beyond those returned at this price. */
  counts: { phones?: number; emails?: number; locations?: number };
};

/** A vendor's record of a person, in the shape of our own import (`functions/people/import/record.ts`). */
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

const failureKinds = ['no-match', 'bad-request', 'auth', 'quota', 'rate-limited', 'timed-out', 'unavailable'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Why a vendor gave no answer. Never contains the query. */
export class SourceFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterSeconds: number | null;
  /** The cost of the call: an unreadable response is billed too. */
  readonly cost: Cost | null;

  constructor(kind: FailureKind, more: { retryAfterSeconds?: number | null; cost?: Cost | null } = {}) {
    super(kind);
    this.name = 'SourceFailure';
    this.kind = kind;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.cost = more.cost ?? null;
  }
}
