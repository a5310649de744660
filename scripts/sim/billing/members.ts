import * as z from 'zod';

import { accountStore, newAccount } from '#functions/account/store.ts';
import { handler as checkoutHandler } from '#functions/billing/checkout.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { handler as finishHandler } from '#functions/billing/finish-checkout.ts';
import { offerNow } from '#functions/billing/offer.ts';
import { cancelToken } from '#functions/billing/links.ts';
import { creditsOf } from '#functions/billing/credits.ts';
import { membershipOf } from '#functions/billing/membership.ts';
import { handler as refundHandler } from '#functions/billing/refund-charge.ts';
import { handler as replaceHandler } from '#functions/billing/replace-card.ts';
import { handler as unsubscribeHandler } from '#functions/billing/unsubscribe.ts';
import { handler as linkHandler } from '#functions/billing/unsubscribe-by-link.ts';
import { goodCard } from '#functions/providers/payments/double/card-number.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { billing, cardErrors } from '#shared/api/billing.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { type AccountId, type ChargeId, newId, type SubscriptionId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';
import { callEndpoint, type Answer } from '#scripts/sim/billing/call-endpoint.ts';
import type { TestCard } from '#scripts/sim/billing/provider.ts';
import type { Operation } from '#scripts/sim/billing/fault-matrix.ts';
import type { SimulatedActor } from '#scripts/sim/billing/effects.ts';
import type { Runtime } from '#scripts/sim/billing/runtime.ts';
import type { World } from '#scripts/sim/billing/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Act = 'join' | 'cancel' | 'refund' | 'replace' | 'spend' | 'delete';
/** A request; `begins` is called each time it is sent. */
type Asking = { name: string; operation: Operation; member: Member; begins?: () => void };
type Subscription = { subscription_id: SubscriptionId; status: string; period: number; paid_until: string };
type Member = {
  account_id: AccountId;
  network: string;
  device: string;
  testCard: TestCard;
  isGone: boolean;
};

const secret = async () => 'a secret of the simulation';

/**
 * Simulates the members: they check out, change their minds, click twice, repeat requests, and do the opposite at the
 * worst moment.
 */
export function simulateMembers(world: World, runtime: Runtime) {
  const { random, schedule, effects, memory } = world;
  const { happens } = random;
  const calmTable = createTable('sim', { send: async (command: never) => memory.execute(command) } as never);
  const members: Member[] = [];
  let isOver = false;
  let testCards = 0;

  const deps = (actor: SimulatedActor) => {
    const table = effects.table(actor);
    const context = runtime.contextFor(actor);
    return {
      table,
      context,
      pay: { ...context, checkouts: checkoutStore(table), limits: limiterOf(table, secret), secret },
    };
  };
  const row = (pk: string, sk: string) => memory.at({ pk, sk });
  const subscriptionOf = ({ account_id }: Member) =>
    row(`MONEY#${account_id}`, 'SUBSCRIPTION') as unknown as Subscription | undefined;
  const later = (ms: number, go: () => void) => schedule.at(schedule.now() + ms, go);
  const pause = (ms: number) => new Promise<void>((go) => later(ms, go));

  function newCard(): TestCard {
    const mood = random.pick([
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
      poor: () => random.pick(['yes', 'yes', 'soft', 'soft'] as const),
      bad: () => random.pick(['soft', 'hard', 'yes'] as const),
      careful: () => random.pick(['authentication', 'yes', 'yes'] as const),
      slow: () => random.pick(['processing', 'yes', 'soft'] as const),
      asks: () => random.pick(['action', 'yes', 'yes'] as const),
    }[mood];
    return {
      number: goodCard(++testCards),
      says,
      saves: () => (happens(0.1) ? 'soft' : happens(0.1) ? 'action' : 'yes'),
    };
  }

  /** Sends a request once; undefined without an answer. */
  async function request(who: Asking, send: (actor: SimulatedActor) => Promise<Answer>): Promise<Answer | undefined> {
    const { name, operation, member } = who;
    const { value } = await world.spawn({ name, operation, account: member.account_id }, send);
    return value;
  }

  /** Repeats a request until it is answered, a few times; sometimes sends it twice at once. */
  async function retryUntilAnswered(
    who: Asking,
    send: (actor: SimulatedActor) => Promise<Answer>,
    onAnswer: (answer: Answer, alone: boolean) => void,
  ): Promise<Answer | undefined> {
    let answer: Answer | undefined;
    const once = async (twice: boolean, alone: boolean) => {
      who.begins?.();
      answer = await request(who, (actor) => {
        actor.isTwice = twice;
        if (twice) world.hit(actor, 'F4');
        return send(actor);
      });
      if (answer) onAnswer(answer, alone);
    };
    for (let tries = 0; tries < 4; tries++) {
      const twice = world.rates().death > 0 && happens(0.15);
      await Promise.all(twice ? [once(true, false), once(true, false)] : [once(tries > 0, true)]);
      if (answer && answer.status < 500 && answer.status !== 409) return answer;
      await pause(random.between(1_000, 120_000));
    }
    return answer;
  }

  const order = () => ({ order: schedule.turns(), at: schedule.now() });

  async function join(member: Member): Promise<void> {
    const { account_id } = member;
    const had_trial = row(keys.trialHad({ by: 'account', digest: account_id }).pk, 'TRIAL') !== undefined;
    const offer = offerNow({ had_trial });
    const checkout_id = newId('checkout', schedule.now());
    const token = world.bank.token(happens(0.1) ? random.pick(members).testCard : member.testCard);
    const { monthly_price: amount, trial_days } = offer;
    world.acceptedOffers.push({ checkout_id, account_id, amount: { ...amount }, trial_days, at: schedule.now() });
    const input = {
      checkout_id,
      confirmation_token: token,
      agreed: true,
      offer: offer.digest,
      language: 'en',
      proof: 'x',
      ...(happens(0.5) && { device: member.device }),
    };

    const sending = (actor: SimulatedActor) => {
      const { table, context, pay } = deps(actor);
      const handler = checkoutHandler.with({
        ...pay,
        ...context,
        proof: async () => undefined,
        limits: limiterOf(table, secret),
      });
      return callEndpoint(billing.checkout, handler, input, member);
    };
    let begun: string | undefined;
    const onAnswer = (answer: Answer, alone: boolean) => {
      const step = (answer.body as { step?: { state: string; membership?: Membership } }).step;
      if (answer.status === 200 && step?.state === 'done') {
        const id = step.membership?.subscription_id ?? '';
        if (begun !== undefined && begun !== id && subscriptionOf(member)?.subscription_id === begun) {
          world.witness.report('INV-18', `Checkout ${checkout_id} began ${begun}, and then ${id}`);
        }
        begun ??= id;
        world.statements.push({ what: 'begun', checkout_id, subscription_id: id, account_id, ...order() });
      } else if (alone) recordNotCharged(member, checkout_id, answer);
    };
    const answer = await retryUntilAnswered(
      { name: 'checkout', operation: 'checkout', member, begins: () => withdrawNotCharged(checkout_id) },
      sending,
      onAnswer,
    );
    const state = (answer?.body as { step?: { state: string } } | undefined)?.step?.state;
    if (state === 'action' || state === 'processing') await finish(member, checkout_id);
  }

  function recordNotCharged({ account_id }: Member, checkout_id: string, { body }: Answer): void {
    const { code } = body as { code?: string };
    if (code && sayNotCharged.has(code))
      world.statements.push({ what: 'not charged', checkout_id, code, account_id, ...order() });
  }

  /** A repeated request makes the earlier answer obsolete. */
  function withdrawNotCharged(checkout_id: string): void {
    const place = world.statements.findIndex((each) => each.what === 'not charged' && each.checkout_id === checkout_id);
    if (place >= 0) world.statements.splice(place, 1);
  }

  async function finish(member: Member, checkout_id: string): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      await pause(random.between(20_000, 12 * MINUTE));
      withdrawNotCharged(checkout_id);
      const answer = await request({ name: 'finish', operation: 'checkout', member }, (actor) =>
        callEndpoint(billing.finishCheckout, finishHandler.with(deps(actor).pay), { checkout_id }, member),
      );
      const { state } = (answer?.body ?? {}) as { state?: string };
      if (answer?.status === 200 && state === 'done') {
        world.statements.push({
          what: 'begun',
          checkout_id,
          subscription_id: '',
          account_id: member.account_id,
          ...order(),
        });
      }
      if (answer && answer.status < 500 && answer.status !== 409 && state !== 'action' && state !== 'processing')
        return;
    }
  }

  async function replace(member: Member): Promise<void> {
    const checkout_id = newId('checkout', schedule.now());
    const testCard = newCard();
    const token = world.bank.token(testCard);
    const answer = await retryUntilAnswered(
      { name: 'replace', operation: 'checkout', member },
      (actor) =>
        callEndpoint(
          billing.replaceCard,
          replaceHandler.with(deps(actor).pay),
          { checkout_id, confirmation_token: token },
          member,
        ),
      () => undefined,
    );
    if (answer?.status === 200) member.testCard = testCard;
    if ((answer?.body as { state?: string } | undefined)?.state === 'action') await finish(member, checkout_id);
  }

  async function cancel(member: Member): Promise<void> {
    const { account_id } = member;
    const running = subscriptionOf(member);
    if (!running) return;
    const { subscription_id } = running;
    const byLink = happens(0.3);
    const token = byLink ? await cancelToken({ account_id, subscription_id }, secret) : '';
    const onAnswer = ({ status, body }: Answer) => {
      if (status !== 200) return;
      const named = byLink ? subscription_id : (body as Membership).subscription_id!;
      if (!byLink && (body as Membership).standing !== 'cancelled' && (body as Membership).standing !== 'none') return;
      world.statements.push({ what: 'cancelled', subscription_id: named, account_id, ...order() });
      if (subscriptionOf(member)?.subscription_id === named && subscriptionOf(member)?.status !== 'cancelled') {
        world.witness.report('INV-2', 'A cancel was confirmed and not saved');
      }
    };
    await retryUntilAnswered(
      { name: 'cancel', operation: 'cancel', member },
      (actor) => {
        const { table, context } = deps(actor);
        return byLink
          ? callEndpoint(
              billing.unsubscribeByLink,
              linkHandler.with({ context, limits: limiterOf(table, secret), secret }),
              { token },
              member,
            )
          : callEndpoint(billing.unsubscribe, unsubscribeHandler.with({ context }), {}, member);
      },
      onAnswer,
    );
  }

  async function refund(member: Member): Promise<void> {
    const { account_id } = member;
    const charges = memory.part(`MONEY#${account_id}`).filter(({ sk }) => sk.startsWith('CHARGE#'));
    const settled = charges.filter(({ state }) => state === 'settled');
    const charge = random.pick(settled.length ? settled : charges);
    if (!charge) return;
    const charge_id = charge.charge_id as ChargeId;
    const pays = () => {
      const now = subscriptionOf(member);
      return now !== undefined && now.subscription_id === charge.subscription_id && now.period === charge.period;
    };
    const paid = pays();
    await retryUntilAnswered(
      { name: 'refund', operation: 'refund', member },
      (actor) =>
        callEndpoint(
          billing.refundCharge,
          refundHandler.with({ context: deps(actor).context }),
          { charge_id, also_cancel: happens(0.2) },
          member,
        ),
      ({ status, body }) => {
        const { state, refund } = body as { state?: string; refund?: { because: string } | null };
        if (status !== 200 || refund?.because !== 'asked') return;
        if (state !== 'refunding' && state !== 'refunded')
          world.witness.report('INV-10', `A refund was answered with ${state}`);
        const current = paid && pays();
        world.statements.push({
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

  /** Deletes the account and ends its membership in one transaction. */
  async function remove(member: Member): Promise<void> {
    const { account_id } = member;
    await retryUntilAnswered(
      { name: 'delete', operation: 'cancel', member },
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
        if (!member.isGone) void arrive(1);
        member.isGone = true;
        const subscription_id = subscriptionOf(member)?.subscription_id;
        if (subscription_id) world.statements.push({ what: 'deleted', subscription_id, account_id, ...order() });
      },
    );
  }

  /** Removes the items of the account, but not its billing. */
  async function removeAll(table: Table, account_id: AccountId): Promise<void> {
    const held = memory.part(`ACCOUNT#${account_id}`);
    if (held.length) await table.commit(...held.slice(0, 100).map(({ pk, sk }) => table.remove({ pk, sk })));
  }

  /** Opens a report, sometimes several at once. */
  async function spend(member: Member): Promise<void> {
    await Promise.all(Array.from({ length: happens(0.2) ? 4 : 1 }, () => openReport(member)));
  }

  /** Spends a credit as `openReport` does: credit, ledger line and report in one transaction. */
  async function openReport(member: Member): Promise<void> {
    const { account_id } = member;
    const person_id = newId('person', schedule.now());
    const key = keys.opened({ account_id, person_id });
    const opened = { schema: anything, key: () => key };
    await retryUntilAnswered(
      { name: 'spend', operation: 'spend', member },
      async (actor) => {
        const { table } = deps(actor);
        const credits = creditsOf(table);
        const now = new Date(Date.now());
        try {
          await retryOnConflict(async () => {
            if (await table.get(opened, key)) return;
            const was = await credits.of(account_id);
            const about = { person_id, facts: 1, sources: 1, purpose: 'reconnect', free_until: now.toISOString() };
            const spending = credits.spend(was, about, { isEmpty: happens(0.05) }, now);
            await table.commit(...spending, table.put(opened, { person_id }));
          });
          return { status: 200, body: {} };
        } catch (error) {
          return { status: asFault(error).status, body: {} };
        }
      },
      ({ status }) => {
        const isThere = !row(`ACCOUNT#${account_id}`, 'ACCOUNT') || row(key.pk, key.sk);
        if (status === 200 && !isThere) world.witness.report('INV-6', 'A report was said to be open, and is not');
      },
    );
  }

  const acts: Record<Act, (member: Member) => Promise<void>> = { join, cancel, refund, replace, spend, delete: remove };

  function act(member: Member, what: Act): void {
    if (isOver || member.isGone) return;
    void acts[what](member);
  }

  /** Picks the next action by the standing of the member. */
  function nextAction(member: Member): Act {
    const status = subscriptionOf(member)?.status;
    if (!status || status === 'cancelled')
      return happens(0.85) ? 'join' : random.pick(['cancel', 'refund', 'spend'] as const);
    const chosen = random.next();
    if (chosen < 0.1) return 'cancel';
    if (chosen < 0.2) return 'refund';
    if (chosen < 0.35 || (status === 'past_due' && chosen < 0.6)) return 'replace';
    if (chosen < 0.355) return 'delete';
    return chosen < 0.37 ? 'join' : 'spend';
  }

  /** Acts at random times. */
  function actNowAndThen(member: Member): void {
    if (isOver || member.isGone) return;
    act(member, nextAction(member));
    if (happens(0.03)) strayRenewal(member);
    const status = subscriptionOf(member)?.status;
    const days = !status || status === 'cancelled' ? 8 : random.pick([5, 30, 90]);
    later(random.between(HOUR, days * DAY), () => actNowAndThen(member));
  }

  /** A job arrives for a month that is not due. */
  function strayRenewal(member: Member): void {
    const running = subscriptionOf(member);
    if (!running) return;
    const { subscription_id, period } = running;
    runtime.enqueue('billing.renew', {
      account_id: member.account_id,
      subscription_id,
      period: period + random.between(1, 2),
    });
  }

  /** Plans an action of the member in the middle of a run that changes their billing. */
  function planAmbush(actor: SimulatedActor): void {
    if (isOver || world.ambushes.has(actor.account!) || !happens(0.12)) return;
    const member = members.find(({ account_id }) => account_id === actor.account);
    if (!member || member.isGone) return;
    const what = random.pick([
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
        act(member, what);
      },
    });
  }

  return {
    planAmbush,
    arrive,
    leave: () => void (isOver = true),
  };

  async function arrive(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const i = members.length;
      const account_id = newId('account', schedule.now());
      const member = {
        account_id,
        network: `10.${random.between(0, 255)}.${i}.7`,
        device: `device${happens(0.9) ? i : 0}`,
        testCard: newCard(),
        isGone: false,
      };
      const account = newAccount(
        { account_id, email: `member${i}@example.com`, language: 'en' },
        new Date(schedule.now()),
      );
      await accountStore(calmTable).create(account);
      members.push(member);
      later(random.between(0, 2 * DAY), () => actNowAndThen(member));
    }
  }
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
