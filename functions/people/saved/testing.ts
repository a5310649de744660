import { accountStore, choiceStore } from '#functions/account/public.ts';
import { createAccount } from '#functions/account/testing.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handler as openReport } from '#functions/people/open-report.ts';
import { savedStore } from '#functions/people/saved/store.ts';
import { handler as watchPerson } from '#functions/people/saved/watch-person.ts';
import { card, storedPerson, teaserCard } from '#functions/people/store.ts';
import { cardAt, derivedFrom } from '#functions/people/import/derived-items.ts';
import { NOW, openingFixture } from '#functions/people/testing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { saved } from '#shared/api/saved.ts';
import type { AccountId, PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

export const SUBSCRIBED = '2027-12-21T12:00:00.000Z';

/** Members with credits, on a table of their own, and what they do with people. */
export function savingFixture(table?: Table) {
  const opening = openingFixture(table);
  const { deps } = opening;
  const all = {
    ...deps,
    saved: savedStore(opening.table),
    accounts: accountStore(opening.table),
    choices: choiceStore(opening.table),
    outbox: outboxOf(opening.table, async () => {}),
    memberUntil: async (): Promise<string | null> => SUBSCRIBED,
    secret: async () => 'a secret of the tests',
  };
  const at = (now: Date) => ({ ...all, clock: () => now });
  const asSubscriber = (account_id: AccountId) => ({ as: aMember(account_id, { subscribedUntil: SUBSCRIBED }) });
  let members = 0;
  return {
    ...opening,
    deps: all,
    asSubscriber,
    /** A member with a confirmed address and number, and credits. */
    member: async (): Promise<AccountId> => {
      const account_id = await opening.funded(10);
      const confirmed = { email_confirmed_at: NOW.toISOString(), phone_confirmed_at: NOW.toISOString() };
      const phone = `+1218555${String(members++).padStart(4, '0')}` as never;
      await createAccount(opening.table, { account_id, time_zone: 'UTC', phone, ...confirmed });
      return account_id;
    },
    open: (account_id: AccountId, person_id: PersonId, now = NOW) =>
      calling(
        people.openReport,
        openReport.with(at(now)),
        asSubscriber(account_id),
      )({ person_id, purpose: 'reconnect' }),
    watch: (account_id: AccountId, person_id: PersonId, now = NOW) =>
      calling(saved.watchPerson, watchPerson.with(at(now)), asSubscriber(account_id))({ person_id }),
    /** Replaces a person by what a source says now. */
    change: async (person: Person): Promise<void> => {
      const { card: current, teaser, places } = derivedFrom(person, NOW);
      await opening.table.commit(
        opening.table.derive(storedPerson, keys.person(person), { ...person, records: {} }),
        opening.table.derive(teaserCard, keys.teaser(person), teaser),
        ...places.map((posting) => opening.table.derive(card, posting.place, cardAt(current, posting))),
      );
    },
  };
}

export const phone = (number: string): Person['phones'][number] => ({
  number: number as never,
  phone_type: 'mobile',
  confidence: 3,
  sources: [{ source: 'Test register', first_seen: '2026-11-01', last_seen: '2026-11-20' }],
});
