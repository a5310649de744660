import { generateKeyPairSync } from 'node:crypto';

import { type Account, accountStore, eraseAt, newAccount, sessionDepsOf } from '#functions/account/public.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import { billingContext } from '#functions/billing/context.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { handler as checkout } from '#functions/billing/checkout.ts';
import { handler as getOffer } from '#functions/billing/get-offer.ts';
import { membershipOf } from '#functions/billing/membership.ts';
import { creditStore } from '#functions/billing/store.ts';
import { messageStore } from '#functions/messaging/public.ts';
import { aMember, calling, sending, unlimited } from '#functions/platform/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { signingWith } from '#functions/platform/token/local-signing.ts';
import { paymentsOn } from '#functions/providers/payments/testing.ts';
import { goodCard } from '#functions/providers/payments/double/card-number.ts';
import type { Verdict } from '#functions/providers/payments/double/bank.ts';
import type { Behaviour } from '#functions/providers/payments/double/cards.ts';
import type { Trouble, TroubleAfter } from '#functions/providers/payments/double/faults.ts';
import { createStripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { billing } from '#shared/api/billing.ts';
import { createCall } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import type { JobId } from '#shared/contract/jobs.ts';
import { addDays } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

export const CARD = '4242424242424242';
let cards = 0;
/** A good card with a new number. */
export const aCard = () => goodCard(++cards);

const secret = async () => 'a secret of a test';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signing = signingWith(() => privateKey);

/**
 * Billing on its own table and a Stripe double in this process. Time moves only by `advanceDays`; started jobs are
 * kept in `started`.
 */
export function billingFixture(began = '2026-11-21T14:05:00.000Z', table: Table = temporaryTable()) {
  const clock = { now: new Date(began) };
  /** Overrides the verdict of the card’s bank. */
  const bank: { verdict?: Verdict } = {};
  const stripe = createStripeDouble({ now: () => clock.now, bank: () => bank.verdict });
  const started: { id: JobId; input: object }[] = [];
  const start = async (id: JobId, input: object) => {
    if (id !== 'messages.sendMessage') started.push({ id, input });
  };
  const provider = paymentsOn(stripe);
  const context = billingContext(table, async () => provider, start, secret);
  const deps = {
    ...context,
    context,
    checkouts: checkoutStore(table),
    sessionDeps: { ...sessionDepsOf(table), signing: () => signing, secret },
    limits: unlimited,
    proof: async () => {},
    secret,
    clock: () => clock.now,
  };

  const fixture = {
    /** A client of an endpoint, for a member or a visitor, with other headers or dependencies. */
    client<E extends Endpoint>(
      endpoint: E,
      handler: Parameters<typeof sending>[1],
      as?: AccountId,
      { headers = {}, on = {} }: { headers?: Record<string, string>; on?: object } = {},
    ) {
      const send = sending(endpoint, handler.with({ ...deps, ...on } as never) as never, { as: as && aMember(as) });
      const call = createCall('http://test', (url, init) =>
        send(new Request(url, { ...init, headers: { ...(init?.headers as object), ...headers } })),
      );
      return (input: InputFromCaller<E>): Promise<Output<E>> => call(endpoint, input);
    },
    /** Injects a fault into the next call of an endpoint of the provider. */
    once(when: 'beforeCall' | 'afterCall', endpoint: string, trouble: Trouble | TroubleAfter) {
      stripe.switches.faults[when] = (call: { endpoint: string }) => {
        if (call.endpoint !== endpoint) return undefined;
        stripe.switches.faults[when] = undefined;
        return trouble as never;
      };
    },
    table,
    clock,
    bank,
    stripe,
    started,
    context,
    deps,
    messages: messageStore(table),
    credits: creditStore(table),
    /** A new account. */
    async account(more: Partial<Account> = {}): Promise<AccountId> {
      const account_id = newId('account', clock.now.getTime());
      const email = `${account_id.toLowerCase()}@example.com`;
      const created = newAccount({ account_id, email, language: 'en' }, clock.now);
      // One with a password, whatever that is.
      await accountStore(table).create({ ...created, password_changed_at: created.created_at, ...more });
      return account_id;
    },
    /** The confirmation token of a card; its number or `behaviour` says what the bank answers. */
    card(number = CARD, behaviour?: Behaviour): string {
      const { id } = stripe.card({ number, exp_month: 4, exp_year: 2031, cvv: '123', name: 'Ida', zip: '55802' });
      if (behaviour) stripe.store.put('behaviour', { id, behaviour });
      return id;
    },
    offer: (account_id?: AccountId) =>
      calling(billing.getOffer, getOffer.with(deps as never), account_id ? { as: aMember(account_id) } : {})({}),
    /** The input of a checkout. */
    async checkoutInput(account_id: AccountId | undefined, number = CARD, more: object = {}) {
      const { digest } = await fixture.offer(account_id);
      return {
        checkout_id: newId('checkout', clock.now.getTime()),
        confirmation_token: fixture.card(number),
        agreed: true as const,
        offer: digest,
        language: 'en' as const,
        ...more,
      };
    },
    checkout: (account_id: AccountId | undefined) =>
      calling(billing.checkout, checkout.with(deps as never), account_id ? { as: aMember(account_id) } : {}),
    /** Orders for an account at a place, by the headers of its edge. */
    async orderIn(account_id: AccountId, place: { headers: Record<string, string> }, number = aCard()): Promise<void> {
      const { digest } = await fixture.client(billing.getOffer, getOffer, account_id, place)({});
      const more = { offer: digest, language: 'en' as const, proof: '' };
      const input = { ...(await fixture.checkoutInput(account_id, number)), ...more };
      await fixture.client(billing.checkout, checkout, account_id, place)(input);
    },
    /** An account whose trial starts now. */
    async subscriber(number = aCard(), behaviour?: Behaviour): Promise<AccountId> {
      const account_id = await fixture.account();
      const confirmation_token = fixture.card(number, behaviour);
      await fixture.checkout(account_id)(await fixture.checkoutInput(account_id, number, { confirmation_token }));
      return account_id;
    },
    advanceDays(days: number): Date {
      clock.now = addDays(clock.now, days);
      return clock.now;
    },
    /** Closes an account as its owner does. @returns until when that can be undone */
    async closeAccount(account_id: AccountId): Promise<string> {
      const account = (await context.accounts.of(account_id))!;
      const closed = { ...account, closed_at: clock.now.toISOString() };
      const ending = await membershipOf(table).end(account_id, 'account-deleted', clock.now);
      await context.accounts.replace(account, closed, ...ending);
      return eraseAt(closed)!.toISOString();
    },
    subscription: async (account_id: AccountId) => (await context.subscriptions.of(account_id))!,
    charges: (account_id: AccountId) => context.charges.all(account_id),
    /** Advances the charge of a month. */
    async advanceMonth(account_id: AccountId, period: number, refetch = false) {
      const subscription = await context.subscriptions.of(account_id);
      const charge = (await fixture.charges(account_id)).at(-1);
      const { subscription_id } = (subscription ?? charge)!;
      return advanceCharge({ account_id, subscription_id, period }, context, clock.now, { refetch });
    },
    /** An account that just paid its first month, with that charge. */
    async paidSubscriber(number = aCard()) {
      const account_id = await fixture.subscriber(number);
      fixture.advanceDays(1);
      await fixture.advanceMonth(account_id, 1);
      const [charge] = await fixture.charges(account_id);
      return { account_id, charge: charge! };
    },
    /** How many captured payments are not refunded. */
    async netPaid(account_id: AccountId): Promise<number> {
      const mine = [...stripe.store.all('payment_intent')].filter(({ metadata }) => metadata.account_id === account_id);
      const refunds = [...stripe.store.all('refund')].filter(({ status }) => status !== 'failed');
      return mine.filter(
        ({ id, status }) => status === 'succeeded' && !refunds.some(({ payment_intent }) => payment_intent === id),
      ).length;
    },
    async emails(account_id: AccountId): Promise<string[]> {
      const all = await fixture.messages.latest(200);
      return all
        .filter((each) => each.account_id === account_id)
        .map(({ purpose }) => purpose)
        .reverse();
    },
  };
  return fixture;
}
