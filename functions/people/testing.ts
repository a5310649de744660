import { createHash } from 'node:crypto';

import { creditsOf, membershipOf } from '#functions/billing/public.ts';
import { cardAt, derivedFrom } from '#functions/people/import/derived-items.ts';
import { newSearch, type Search } from '#functions/people/domain/search.ts';
import { historyEntryOf } from '#functions/people/domain/past-search.ts';
import { nameWrites } from '#functions/people/index/name-index-update.ts';
import { handler as gather } from '#functions/people/jobs/gather-results.ts';
import { messageStore } from '#functions/messaging/public.ts';
import { notMeantStore } from '#functions/people/not-meant-store.ts';
import { historyStore, openedStore } from '#functions/people/opened-store.ts';
import { linkStore } from '#functions/people/sharing/store.ts';
import { findingStore } from '#functions/people/registers/store.ts';
import { watchStore } from '#functions/people/saved/store.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { card, peopleStore, searchStore, storedPerson, teaserCard } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { StartJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { unlimited } from '#functions/platform/testing.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import type { ConnectedRegister } from '#functions/providers/registers/live.ts';
import { DAY, MINUTE } from '#shared/values/duration.ts';
import { type AccountId, idFromHash, newId } from '#shared/values/id.ts';
import type { Confidence, Person } from '#shared/values/person.ts';

/** The current time in all tests of this domain. */
export const NOW = new Date('2026-11-21T12:00:00Z');

export const personId = (name: string) => idFromHash('person', createHash('sha256').update(name).digest());

export const provenance = {
  confidence: 3 as Confidence,
  sources: [{ source: 'Test register', first_seen: '2015-02-03', last_seen: '2026-10-01' }],
};

/** A person with this name, “First Middle Last”, and no facts but the given ones. */
export function personNamed(full_name: string, more: Partial<Person> = {}): Person {
  const parts = full_name.split(' ');
  const [first_name = null, last_name = null] = parts.length > 1 ? [parts[0], parts.at(-1)] : [null, parts[0]];
  return {
    person_id: personId(full_name + JSON.stringify(more)),
    names: [
      {
        full_name,
        first_name,
        middle_name: parts.slice(1, -1).join(' ') || null,
        last_name,
        kind: 'current',
        ...provenance,
      },
    ],
    birth_date: { year: 1980, month: 5, ...provenance },
    death: null,
    gender: null,
    relation_ship_status: null,
    addresses: [],
    phones: [],
    emails: [],
    family_members: [],
    jobs: [],
    education: [],
    images: [],
    photos: [],
    social_profiles: [],
    ...more,
  };
}

export const livingIn = (
  city: string,
  state: string,
  street: string | null = null,
  current = true,
): Person['addresses'][number] => ({
  kind: 'home',
  current,
  street,
  city,
  state,
  postal_code: null,
  country: 'US',
  latitude: null,
  longitude: null,
  ...provenance,
});

/** Imports people into the index. */
export async function importPeople(table: Table, ...people: Person[]): Promise<void> {
  for (const person of people) {
    const { card: current, teaser, places } = derivedFrom(person, NOW);
    await table.commit(
      table.put(storedPerson, { ...person, records: {} }),
      table.derive(teaserCard, keys.teaser(person), teaser),
      ...places.map((posting) => table.derive(card, posting.place, cardAt(current, posting))),
      ...(await nameWrites(table, [{ is: person }], NOW)),
    );
  }
}

/** Runs the jobs of this domain as soon as they are started, and records those of other domains. */
export function jobRunner(table: Table, vendors: Vendor[] = []) {
  const started: string[] = [];
  const startJob: StartJob = async (id, input) => {
    started.push(id);
    if (id === 'people.gatherResults') await run(input);
  };
  const run = gather.with({
    people: peopleStore(table),
    searches: searchStore(table),
    history: historyStore(table),
    sources: sourceStore(table),
    vendors: async () => vendors,
    messages: messageStore(table),
    startJob,
    clock: () => NOW,
  });
  return { started, startJob, run };
}

/** Dependencies of a search for tests that are not about limits or bot checks. */
export const unchecked = { limits: unlimited, takeProof: async () => {} };

/** Dependencies of opening a report on a fresh table: no vendors, no limits, and accounts with credits. */
export function openingFixture(table: Table = temporaryTable()) {
  const credits = creditsOf(table);
  return {
    table,
    deps: {
      people: peopleStore(table),
      sources: sourceStore(table),
      searches: searchStore(table),
      opened: openedStore(table),
      history: historyStore(table),
      credits,
      membership: membershipOf(table),
      watches: watchStore(table),
      links: linkStore(table),
      notMeant: notMeantStore(table, async () => 'a secret of the tests'),
      limits: unlimited,
      vendors: async (): Promise<Vendor[]> => [],
      findings: findingStore(table),
      registers: async (): Promise<ConnectedRegister[]> => [],
      clock: () => NOW,
    },
    /** A new account with this many credits. */
    funded: async (allotment: number): Promise<AccountId> => {
      const account_id = newId('account');
      await table.commit(
        ...(await credits.grant({ account_id, cause: 'month', of: 'month 1', period: '1', allotment }, NOW)).writes,
      );
      return account_id;
    },
    later: ({ days = 0, minutes = 0 }) => new Date(NOW.getTime() + days * DAY + minutes * MINUTE),
  };
}

/** A table that counts its reads by the first and last part of their keys: `PERSON TEASER`, `SEARCH HITS`. */
export function countingReads(table: Table): {
  table: Table;
  reads: () => Record<string, number>;
  trips: () => number;
} {
  const read: string[] = [];
  let trips = 0;
  const note = (...keys: Key[]) => {
    trips++;
    read.push(...keys.map(({ pk, sk }) => `${pk.split('#')[0]} ${sk.split('#')[0]}`.trim()));
  };
  const watching: Table = {
    ...table,
    get: (shape, key) => (note(key), table.get(shape, key)),
    getAll: (shape, keys) => (note(...keys), table.getAll(shape, keys)),
    query: (shape, key, limit) => (note({ ...key, sk: '' }), table.query(shape, key, limit)),
  };
  const reads = () =>
    Object.fromEntries(Object.entries(Object.groupBy(read, String)).map(([k, v]) => [k, v?.length ?? 0]));
  return { table: watching, reads, trips: () => trips };
}

/** A search that a member has just started and whose job has not run yet. */
export async function startedSearch(table: Table, account_id: AccountId): Promise<Search> {
  const request = { type: 'name' as const, search_query: 'Maria Cantwell', country: 'US' };
  const search = newSearch(newId('search'), request, 'en', NOW, { account_id, browser: null });
  await searchStore(table).start(search, historyStore(table).keep(historyEntryOf(account_id, search)));
  return search;
}
