import { hasHome, homeOf, type Listings, type OwnRecords, type StoredPerson } from '#functions/people/public.ts';
import { type Candidate, initialsOf, isOwn } from '#functions/rights/privacy/domain/evidence.ts';
import type { OwnRequests } from '#functions/rights/privacy/own-requests.ts';
import type { StoredSession } from '#functions/rights/privacy/session.ts';
import type { OwnRecord } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { factsOf } from '#shared/values/person.ts';
import type { PersonId } from '#shared/values/id.ts';

type Session = Pick<StoredSession, 'identifiers' | 'confirmed'>;
type Found = Candidate & { isOpen: boolean };
type Deps = { ownRecords: OwnRecords; ownRequests: Pick<OwnRequests, 'of'>; listings: Pick<Listings, 'idsOf'> };

/**
 * The records that carry what a session has verified, own ones first. A number that a limit has hidden leads to its
 * record as well, and proves no more than that: the record takes another fact.
 */
export async function recordsFor({ identifiers, confirmed }: Session, deps: Deps, now: Date): Promise<Found[]> {
  const { ownRecords: own } = deps;
  const byPerson = new Map<PersonId, Candidate>();
  for (const { kind, value } of identifiers) {
    const { listings, adults } = await own.carrying(kind, value, now);
    for (const person of adults) {
      const candidate = byPerson.get(person.person_id) ?? { person, carries: [] };
      candidate.carries.push({ kind, value, isSole: listings === 1 });
      byPerson.set(person.person_id, candidate);
    }
  }
  for (const person of await own.people(await limitedBy(identifiers, deps), now))
    if (!byPerson.has(person.person_id)) byPerson.set(person.person_id, { person, carries: [] });
  return [...byPerson.values()]
    .map((candidate) => ({ ...candidate, isOpen: isOwn(candidate, confirmed) }))
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

/** The people whose addresses and numbers were hidden in a session that had verified one of these. */
async function limitedBy(identifiers: Session['identifiers'], { ownRequests, listings }: Deps): Promise<PersonId[]> {
  const made = await ownRequests.of(identifiers);
  const limits = made.filter(({ kind, fact, state }) => kind === 'limit' && !fact && state === 'done');
  return (await Promise.all(limits.map(({ request_id }) => listings.idsOf(request_id)))).flat();
}

/** One of the records for a session. @throws people.not-found for any other person */
export async function recordFor(session: Session, person_id: PersonId, deps: Deps, now: Date): Promise<Found> {
  const found = (await recordsFor(session, deps, now)).find(({ person }) => person.person_id === person_id);
  if (!found) throw new Fault('people.not-found');
  return found;
}

/** The people whose records a session may read and change. */
export const openPeople = (found: Found[]): StoredPerson[] =>
  found.filter(({ isOpen }) => isOpen).map(({ person }) => person);

export function recordView({ person, isOpen }: Found): OwnRecord {
  const { person_id, names, images } = person;
  const name = names[0]?.full_name ?? '';
  const home = homeOf(person);
  const facts = factsOf(person);
  return {
    person_id,
    access: isOpen ? 'open' : 'masked',
    name: isOpen ? name : initialsOf(name),
    lives_in: home ? { city: isOpen ? home.city : null, state: home.state, country: home.country } : null,
    portrait: isOpen ? (images[0]?.portrait ?? null) : null,
    facts: facts.length,
    sources: new Set(facts.flatMap(({ sources }) => sources.map(({ source }) => source))).size,
    has_street: hasHome(person),
  };
}
