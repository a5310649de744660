import { factIds } from '#functions/people/corrections/fact-id.ts';
import { type AuditEntry } from '#functions/people/domain/opened.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { loadPeople } from '#functions/people/import/records.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { card, peopleStore, type StoredPerson } from '#functions/people/store.ts';
import { suppressionStore } from '#functions/people/suppression/store.ts';
import { reportView } from '#functions/people/view.ts';
import { postings } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Report } from '#shared/api/people/report.ts';
import type { PersonId } from '#shared/values/id.ts';

/** More listings than this under one address or number are a switchboard, not a person. */
const MAX_LISTINGS = 20;
/** Earlier ids of a person, from before records were merged. */
const MAX_EARLIER_IDS = 20;

/** Listings for the people that they are about. Callers have verified an address or a number. */
export const ownRecordsOf = (table: Table) => {
  const people = peopleStore(table);
  const opened = openedStore(table);
  return {
    /** All listings under an address or a number, and those of adults among them with their profiles. */
    async carrying(kind: 'email' | 'phone', value: string, now: Date) {
      const cards = await table.query(card, postings[kind](value), MAX_LISTINGS);
      const profiles = await people.persons(cards.map(({ person_id }) => person_id));
      return { listings: cards.length, adults: profiles.filter((each) => !mayBeMinor(each, now)) };
    },
    /** These people, adults only. */
    async people(ids: readonly PersonId[], now: Date): Promise<StoredPerson[]> {
      const current = [...(await loadPeople(table, [...ids])).values()].map(({ person }) => person.person_id);
      const profiles = await people.persons([...new Set(current)]);
      return profiles.filter((each) => !mayBeMinor(each, now));
    },
    /** Whether the addresses and numbers of a person were hidden, and so deleted. */
    hasHiddenContacts: async ({ person_id, made_of = [] }: Pick<StoredPerson, 'person_id' | 'made_of'>) =>
      (await suppressionStore(table).marks([...new Set([person_id, ...made_of])])).some(({ by }) =>
        by.some(({ scope }) => scope === 'contact'),
      ),
    /** The report on a person without what relatives’ own listings would add. */
    report: async (person: StoredPerson, now: Date): Promise<Report> =>
      reportView(person, [], await people.sourceAbouts(), await factIds(), now),
    /** The openings of a person under its current and earlier ids. */
    async openings({ person_id, made_of = [] }: Pick<StoredPerson, 'person_id' | 'made_of'>): Promise<AuditEntry[]> {
      const ids = [...new Set<PersonId>([person_id, ...made_of])].slice(0, MAX_EARLIER_IDS);
      return (await Promise.all(ids.map((id) => opened.auditOf(id)))).flat();
    },
  };
};
export type OwnRecords = ReturnType<typeof ownRecordsOf>;
