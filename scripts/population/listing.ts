import type { RawRecord } from '#functions/people/import/record.ts';
import { careerOf } from '#scripts/population/careers.ts';
import { type Source, SOURCES, type Span, type Subject, witnesses } from '#scripts/population/evidence.ts';
import { type Family, isMinor, keepDraws, type Member, seenFrom } from '#scripts/population/family.ts';
import type { Home, Stay } from '#scripts/population/homes.ts';
import { emailsOf, phonesOf, profilesOf } from '#scripts/population/contacts.ts';
import { namesOf } from '#scripts/population/listed-names.ts';
import { relativesOf } from '#scripts/population/relatives.ts';
import { monthText, NOW, years } from '#scripts/population/time.ts';
import { type Random, random as lotsOf } from '#shared/values/chance.ts';
import { pictureFor } from '#shared/values/portrait.ts';
import type { Person } from '#shared/values/person.ts';

/** The number of sources per level of knowledge, and their share of the facts. */
const knowledge: Record<Member['known'], { least: number; most: number; share: number }> = {
  barely: { least: 1, most: 1, share: 0 },
  somewhat: { least: 2, most: 2, share: 0.5 },
  well: { least: 3, most: 4, share: 0.8 },
  thoroughly: { least: 5, most: 5, share: 0.97 },
};

/** The record of a family member as the sources have it. */
export function listingOf(
  seed: string,
  family: Family,
  member: Member,
  stays: Stay[],
  lineIn: Subject['lineIn'],
): RawRecord {
  const random = lotsOf(`${seed}/${member.key}`);
  const minor = isMinor(member);
  const always: Span = { from: seenFrom(member), until: null };
  const { least, most, share } = knowledge[member.known];
  const who = minor ? (['households'] as const) : someSources(random, random.between(least, most));
  const witness = witnesses(random, who, always.from, share);
  const subject: Subject = { seed, random, family, member, stays, ...witness, always, lineIn };
  const { observed, certain } = witness;

  const record: RawRecord = {
    id: member.key,
    names: namesOf(subject),
    addresses: addressesOf(subject),
    family_members: relativesOf(subject),
  };
  if (member.known !== 'barely' || minor) {
    record.birth_date = observed(['households', 'web'], always, birthOf(member), 0.95)[0] ?? null;
    // A minor without a birth date is hidden by what the record says of the parents, or has one.
    if (minor && !isMinorByFamily(member, record)) record.birth_date ??= certain(always, birthOf(member));
    record.gender = observed(['households'], always, { gender: member.gender }, 0.95)[0] ?? null;
  }
  if (minor || member.known === 'barely') return record;

  const { jobs, schools } = careerOf(random, member, stays);
  const { status, span } = statusOf(member);
  return {
    ...record,
    relation_ship_status: observed(['households', 'property'], span, { relation_ship_status: status })[0] ?? null,
    phones: phonesOf(subject, jobs.at(-1)),
    emails: emailsOf(subject, jobs.at(-1)),
    jobs: jobs.flatMap(({ title, employer, latin: _, city, ...span }) =>
      observed(['web'], span, { title, employer, city: city.name, ...period(span) }),
    ),
    education: schools.flatMap(({ school, degree, ...span }) =>
      observed(['web'], span, { school, degree, ...period(span) }),
    ),
    images: portraitsOf(subject),
    social_profiles: profilesOf(subject),
  };
}

/** Whether the record names a parent who is too young for a child of age. */
const isMinorByFamily = ({ parents }: Member, { family_members = [] }: RawRecord) =>
  parents.some(
    ({ key, born }) =>
      NOW - born < years(35) &&
      family_members.some(({ id, relation, birth_date }) => id === key && relation === 'parent' && birth_date),
  );

const period = ({ from, until }: Span) => ({
  started: monthText(from),
  ended: until === null ? null : monthText(until),
});
const birthOf = ({ born }: Member) => ({ year: Math.floor(born / 12), month: (born % 12) + 1 });

/** Some of the sources; most people are on the web. */
function someSources(random: Random, count: number): Source[] {
  const left = Object.keys(SOURCES) as Source[];
  const take = (at: number) => left.splice(at, 1)[0]!;
  const first = take(random.happens(0.5) ? left.indexOf('web') : random.below(left.length));
  return [first, ...Array.from({ length: count - 1 }, () => take(random.below(left.length)))];
}

function addressesOf({ member, stays, observed, certain, always }: Subject): NonNullable<RawRecord['addresses']> {
  const home = stays.at(-1)!.home;
  const { postal_code: _, ...town } = { ...placeOf(home, true), street: null };
  if (isMinor(member)) return [certain(always, town)];
  // an address without a street has no coordinates either
  if (member.known === 'barely') return [certain(always, { ...town, latitude: null, longitude: null })];
  return stays.flatMap(({ home, ...span }) => {
    const current = span.until === null;
    const able = home.owned
      ? (['households', 'property', 'directories', 'lines'] as const)
      : (['directories', 'households', 'lines'] as const);
    return current ? [certain(span, placeOf(home, true), able)] : observed(able, span, placeOf(home, false));
  });
}

function placeOf({ city, street }: Home, current: boolean) {
  const { name, state, postalCode, country, latitude, longitude } = city;
  return { current, street, city: name, state, postal_code: postalCode, country, latitude, longitude };
}

type Status = NonNullable<Person['relation_ship_status']>['relation_ship_status'];

function statusOf({ union, born, key }: Member): { status: Status; span: Span } {
  if (!union) return { status: 'single', span: { from: born + years(18), until: null } };
  if (union.until === null) return { status: union.kind, span: { from: union.since, until: null } };
  const divorced = union.kind === 'married' && (union.until < NOW - years(2) || key.endsWith('1'));
  const status = divorced ? 'divorced' : union.kind === 'married' ? 'separated' : 'single';
  return { status, span: { from: union.until, until: null } };
}

/** Generated portraits, which suit a name and an age; several of one person differ only in details. */
function portraitsOf({ random, member, observed }: Subject): NonNullable<RawRecord['images']> {
  const { gender, born, key, known } = member;
  keepDraws(random);
  const picture = pictureFor(key, { female: gender === 'female', senior: NOW - born > years(62) });
  const count = known === 'thoroughly' ? random.between(1, 4) : random.below(3);
  return Array.from({ length: count }, (_, nth) => {
    const from = NOW - years(1 + nth * 3) - random.below(years(2));
    const span = { from, until: nth === 0 ? null : from + 24 };
    return observed(['web'], span, { portrait: nth === 0 ? picture : `${picture}~${nth + 1}` });
  }).flat();
}
