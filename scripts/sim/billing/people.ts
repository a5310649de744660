import * as z from 'zod';

import { accountStore, newAccount } from '#functions/account/store.ts';
import { handler as checkoutHandler } from '#functions/billing/checkout.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { eventStore } from '#functions/billing/event-store.ts';
import { handler as finishHandler } from '#functions/billing/finish-checkout.ts';
import { offerNow } from '#functions/billing/offer.ts';
import { cancelToken } from '#functions/billing/open/links.ts';
import { creditsOf } from '#functions/billing/open/credits.ts';
import { membershipOf } from '#functions/billing/open/membership.ts';
import { handler as receiveHandler } from '#functions/billing/receive-event.ts';
import { handler as refundHandler } from '#functions/billing/refund-charge.ts';
import { handler as replaceHandler } from '#functions/billing/replace-card.ts';
import { handler as unsubscribeHandler } from '#functions/billing/unsubscribe.ts';
import { handler as linkHandler } from '#functions/billing/unsubscribe-by-link.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { stripePayments } from '#functions/providers/payments/stripe.ts';
import { billing, cardErrors } from '#shared/api/billing.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { type AccountId, type ChargeId, newId, type SubscriptionId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';
import { ask, type Answer } from '#scripts/sim/billing/asking.ts';
import type { Plastic } from '#scripts/sim/billing/bank.ts';
import type { Operation } from '#scripts/sim/billing/cells.ts';
import type { Acting } from '#scripts/sim/billing/effects.ts';
import type { Runtime } from '#scripts/sim/billing/runtime.ts';
import { signed, WEBHOOK_SECRET } from '#scripts/sim/billing/signing.ts';
import type { World } from '#scripts/sim/billing/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Act = 'join' | 'cancel' | 'refund' | 'replace' | 'spend' | 'delete';
/** Somebody’s request; `begins` hears each time that it is sent. */
type Asking = { name: string; operation: Operation; person: Person; begins?: () => void };
type Subscription = { subscription_id: SubscriptionId; status: string; period: number; paid_until: string };
type Person = {
  account_id: AccountId;
  network: string;
  device: string;
  plastic: Plastic;
  isGone: boolean;
};

const secret = async () => 'a secret of the simulation';
const reading = stripePayments(async () => ({
  secret_key: 'sk_test_sim',
  webhook_secrets: ['whsec_before', WEBHOOK_SECRET],
}));

/** Whoever pays, and changes their mind, clicks twice, asks again, and does the opposite at the worst moment. */
export function peopleOf(world: World, runtime: Runtime) {
  const { random, schedule, effects, memory } = world;
  const { chance } = random;
  const calmly = createTable('sim', { send: async (command: never) => memory.execute(command) } as never);
  const people: Person[] = [];
  let isOver = false;
  let plastics = 0;

  const deps = (actor: Acting) => {
    const table = effects.table(actor);
    const context = runtime.contextFor(actor);
    return {
      table,
      context,
      pay: { ...context, checkouts: checkoutStore(table), limits: limiterOf(table, secret), secret },
    };
  };
  const row = (pk: string, sk: string) => memory.at({ pk, sk });
  const subscriptionOf = ({ account_id }: Person) =>
    row(`MONEY#${account_id}`, 'SUBSCRIPTION') as unknown as Subscription | undefined;
  const later = (ms: number, go: () => void) => schedule.at(schedule.now() + ms, go);
  const pause = (ms: number) => new Promise<void>((go) => later(ms, go));

  function plasticOf(): Plastic {
    const number = ++plastics;
    const mood = random.oneOf([
      'good',
      'good',
      'good',
      'good',
      'good',
      'poor',
      'bad',
      'careful',
      'slow',
      'asks',
    ] as const);
    const says = {
      good: () => 'yes' as const,
      poor: () => random.oneOf(['yes', 'yes', 'soft', 'soft'] as const),
      bad: () => random.oneOf(['soft', 'hard', 'yes'] as const),
      careful: () => random.oneOf(['authentication', 'yes', 'yes'] as const),
      slow: () => random.oneOf(['processing', 'yes', 'soft'] as const),
      asks: () => random.oneOf(['action', 'yes', 'yes'] as const),
    }[mood];
    return {
      fingerprint: `card${number}`,
      number: cardNumber(number),
      says,
      saves: () => (chance(0.1) ? 'soft' : chance(0.1) ? 'action' : 'yes'),
    };
  }

  /** One request, as its sender sees it: an answer, or none. */
  async function request(who: Asking, send: (actor: Acting) => Promise<Answer>): Promise<Answer | undefined> {
    const { name, operation, person } = who;
    const { value } = await world.spawn({ name, operation, account: person.account_id }, send);
    return value;
  }

  /** Asks until there is an answer, a few times; and sometimes clicks twice. */
  async function insist(
    who: Asking,
    send: (actor: Acting) => Promise<Answer>,
    heard: (answer: Answer, alone: boolean) => void,
  ): Promise<Answer | undefined> {
    let answer: Answer | undefined;
    const once = async (twice: boolean, alone: boolean) => {
      who.begins?.();
      answer = await request(who, (actor) => {
        actor.isTwice = twice;
        if (twice) world.hit(actor, 'F4');
        return send(actor);
      });
      if (answer) heard(answer, alone);
    };
    for (let tries = 0; tries < 4; tries++) {
      const twice = world.rates().death > 0 && chance(0.15);
      await Promise.all(twice ? [once(true, false), once(true, false)] : [once(tries > 0, true)]);
      if (answer && answer.status < 500 && answer.status !== 409) return answer;
      await pause(random.between(1_000, 120_000));
    }
    return answer;
  }

  const order = () => ({ order: schedule.turns(), at: schedule.now() });

  async function join(person: Person): Promise<void> {
    const { account_id } = person;
    const had_trial = row(keys.trialHad({ by: 'account', digest: account_id }).pk, 'TRIAL') !== undefined;
    const offer = offerNow({ had_trial });
    const checkout_id = newId('checkout', schedule.now());
    const token = world.bank.token(chance(0.1) ? random.oneOf(people).plastic : person.plastic);
    const { monthly_price: amount, trial_days } = offer;
    world.promised.push({ checkout_id, account_id, amount: { ...amount }, trial_days, at: schedule.now() });
    const input = {
      checkout_id,
      confirmation_token: token,
      agreed: true,
      offer: offer.digest,
      language: 'en',
      proof: 'x',
      ...(chance(0.5) && { device: person.device }),
    };

    const sending = (actor: Acting) => {
      const { table, context, pay } = deps(actor);
      const handler = checkoutHandler.with({
        ...pay,
        ...context,
        proof: async () => undefined,
        limits: limiterOf(table, secret),
      });
      return ask(billing.checkout, handler, input, person);
    };
    let begun: string | undefined;
    const heard = (answer: Answer, alone: boolean) => {
      const step = (answer.body as { step?: { state: string; membership?: Membership } }).step;
      if (answer.status === 200 && step?.state === 'done') {
        const id = step.membership?.subscription_id ?? '';
        if (begun !== undefined && begun !== id && subscriptionOf(person)?.subscription_id === begun) {
          world.witness.broken('INV-18', `Checkout ${checkout_id} began ${begun}, and then ${id}`);
        }
        begun ??= id;
        world.told.push({ what: 'begun', checkout_id, subscription_id: id, account_id, ...order() });
      } else if (alone) toldNotCharged(person, checkout_id, answer);
    };
    const answer = await insist(
      { name: 'checkout', operation: 'checkout', person, begins: () => untell(checkout_id) },
      sending,
      heard,
    );
    const state = (answer?.body as { step?: { state: string } } | undefined)?.step?.state;
    if (state === 'action' || state === 'processing') await finish(person, checkout_id);
  }

  function toldNotCharged({ account_id }: Person, checkout_id: string, { body }: Answer): void {
    const { code } = body as { code?: string };
    if (code && sayNotCharged.has(code))
      world.told.push({ what: 'not charged', checkout_id, code, account_id, ...order() });
  }

  /** Whoever asks again takes back what they were told. */
  function untell(checkout_id: string): void {
    const place = world.told.findIndex((each) => each.what === 'not charged' && each.checkout_id === checkout_id);
    if (place >= 0) world.told.splice(place, 1);
  }

  async function finish(person: Person, checkout_id: string): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      await pause(random.between(20_000, 12 * MINUTE));
      untell(checkout_id);
      const answer = await request({ name: 'finish', operation: 'checkout', person }, (actor) =>
        ask(billing.finishCheckout, finishHandler.with(deps(actor).pay), { checkout_id }, person),
      );
      const { state } = (answer?.body ?? {}) as { state?: string };
      if (answer?.status === 200 && state === 'done') {
        world.told.push({ what: 'begun', checkout_id, subscription_id: '', account_id: person.account_id, ...order() });
      }
      if (answer && answer.status < 500 && answer.status !== 409 && state !== 'action' && state !== 'processing')
        return;
    }
  }

  async function replace(person: Person): Promise<void> {
    const checkout_id = newId('checkout', schedule.now());
    const plastic = plasticOf();
    const token = world.bank.token(plastic);
    const answer = await insist(
      { name: 'replace', operation: 'checkout', person },
      (actor) =>
        ask(
          billing.replaceCard,
          replaceHandler.with(deps(actor).pay),
          { checkout_id, confirmation_token: token },
          person,
        ),
      () => undefined,
    );
    if (answer?.status === 200) person.plastic = plastic;
    if ((answer?.body as { state?: string } | undefined)?.state === 'action') await finish(person, checkout_id);
  }

  async function cancel(person: Person): Promise<void> {
    const { account_id } = person;
    const running = subscriptionOf(person);
    if (!running) return;
    const { subscription_id } = running;
    const byLink = chance(0.3);
    const token = byLink ? await cancelToken({ account_id, subscription_id }, secret) : '';
    const heard = ({ status, body }: Answer) => {
      if (status !== 200) return;
      const named = byLink ? subscription_id : (body as Membership).subscription_id!;
      if (!byLink && (body as Membership).standing !== 'cancelled' && (body as Membership).standing !== 'none') return;
      world.told.push({ what: 'cancelled', subscription_id: named, account_id, ...order() });
      if (subscriptionOf(person)?.subscription_id === named && subscriptionOf(person)?.status !== 'cancelled') {
        world.witness.broken('INV-2', 'Somebody was told that a membership is cancelled, and it is not');
      }
    };
    await insist(
      { name: 'cancel', operation: 'cancel', person },
      (actor) => {
        const { table, context } = deps(actor);
        return byLink
          ? ask(
              billing.unsubscribeByLink,
              linkHandler.with({ context, limits: limiterOf(table, secret), secret }),
              { token },
              person,
            )
          : ask(billing.unsubscribe, unsubscribeHandler.with({ context }), {}, person);
      },
      heard,
    );
  }

  async function refund(person: Person): Promise<void> {
    const { account_id } = person;
    const charges = memory.part(`MONEY#${account_id}`).filter(({ sk }) => sk.startsWith('CHARGE#'));
    const settled = charges.filter(({ state }) => state === 'settled');
    const charge = random.oneOf(settled.length ? settled : charges);
    if (!charge) return;
    const charge_id = charge.charge_id as ChargeId;
    const pays = () => {
      const now = subscriptionOf(person);
      return now !== undefined && now.subscription_id === charge.subscription_id && now.period === charge.period;
    };
    const paid = pays();
    await insist(
      { name: 'refund', operation: 'refund', person },
      (actor) =>
        ask(
          billing.refundCharge,
          refundHandler.with({ context: deps(actor).context }),
          { charge_id, also_cancel: chance(0.2) },
          person,
        ),
      ({ status, body }) => {
        const { state, refund } = body as { state?: string; refund?: { because: string } | null };
        if (status !== 200 || refund?.because !== 'asked') return;
        if (state !== 'refunding' && state !== 'refunded')
          world.witness.broken('INV-10', `A refund was answered with ${state}`);
        const current = paid && pays();
        world.told.push({
          what: 'refunding',
          charge_id,
          current,
          subscription_id: charge.subscription_id as string,
          account_id,
          ...order(),
        });
      },
    );
  }

  /** Deletes the account: the membership ends with it, in one transaction. */
  async function remove(person: Person): Promise<void> {
    const { account_id } = person;
    await insist(
      { name: 'delete', operation: 'cancel', person },
      async (actor) => {
        const { table } = deps(actor);
        const now = new Date(Date.now());
        const accounts = accountStore(table);
        try {
          await retryOnConflict(async () => {
            const found = await accounts.of(account_id);
            if (!found || found.closed_at) return;
            const ending = await membershipOf(table).end(account_id, 'account-deleted', now);
            await accounts.replace(found, { ...found, closed_at: now.toISOString() }, ...ending);
          });
          await removeAll(table, account_id);
          return { status: 200, body: {} };
        } catch (error) {
          return { status: asFault(error).status, body: {} };
        }
      },
      ({ status }) => {
        if (status !== 200) return;
        if (!person.isGone) void arrive(1);
        person.isGone = true;
        const subscription_id = subscriptionOf(person)?.subscription_id;
        if (subscription_id) world.told.push({ what: 'deleted', subscription_id, account_id, ...order() });
      },
    );
  }

  /** All that lies under an account goes, page by page; its money stays. */
  async function removeAll(table: Table, account_id: AccountId): Promise<void> {
    const held = memory.part(`ACCOUNT#${account_id}`);
    if (held.length) await table.commit(...held.slice(0, 100).map(({ pk, sk }) => table.remove({ pk, sk })));
  }

  /** Opens a report, or several at once. */
  async function spend(person: Person): Promise<void> {
    await Promise.all(Array.from({ length: chance(0.2) ? 4 : 1 }, () => openReport(person)));
  }

  /** What `openReport` does for a credit: the credit, its line and what was opened stand or fall together. */
  async function openReport(person: Person): Promise<void> {
    const { account_id } = person;
    const person_id = newId('person', schedule.now());
    const key = keys.opened({ account_id, person_id });
    const opened = { schema: anything, key: () => key };
    await insist(
      { name: 'spend', operation: 'spend', person },
      async (actor) => {
        const { table } = deps(actor);
        const credits = creditsOf(table);
        const now = new Date(Date.now());
        try {
          await retryOnConflict(async () => {
            if (await table.get(opened, key)) return;
            const was = await credits.of(account_id);
            const about = { person_id, facts: 1, sources: 1, purpose: 'reconnect', free_until: now.toISOString() };
            const spending = credits.spend(was, about, { isEmpty: chance(0.05) }, now);
            await table.commit(...spending, table.put(opened, { person_id }));
          });
          return { status: 200, body: {} };
        } catch (error) {
          return { status: asFault(error).status, body: {} };
        }
      },
      ({ status }) => {
        const isThere = !row(`ACCOUNT#${account_id}`, 'ACCOUNT') || row(key.pk, key.sk);
        if (status === 200 && !isThere) world.witness.broken('INV-6', 'A report was said to be open, and is not');
      },
    );
  }

  const acts: Record<Act, (person: Person) => Promise<void>> = { join, cancel, refund, replace, spend, delete: remove };

  function act(person: Person, what: Act): void {
    if (isOver || person.isGone) return;
    void acts[what](person);
  }

  /** What somebody might do next, as they stand. */
  function whim(person: Person): Act {
    const status = subscriptionOf(person)?.status;
    if (!status || status === 'cancelled')
      return chance(0.85) ? 'join' : random.oneOf(['cancel', 'refund', 'spend'] as const);
    const chosen = random.next();
    if (chosen < 0.1) return 'cancel';
    if (chosen < 0.2) return 'refund';
    if (chosen < 0.35 || (status === 'past_due' && chosen < 0.6)) return 'replace';
    if (chosen < 0.355) return 'delete';
    return chosen < 0.37 ? 'join' : 'spend';
  }

  /** Lives: now and then something crosses somebody’s mind. */
  function live(person: Person): void {
    if (isOver || person.isGone) return;
    act(person, whim(person));
    if (chance(0.03)) strayRenewal(person);
    const status = subscriptionOf(person)?.status;
    const days = !status || status === 'cancelled' ? 8 : random.oneOf([5, 30, 90]);
    later(random.between(HOUR, days * DAY), () => live(person));
  }

  /** A job arrives for a month that is not due. */
  function strayRenewal(person: Person): void {
    const running = subscriptionOf(person);
    if (!running) return;
    const { subscription_id, period } = running;
    runtime.enqueue('billing.renew', {
      account_id: person.account_id,
      subscription_id,
      period: period + random.between(1, 2),
    });
  }

  /** Whoever works on somebody’s money may be met by them in the middle of it. */
  function lieInWait(actor: Acting): void {
    if (isOver || world.ambushes.has(actor.account!) || !chance(0.12)) return;
    const person = people.find(({ account_id }) => account_id === actor.account);
    if (!person || person.isGone) return;
    const what = random.oneOf([
      'cancel',
      'cancel',
      'cancel',
      'refund',
      'refund',
      'refund',
      'replace',
      'replace',
      'spend',
      'spend',
      'spend',
      'delete',
    ] as const);
    world.ambushes.set(actor.account!, {
      after: random.between(1, 16),
      act: () => {
        world.count(operationOf[what], 'F13');
        act(person, what);
      },
    });
  }

  /** The provider tells of a payment: at once, late, twice, in any order, or never; and others tell lies. */
  function tell(intent_id: string): void {
    const rates = world.rates();
    const { account_id, charge_id } = world.bank.intents.get(intent_id)!;
    const charge = row(`MONEY#${account_id}`, `CHARGE#${charge_id}`);
    const operation = charge ? runtime.operationOf(charge as never) : 'renewal';
    if (rates.death > 0 && chance(0.35)) return world.count(operation, 'F14');
    const event_id = `evt_${schedule.turns()}_${intent_id}`;
    const body = JSON.stringify({
      id: event_id,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent_id } },
    });
    const times = chance(0.2) ? 2 : 1;
    for (let i = 0; i < times; i++) {
      const after = chance(0.5) ? random.between(0, 50) : random.between(0, 6 * HOUR);
      later(after, () => {
        if (times > 1 || after > HOUR || [...world.alive].some((actor) => actor.account === account_id))
          world.count(operation, 'F5');
        void post(body, signed(body, schedule.now()), operation);
      });
    }
    if (chance(0.05)) later(random.between(0, HOUR), () => void forge(body));
  }

  const receiving = (actor: Acting, body: string, signature: string) => {
    const handler = receiveHandler.with({
      payments: async () => ({
        ...effects.payments(actor),
        readEvent: (body, signature, now) => reading.readEvent(body, signature, now),
      }),
      events: eventStore(effects.table(actor)),
      start: runtime.startOf(actor),
    });
    return ask(billing.receiveEvent, handler, body, undefined, { 'stripe-signature': signature });
  };

  async function post(body: string, signature: string, operation: Operation, tries = 0): Promise<void> {
    const { value } = await world.spawn({ name: 'event', operation, account: undefined }, (actor) =>
      receiving(actor, body, signature),
    );
    if (value?.status !== 200 && tries < 3)
      later(HOUR, () => void post(body, signed(body, schedule.now()), operation, tries + 1));
  }

  /** An event that nobody signed, or that is old, changes nothing. */
  async function forge(body: string): Promise<void> {
    const isOld = chance(0.5);
    const signature = isOld ? signed(body, schedule.now() - 20 * MINUTE) : signed(body, schedule.now(), 'whsec_guess');
    await world.spawn({ name: 'forged', operation: 'renewal', account: undefined }, async (actor) => {
      const { status } = await receiving(actor, body, signature);
      if (status === 200) world.witness.broken('INV-8', `${isOld ? 'A stale' : 'An unsigned'} event was taken`);
      if (actor.started) world.witness.broken('INV-8', 'An event that nobody signed started something');
    });
  }

  return {
    tell,
    lieInWait,
    arrive,
    leave: () => void (isOver = true),
  };

  async function arrive(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const i = people.length;
      const account_id = newId('account', schedule.now());
      const person = {
        account_id,
        network: `10.${random.between(0, 255)}.${i}.7`,
        device: `device${chance(0.9) ? i : 0}`,
        plastic: plasticOf(),
        isGone: false,
      };
      const account = newAccount(
        { account_id, email: `somebody${i}@example.com`, language: 'en' },
        new Date(schedule.now()),
      );
      await accountStore(calmly).create(account);
      people.push(person);
      later(random.between(0, 2 * DAY), () => live(person));
    }
  }
}

/** A number that is nobody’s, with its last digit as it must be. */
function cardNumber(n: number): string {
  const digits = `4242424${String(n).padStart(8, '0')}`;
  const sum = [...digits]
    .reverse()
    .reduce(
      (total, digit, i) => total + (i % 2 ? Number(digit) : ((2 * Number(digit)) % 10) + (Number(digit) > 4 ? 1 : 0)),
      0,
    );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const operationOf = {
  cancel: 'cancel',
  refund: 'refund',
  replace: 'checkout',
  spend: 'spend',
  delete: 'cancel',
  join: 'checkout',
} as const;
const anything = z.looseObject({});
const sayNotCharged = new Set<string>([...cardErrors, 'billing.not-charged', 'billing.not-completed']);
