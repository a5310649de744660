import type { Report } from '#shared/api/people/report.ts';

export type Kin = Report['family_members'][number];
type Home = Report['addresses'][number];
type Compared = Pick<Report, 'phones' | 'emails' | 'addresses' | 'family_members' | 'jobs' | 'education'>;

/** What two reports have in common, in the order of the first and as it writes it. Relatives come as each report has them. */
export function sharedFacts(one: Compared, other: Compared) {
  const employersOf = ({ jobs }: Compared) => jobs.flatMap(({ employer }) => employer ?? []);
  const streetsOf = ({ addresses }: Compared) => addresses.filter(({ street }) => street);
  return {
    phones: common(one.phones, other.phones, ({ number }) => number).map(({ number }) => number),
    emails: common(one.emails, other.emails, ({ email }) => plain(email)).map(({ email }) => email),
    addresses: common(streetsOf(one), streetsOf(other), addressKey),
    relatives: one.family_members.flatMap((kin) => {
      const same = other.family_members.find((each) => isSameKin(kin, each));
      return same ? [[kin, same] as const] : [];
    }),
    employers: common(employersOf(one), employersOf(other), plain),
    schools: common(one.education, other.education, ({ school }) => plain(school)).map(({ school }) => school),
  };
}

/** How each of two people appears among the relatives of the other: by id, or by exact name where no id is known. */
export function asRelatives(one: Report | undefined, other: Report | undefined, ids: readonly [string, string]): Kin[] {
  const namesOf = (report: Report | undefined) => report?.names.map(({ full_name }) => plain(full_name)) ?? [];
  const among = (report: Report | undefined, id: string, names: string[]) =>
    report?.family_members.find((kin) => (kin.person_id ? kin.person_id === id : names.includes(plain(kin.full_name))));
  return [among(one, ids[1], namesOf(other)), among(other, ids[0], namesOf(one))].filter((kin) => kin !== undefined);
}

/** Those of the first that have the key of one of the second, once each. */
function common<T>(one: readonly T[], other: readonly T[], keyOf: (item: T) => string): T[] {
  const keys = new Set(other.map(keyOf));
  return [...new Map(one.map((item) => [keyOf(item), item])).entries()].flatMap(([key, item]) =>
    keys.has(key) ? [item] : [],
  );
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Case and punctuation aside: “20 Example Ave, Apt 6” is “20 example ave apt 6”. The postal code may be missing. */
const addressKey = ({ street, city, state, country }: Home) =>
  [street, city, state, country]
    .map((part) =>
      plain(part ?? '')
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join(' '),
    )
    .join('|');

/** Two listings of one name are two people. */
const isSameKin = (a: Kin, b: Kin) =>
  a.person_id && b.person_id ? a.person_id === b.person_id : plain(a.full_name) === plain(b.full_name);
