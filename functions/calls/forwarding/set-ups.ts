import { type Account, accountStore } from '#functions/account/public.ts';
import { none, type StoredForwarding } from '#functions/calls/forwarding/domain/forwarding.ts';
import { after, asOf, type SetUpEvent } from '#functions/calls/forwarding/domain/set-up.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';

/** A forwarding set-up: as stored, and as of now. */
export type SetUp = { account: Account; stored: Revised<StoredForwarding> | undefined; current: StoredForwarding };

/** The owner’s number, once a pin has shown that it is theirs. */
export const confirmedPhone = ({ phone, phone_confirmed_at }: Account): Phone | null =>
  phone_confirmed_at ? phone : null;

/** The number to test and set up. @throws forwarding.no-phone, forwarding.no-carrier */
export function ready({ account, current }: SetUp): { phone: Phone; carrier_id: string } {
  const phone = confirmedPhone(account);
  if (!phone) throw new Fault('forwarding.no-phone');
  if (!current.carrier_id) throw new Fault('forwarding.no-carrier');
  return { phone, carrier_id: current.carrier_id };
}

/** Changes to set-ups, in one write each: of two concurrent changes, one fails. */
export const setUpsOf = (table: Table) => {
  const store = forwardingStore(table);
  const accounts = accountStore(table);
  return {
    /** @throws auth.unauthenticated for a deleted account */
    async of(account_id: AccountId, now: Date): Promise<SetUp> {
      const [account, stored] = await Promise.all([accounts.of(account_id), store.of(account_id)]);
      if (!account) throw new Fault('auth.unauthenticated');
      return { account, stored, current: asOf(stored ?? none(account_id), now) };
    },
    /** @throws request.conflict if the event is not possible now, or the set-up changed concurrently */
    async change(setUp: SetUp, event: SetUpEvent, now: Date, ...withIt: Write[]): Promise<SetUp> {
      const next = after(setUp.current, event, now);
      if (!next) throw new Fault('request.conflict');
      return this.write(setUp, next, ...withIt);
    },
    async write(setUp: SetUp, next: StoredForwarding, ...withIt: Write[]): Promise<SetUp> {
      await store.commit(store.write(next, setUp.stored), ...withIt);
      return { ...setUp, stored: { ...next, revision: (setUp.stored?.revision ?? 0) + 1 }, current: next };
    },
  };
};
