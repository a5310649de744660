import { NOW, createAccount, messagingDeps } from '#functions/account/testing.ts';
import { type Account, accountStore } from '#functions/account/public.ts';
import { none, type StoredForwarding } from '#functions/calls/forwarding/domain/forwarding.ts';
import { after, type SetUpEvent } from '#functions/calls/forwarding/domain/set-up.ts';
import { numberGiver } from '#functions/calls/forwarding/assign-number.ts';
import { leavingOf } from '#functions/calls/forwarding/release-number.ts';
import { forwardingObserver } from '#functions/calls/forwarding/observe.ts';
import { setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { Telephony } from '#functions/providers/telephony/port.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

export { NOW } from '#functions/account/testing.ts';
export const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

let status = 200;
/** A number that is unique in the test. */
export const aNumber = (prefix = '+1218555') => Phone.parse(`${prefix}${String(++status).padStart(4, '0')}`);

/** A telephony fake that records its calls. */
export function silentTelephony() {
  const placed: { to: Phone; from: Phone; mark: string }[] = [];
  const stopped: string[] = [];
  const redirected: { call_ref: string; turn: number }[] = [];
  const telephony: Telephony = {
    placeTestCall: async (call) => ({ test_ref: `test-${placed.push(call)}` }),
    stopTestCall: async ({ test_ref }) => void stopped.push(test_ref),
    redirect: async (call) => void redirected.push(call),
    takeRecording: async () => new Uint8Array(),
    deleteRecording: async () => {},
  };
  return { placed, stopped, redirected, telephony: () => telephony };
}

/** A set-up after all that has happened to it, in the order in which it did. */
export const setUpAfter = (account_id: AccountId, ...events: SetUpEvent[]): StoredForwarding =>
  events.reduce((current, event) => after(current, event, NOW) ?? current, none(account_id));

export const chosen: SetUpEvent = {
  t: 'chosen',
  carrier_id: 'us-t-mobile',
  platform: 'android',
  number: Phone.parse('+12185550199'),
  legs: ['no_answer', 'busy', 'unreachable'],
};
export const steps = (...to: Extract<SetUpEvent, { t: 'stepped' }>['to'][]): SetUpEvent[] =>
  to.map((step) => ({ t: 'stepped', to: step }));

/** Owners with phones, our numbers, and the dependencies of the handlers. */
export function forwardingFixture(table: Table = temporaryTable()) {
  const store = forwardingStore(table);
  const numbers = numberStore(table);
  const anOwner = (more: Partial<Account> = {}) =>
    createAccount(table, {
      phone: aNumber('+1612555'),
      phone_confirmed_at: NOW.toISOString(),
      time_zone: 'America/Chicago',
      ...more,
    });
  return {
    table,
    ...messagingDeps(table),
    store,
    numbers,
    anOwner,
    forwarding: forwardingObserver(table),
    setUps: setUpsOf(table),
    give: numberGiver(table),
    leaving: leavingOf(table),
    accounts: accountStore(table),
    /** A number of ours that is free. */
    stock: async (country = 'US', number = aNumber()): Promise<Phone> => {
      await table.commit(...numbers.add(number, country, NOW));
      return number;
    },
    /** An owner at the given step, with an assigned number. */
    halfway: async (...events: SetUpEvent[]): Promise<Account & { number: Phone; phone: Phone }> => {
      const account = await anOwner();
      const number = aNumber();
      await table.commit(...numbers.add(number, 'US', NOW));
      const [free] = (await numbers.free('US', NOW, 1000)).filter((each) => each.number === number);
      const ours = await numbers.of(number);
      if (!free || !ours || !account.phone) throw new Error('No number to give');
      const { account_id, phone } = account;
      const write = store.write(setUpAfter(account_id, { ...chosen, number } as SetUpEvent, ...events));
      await table.commit(...numbers.give(ours, free, account_id), write);
      return { ...account, number, phone };
    },
    stranger: () => newId('account'),
  };
}
