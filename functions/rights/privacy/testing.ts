import { authFixture } from '#functions/account/auth/testing.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { callerStore } from '#functions/calls/public.ts';
import { disputesOf, hideFact, listingsOf, ownRecordsOf } from '#functions/people/public.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { importPeople, livingIn, personNamed, provenance } from '#functions/people/testing.ts';
import { handler as confirmVerification } from '#functions/rights/privacy/confirm-verification.ts';
import { ownRequestsOf } from '#functions/rights/privacy/own-requests.ts';
import { turnsOf } from '#functions/rights/privacy/in-turn.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacySessionsOf } from '#functions/rights/privacy/session.ts';
import { handler as startVerification } from '#functions/rights/privacy/start-verification.ts';
import { privacy } from '#shared/api/privacy.ts';
import type { ReasonForUse } from '#shared/validation/account.ts';
import { newId, type PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';
import { Phone } from '#shared/values/phone.ts';

export const personal = (email: string) => ({ email, email_type: 'personal' as const, ...provenance });
export const atWork = (email: string) => ({ email, email_type: 'work' as const, ...provenance });
export const mobile = (number: string) => ({
  number: Phone.parse(number),
  phone_type: 'mobile' as const,
  ...provenance,
});
export const landline = (number: string) => ({ ...mobile(number), phone_type: 'landline' as const });

/** The privacy center with its own table and clock. */
export function privacyFixture() {
  const fixture = authFixture();
  const { table, browser } = fixture;
  suppressionList(table, fixture.secret); // the first one to ask decides by which secret the list is read
  const deps = {
    ...fixture.deps,
    privacySessions: privacySessionsOf(table),
    ownRecords: ownRecordsOf(table),
    ownRequests: ownRequestsOf(table, fixture.secret),
    turns: turnsOf(table, fixture.secret),
    requests: requestStore(table),
    listings: listingsOf(table, fixture.secret),
    disputes: disputesOf(table, fixture.deps.outbox),
    hide: (person_id: PersonId, fact_id: string, now: Date) => hideFact(table, person_id, fact_id, now),
    callers: callerStore(table),
  };
  type Browser = ReturnType<typeof browser>;

  return {
    ...fixture,
    deps,
    /** Lists a person in Duluth, born in May 1980. */
    listed: async (name: string, more: Partial<Person> = {}): Promise<Person> => {
      const person = personNamed(name, { addresses: [livingIn('Duluth', 'MN', '12 Lake Ave')], ...more });
      await importPeople(table, person);
      return person;
    },
    /** Verifies an address or a number in a browser by the code that was sent. */
    verify: async (visitor: Browser, kind: 'email' | 'phone', value: string) => {
      const start = visitor.call(privacy.startVerification, startVerification.with(deps));
      await start({ kind, value });
      const code = /\d{6}/.exec((await fixture.messagesTo(value))[0]?.text ?? '')?.[0] ?? '';
      return visitor.call(privacy.confirmVerification, confirmVerification.with(deps))({ kind, value, code });
    },
    /** A member opened the report on a person. */
    opened: async (person_id: PersonId, purpose: ReasonForUse, at: Date) => {
      const store = openedStore(table);
      const audit = { person_id, account_id: newId('account'), at: at.toISOString(), purpose, how: 'free' as const };
      await store.commit(store.audit(audit));
      return audit.account_id;
    },
  };
}
