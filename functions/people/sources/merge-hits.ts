import { fallingScores, type Hit } from '#functions/people/domain/hit.ts';
import { fold, words } from '#functions/names/fold.ts';
import type { Candidate } from '#functions/providers/people-data/port.ts';
import type { Town } from '#shared/api/people/teaser.ts';
import type { Person } from '#shared/values/person.ts';

/** A hit with the data that identifies duplicates: phones and emails, which never leave this file. */
export type SourceHit = {
  hit: Hit;
  contacts: string[];
  /** The vendor's candidate; undefined for our own index. */
  candidate?: VendorCandidate;
};
/** A vendor's data about a person. */
export type VendorCandidate = { source: string; ref: string; person: Person; counts: Candidate['counts'] };

/** One person, found by one or several sources. */
export type MergedHit = { hit: Hit; isOwn: boolean; candidates: VendorCandidate[] };

/**
 * Merges our hits with those of each vendor, one entry per person. A source distinguishes its own people, so two hits
 * of one source are never merged. A vendor's hit is merged only if exactly one hit is certainly the same person: a
 * duplicate is a nuisance, two people merged into one is an error.
 */
export function mergeHits(own: SourceHit[], ...vendors: SourceHit[][]): MergedHit[] {
  const scores = fallingScores(own.map(({ hit }) => hit));
  let groups = own.map((each, nth) => ({ ...groupOf(each), order: scores[nth]! }));
  for (const hits of vendors) {
    const joined = new Set<Group>();
    const strangers: Group[] = [];
    for (const each of hits) {
      const is = groupOf(each);
      const free = groups.filter((group) => !joined.has(group));
      const byContact = free.filter((group) => sharesContact(group, is));
      const same = byContact.length ? byContact : free.filter((group) => sharesLife(group, is));
      const [group] = same;
      if (group && same.length === 1) {
        joined.add(group);
        join(group, is);
      } else strangers.push(is);
    }
    groups = [...groups, ...strangers];
  }
  return groups
    .sort((a, b) => b.order - a.order || Number(b.isOwn) - Number(a.isOwn))
    .map(({ hit, isOwn, candidates }) => ({ hit, isOwn, candidates }));
}

type Group = MergedHit & {
  /** Higher comes first. */
  order: number;
  name: { first: string; last: string; all: string };
  contacts: Set<string>;
  towns: Set<string>;
};

function groupOf({ hit, contacts, candidate }: SourceHit): Group {
  const all = words(hit.full_name);
  return {
    hit,
    order: hit.score,
    isOwn: !candidate,
    candidates: candidate ? [candidate] : [],
    name: { first: all[0] ?? '', last: all.at(-1) ?? '', all: [all[0], all.at(-1)].join(' ') },
    contacts: new Set(contacts),
    towns: townsIn(hit.towns),
  };
}

/** Households share phones, and father and son even a name: names must agree and birth years must not differ. */
const sharesContact = (a: Group, b: Group) =>
  [...b.contacts].some((each) => a.contacts.has(each)) && namesAgree(a.name, b.name) && yearsApart(a, b) <= 1;

const sharesLife = (a: Group, b: Group) =>
  a.name.last !== '' &&
  a.name.all === b.name.all &&
  a.hit.birth !== null &&
  a.hit.birth.year === b.hit.birth?.year &&
  (a.hit.birth.month === null || b.hit.birth.month === null || a.hit.birth.month === b.hit.birth.month) &&
  [...b.towns].some((town) => a.towns.has(town));

function namesAgree(a: Group['name'], b: Group['name']): boolean {
  if (!a.last || a.last !== b.last) return false;
  return a.first === b.first || (a.first[0] === b.first[0] && Math.min(a.first.length, b.first.length) === 1);
}

const yearsApart = ({ hit: a }: Group, { hit: b }: Group) =>
  a.birth && b.birth ? Math.abs(a.birth.year - b.birth.year) : 0;

const townsIn = (towns: Town[]) =>
  new Set(
    towns.flatMap(({ city, state, country }) => (city ? [[fold(city), fold(state ?? ''), country].join('|')] : [])),
  );

function join(group: Group, { hit, contacts, candidates, towns }: Group): void {
  const isBetter = hit.score > group.hit.score;
  const more = hit.towns.filter(
    ({ city, state, country }) =>
      !group.hit.towns.some((t) => t.city === city && t.state === state && t.country === country),
  );
  group.hit = {
    ...group.hit,
    score: isBetter ? hit.score : group.hit.score,
    reasons: isBetter && hit.reasons.length ? hit.reasons : group.hit.reasons,
    birth: group.hit.birth ?? hit.birth,
    towns: [...group.hit.towns, ...more],
    sources: [...new Set([...group.hit.sources, ...hit.sources])],
  };
  if (isBetter) group.order = Math.max(group.order, hit.score);
  group.candidates.push(...candidates);
  for (const each of contacts) group.contacts.add(each);
  for (const each of towns) group.towns.add(each);
}
