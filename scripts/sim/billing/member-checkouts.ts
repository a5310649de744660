import { handler as checkoutHandler } from '#functions/billing/checkout.ts';
import { handler as confirmHandler } from '#functions/billing/confirm-charge.ts';
import { handler as finishHandler } from '#functions/billing/finish-checkout.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import { isContinuable } from '#functions/billing/domain/subscription-changes.ts';
import { offerAt } from '#functions/billing/offer.ts';
import { handler as replaceHandler } from '#functions/billing/replace-card.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { type Answer, callEndpoint } from '#scripts/sim/billing/call-endpoint.ts';
import type { SimulatedActor } from '#scripts/sim/billing/effects.ts';
import { type Member, type MemberTools, secret } from '#scripts/sim/billing/member.ts';
import { places } from '#scripts/sim/billing/taxes.ts';
import type { World } from '#scripts/sim/billing/world.ts';
import { billing, cardErrors } from '#shared/api/billing.ts';
import { newId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';

const MINUTE = 60_000;
const sayNotCharged = new Set<string>([...cardErrors, 'billing.not-charged', 'billing.not-completed']);

/** Members check out and replace their cards. */
export function memberCheckouts(world: World, tools: MemberTools, members: readonly Member[]) {
  const { random, schedule } = world;
  const { happens } = random;
  const { deps, row, subscriptionOf, pause, order, newCard, request, retryUntilAnswered } = tools;

  async function join(member: Member): Promise<void> {
    const { account_id } = member;
    const had_trial = row(keys.trialHad({ by: 'account', digest: account_id }).pk, 'TRIAL') !== undefined;
    const { country, region } = member.place;
    const place = { country: country || null, region: region ? `${country}-${region}` : null };
    const paid_until = paidUntil(member);
    const offer = offerAt(new Date(schedule.now()), { had_trial, paid_until, place });
    const operation = paid_until ? ('come back' as const) : ('checkout' as const);
    // Some are elsewhere by the time they pay: the offer of that place was not the one shown.
    const from = happens(0.05) ? { ...member, place: random.pick(places) } : member;
    const checkout_id = newId('checkout', schedule.now());
    const token = world.provider.token(happens(0.1) ? random.pick(members).testCard : member.testCard);
    const { monthly_price: amount, trial_days } = offer;
    world.acceptedOffers.push({
      checkout_id,
      account_id,
      amount: { ...amount },
      trial_days,
      paid_until: paid_until ?? null,
      at: schedule.now(),
    });
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
        pause: (ms) => schedule.after(actor, ms),
      });
      return callEndpoint(billing.checkout, handler, input, from);
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
      {
        name: 'checkout',
        operation,
        member,
        changes: 'checkout',
        begins: () => withdrawNotCharged(checkout_id),
      },
      sending,
      onAnswer,
    );
    const state = (answer?.body as { step?: { state: string } } | undefined)?.step?.state;
    if (state === 'action' || state === 'processing') await finish(member, checkout_id);
  }

  /** Until when a cancelled member has paid, as the offer shows it. */
  function paidUntil({ account_id }: Member): string | undefined {
    const found = row(`MONEY#${account_id}`, 'SUBSCRIPTION') as unknown as Subscription | undefined;
    if (!found || !isContinuable(found, new Date(schedule.now()))) return undefined;
    const next = chargeIdOf(found.subscription_id, found.period + 1);
    return row(`MONEY#${account_id}`, `CHARGE#${next}`) ? undefined : found.paid_until;
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
      const answer = await request({ name: 'finish', operation: 'checkout', member, changes: 'checkout' }, (actor) =>
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
    const token = world.provider.token(testCard);
    const running = subscriptionOf(member);
    const charge_now = running?.status === 'past_due' ? running.price : null;
    const answer = await retryUntilAnswered(
      // Pays a declined month at once; otherwise it moves no charge.
      { name: 'replace', operation: 'checkout', member, ...(charge_now && { changes: 'replace' }) },
      (actor) =>
        callEndpoint(
          billing.replaceCard,
          replaceHandler.with({ ...deps(actor).pay, pause: (ms) => schedule.after(actor, ms) }),
          { checkout_id, confirmation_token: token, charge_now },
          member,
        ),
      () => undefined,
    );
    if (answer?.status === 200) member.testCard = testCard;
    if ((answer?.body as { state?: string } | undefined)?.state === 'action') await finish(member, checkout_id);
  }

  /** The owner confirms what the bank declined without them, and does not always answer its question. */
  async function confirm(member: Member): Promise<void> {
    const charging = subscriptionOf(member)?.charging ?? null;
    if (charging === null) return;
    const charge_id = chargeIdOf(subscriptionOf(member)!.subscription_id, charging);
    const sending = (actor: SimulatedActor) => {
      const { table, context } = deps(actor);
      const limits = limiterOf(table, secret);
      return callEndpoint(billing.confirmCharge, confirmHandler.with({ context, limits }), { charge_id }, member);
    };
    for (let tries = 0; tries < 3; tries++) {
      const who = { name: 'confirm', operation: 'confirm' as const, member };
      const answer = await retryUntilAnswered(who, sending, () => undefined);
      const { state } = (answer?.body ?? {}) as { state?: string };
      if (state !== 'action' && state !== 'processing') return;
      await pause(random.between(20_000, 12 * MINUTE));
    }
  }

  return { join, replace, confirm };
}
