import { latestBirth } from '#functions/people/domain/possible-minor.ts';
import type { Birth } from '#shared/values/day.ts';
import type { Envelope, Person, Provenance } from '#shared/values/person.ts';
import { span } from '#shared/values/person.ts';

/** The fact lists of a person. */
export type Section = { [K in keyof Person]-?: Person[K] extends Envelope[] ? K : never }[keyof Person];
export type FactOf<S extends Section> = Person[S][number];

/** The facts of which a person has one at most. */
type SingleFact = 'birth_date' | 'death' | 'gender' | 'relation_ship_status';
/** Each field of a person that holds facts. */
export type FactField = Section | SingleFact;

/** The identity of a fact in each section; all other fields are details. */
const identities: { [S in Section]: (fact: FactOf<S>) => unknown[] } = {
  names: ({ full_name }) => [full_name],
  addresses: ({ street, city, state, postal_code, country }) => [street, city, state, postal_code, country],
  phones: ({ number }) => [number],
  emails: ({ email }) => [email],
  family_members: ({ full_name, relation }) => [full_name, relation],
  jobs: ({ title, employer, started }) => [title, employer, started],
  education: ({ school, degree, started }) => [school, degree, started],
  images: ({ portrait }) => [portrait],
  photos: ({ url }) => [url],
  social_profiles: ({ network, username }) => [network, username.replace(/^@/, '')],
};

const singleIdentities: { [F in SingleFact]: (fact: NonNullable<Person[F]>) => unknown[] } = {
  birth_date: ({ year }) => [String(year)],
  death: ({ year }) => [String(year)],
  gender: ({ gender }) => [gender],
  relation_ship_status: ({ relation_ship_status }) => [relation_ship_status],
};

export const sections = Object.keys(identities) as Section[];
export const singleFacts = Object.keys(singleIdentities) as SingleFact[];

/** The normalized identity of a fact: two facts of a field are the same if theirs is. */
export function identityOf(field: FactField, fact: Envelope): string {
  const parts = { ...identities, ...singleIdentities }[field] as (fact: Envelope) => unknown[];
  return parts(fact).map(plain).join('\n');
}

/** Merges two records of one person. No fact of a list is lost. */
export function mergePerson(was: Person, is: Person): Person {
  const list = <S extends Section>(section: S) => mergeFacts(section, was[section], is[section]);
  const family_birth = latestBirth([was.family_birth, is.family_birth].filter((each) => each !== undefined));
  return {
    person_id: was.person_id,
    names: list('names'),
    birth_date: either(was.birth_date, is.birth_date, sameBirth),
    ...(family_birth && { family_birth }),
    death: either(was.death, is.death, sameBirth),
    gender: either(was.gender, is.gender, (one, other) => one.gender === other.gender),
    relation_ship_status: either(
      was.relation_ship_status,
      is.relation_ship_status,
      (one, other) => one.relation_ship_status === other.relation_ship_status,
    ),
    addresses: onlyNewestCurrent(list('addresses')),
    phones: list('phones'),
    emails: list('emails'),
    family_members: list('family_members'),
    jobs: list('jobs'),
    education: list('education'),
    images: list('images'),
    photos: list('photos'),
    social_profiles: list('social_profiles'),
  };
}

/** Merges two fact lists: each fact once, current facts first, then by last sighting. */
export function mergeFacts<S extends Section>(section: S, was: FactOf<S>[], is: FactOf<S>[]): FactOf<S>[] {
  const facts = new Map<string, FactOf<S>>();
  for (const fact of [...was, ...is]) {
    const key = identityOf(section, fact);
    const same = facts.get(key);
    facts.set(key, same ? mergeFact(same, fact) : fact);
  }
  return inOrder([...facts.values()]);
}

/** Normalises a value for comparison: case, punctuation and full-width letters are ignored. */
const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s.,;]+/g, ' ')
        .trim()
    : '';

/** Merges two versions of the same fact. Details of the later sighting win; its gaps are filled from the other. */
function mergeFact<F extends Envelope>(one: F, other: F): F {
  const [seen, seenOther] = [span(one).to ?? '', span(other).to ?? ''];
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const field of ['until', 'term_start', 'former']) fields.delete(field);
  const details = [...fields].map((field): [string, unknown] => {
    const [a, b] = [one[field as keyof F], other[field as keyof F]];
    if (isOpen(a) || isOpen(b)) return [field, isOpen(a) ? (isOpen(b) ? larger(a, b) : b) : a];
    return [field, seen === seenOther ? larger(a, b) : seen > seenOther ? a : b];
  });
  return { ...(Object.fromEntries(details) as F), ...mergeProvenance(one, other), ...mergeValidity(one, other) };
}

/** Until when the fact holds, and since when where that is a term: as the later sighting says, and former if neither is later and one of them says so. */
function mergeValidity(one: Envelope, other: Envelope): Pick<Envelope, 'until' | 'term_start' | 'former'> {
  const [seen, seenOther] = [span(one).to ?? '', span(other).to ?? ''];
  const latest = seen === seenOther ? [one, other] : seen > seenOther ? [one] : [other];
  const until = latest
    .flatMap((fact) => fact.until ?? [])
    .sort()
    .at(-1);
  const term_start = latest
    .flatMap((fact) => (fact.until === until && fact.term_start) || [])
    .sort()
    .at(-1);
  return {
    ...(until && { until }),
    ...(term_start && { term_start }),
    ...(latest.some(({ former }) => former) && { former: true }),
  };
}

const isOpen = (value: unknown) => value === null || value === undefined || value === 'other';

/** A tie-break independent of arrival order: the value that sorts last. */
const larger = <V>(a: V, b: V): V => (JSON.stringify(a ?? null) >= JSON.stringify(b ?? null) ? a : b);

/** Merges provenance: all sources with the widest span of each; each additional source raises the confidence by one. */
function mergeProvenance(one: Envelope, other: Envelope): Envelope {
  const sources = mergeSightings(one.sources, other.sources);
  const alone = ({ confidence, sources }: Envelope) => confidence - (sources.length - 1);
  const confidence = Math.min(4, Math.max(alone(one), alone(other)) + sources.length - 1);
  return { sources, confidence: confidence as Envelope['confidence'] };
}

function mergeSightings(some: Provenance[], others: Provenance[]): Provenance[] {
  const bySource = new Map<string, Provenance>();
  for (const each of [...some, ...others]) {
    const same = bySource.get(each.source);
    bySource.set(each.source, {
      source: each.source,
      first_seen: earliest(same?.first_seen ?? null, each.first_seen),
      last_seen: latest(same?.last_seen ?? null, each.last_seen),
    });
  }
  return [...bySource.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
}

const earliest = (a: string | null, b: string | null) => (a && b ? (a < b ? a : b) : (a ?? b));
const latest = (a: string | null, b: string | null) => (a && b ? (a > b ? a : b) : (a ?? b));

/** Chooses between two exclusive values: by confidence, then recency, then number of sources. */
function either<F extends Envelope>(one: F | null, other: F | null, isSame: (one: F, other: F) => boolean): F | null {
  if (!one || !other) return one ?? other;
  if (isSame(one, other)) return mergeFact(one, other);
  const rank = (fact: F) => JSON.stringify([fact.confidence, span(fact).to ?? '', fact.sources.length + 100, fact]);
  return rank(one) >= rank(other) ? one : other;
}

const sameBirth = (one: Birth, other: Birth) =>
  one.year === other.year && (one.month === other.month || one.month === null || other.month === null);

/** Keeps only the newest current address; older ones become former addresses. */
function onlyNewestCurrent(addresses: FactOf<'addresses'>[]): FactOf<'addresses'>[] {
  const homes = addresses.filter(({ kind, current }) => current && kind === 'home');
  const newest =
    homes
      .map((home) => span(home).to ?? '')
      .sort()
      .at(-1) ?? '';
  const moved = addresses.map((each) =>
    homes.includes(each) && (span(each).to ?? '') < newest ? { ...each, current: false } : each,
  );
  return inOrder(moved);
}

/** Sorts facts: current name and address first, then by last sighting; stable. */
function inOrder<F extends Envelope>(facts: F[]): F[] {
  const rank = (fact: F & { kind?: string; current?: boolean }) => Number(fact.current ?? fact.kind === 'current');
  return facts.sort((a, b) => rank(b) - rank(a) || compare(span(b).to ?? '', span(a).to ?? ''));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
