import type { Evidence } from '#functions/people/import/resolve/evidence/evidence.ts';
import { usernameKey } from '#functions/people/index/postings.ts';
import type { Person } from '#shared/values/person.ts';

/** How many people share this number or address; 2 by default, for the two who are compared. */
export type Holders = (value: string) => number;

/** A value shared by this many people identifies none of them. */
export const TOO_MANY = 5;

/** Weights by phone type: households share landlines, and companies share office and fax numbers. */
const phoneWeights: Record<Person['phones'][number]['phone_type'], number> = {
  mobile: 8,
  other: 6,
  voip: 5,
  landline: 3.5,
  office: 0,
  fax: 0,
};

/** Role mailboxes, which belong to no single person. */
const ROLE = /^(info|office|contact|admin|support|sales|press|mail|hello|team|noreply|no-reply|webmaster|service)[@+.]/;

/** Shared phones, emails and accounts; of each kind the best counts in full and a second one half. */
export function contactEvidence(one: Person, other: Person, holders: Holders): Evidence[] {
  const shared = (value: string, weight: number) => {
    const people = holders(value);
    return people >= TOO_MANY ? 0 : weight - Math.log(Math.max(1, people - 1)) * 2;
  };
  const both = <T>(mine: T[], theirs: T[], keyOf: (each: T) => string, weightOf: (a: T, b: T, key: string) => number) =>
    mine.flatMap((a) => {
      const key = keyOf(a);
      const b = theirs.find((each) => keyOf(each) === key);
      return b === undefined ? [] : [shared(key, weightOf(a, b, key))];
    });
  const phones = both(
    one.phones,
    other.phones,
    ({ number }) => number,
    (a, b) => Math.min(phoneWeights[a.phone_type], phoneWeights[b.phone_type]),
  );
  const emails = both(
    one.emails,
    other.emails,
    ({ email }) => email.toLowerCase(),
    (_a, _b, email) => (ROLE.test(email) ? 0 : 9),
  );
  const accounts = both(
    one.social_profiles,
    other.social_profiles,
    ({ network, username }) => `${network.toLowerCase()} ${usernameKey(username)}`,
    () => 8,
  );
  return [
    ...summed('phones', 'same number', phones),
    ...summed('emails', 'same address', emails),
    ...summed('social_profiles', 'same account', accounts),
  ];
}

/**
 * The weight of an identifier of one person: a mailbox, account or mobile. A phone of unknown type may be a relative's.
 */
const KEY = 7;
const OWN = 5;

function summed(field: string, said: string, weights: number[]): Evidence[] {
  const [best = 0, second = 0] = weights.filter((each) => each > 0).sort((a, b) => b - a);
  const kind = best >= KEY ? 'key' : best >= OWN ? 'own' : 'shared';
  return best > 0 ? [{ field, weight: best + second / 2, said, kind }] : [];
}
