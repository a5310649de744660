import { handler as keepHandler } from '#functions/billing/keep-membership.ts';
import { handler as keepByLinkHandler } from '#functions/billing/keep-by-link.ts';
import { keepToken } from '#functions/billing/links.ts';
import { handler as pauseHandler } from '#functions/billing/pause-membership.ts';
import { handler as resumeHandler } from '#functions/billing/resume-membership.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { type Answer, callEndpoint } from '#scripts/sim/billing/call-endpoint.ts';
import { type Member, type MemberTools, secret } from '#scripts/sim/billing/member.ts';
import { monthFrom, SKEW } from '#scripts/sim/billing/month.ts';
import type { SimulatedActor } from '#scripts/sim/billing/effects.ts';
import type { World } from '#scripts/sim/billing/world.ts';
import { billing } from '#shared/api/billing.ts';
import type { SubscriptionId } from '#shared/values/id.ts';
import type { Money } from '#shared/values/money.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Members keep what they cancelled, pause, and resume. */
export function memberChanges(world: World, { deps, row, order, retryUntilAnswered }: MemberTools) {
  const { random, schedule } = world;

  const stored = ({ account_id }: Member) => row(`MONEY#${account_id}`, 'SUBSCRIPTION');
  const live = (actor: SimulatedActor) => {
    const { table, context } = deps(actor);
    return { context, limits: limiterOf(table, secret) };
  };

  /** Records the date that an answer gave. */
  function announce({ account_id }: Member, kind: string, since: number, of: Membership) {
    const { subscription_id, next_charge, standing } = of;
    // A declined month is tried again on another day, and at once with another card.
    if (!subscription_id || !next_charge || standing === 'past_due') return;
    const next_at = Date.parse(next_charge.at);
    world.statements.push({ what: 'announced', kind, since, subscription_id, next_at, account_id, ...order() });
  }

  async function keep(member: Member): Promise<void> {
    const { account_id } = member;
    const was = stored(member);
    if (!was) return;
    const since = order().order;
    const { subscription_id, cancelled_at } = was as unknown as {
      subscription_id: SubscriptionId;
      cancelled_at: string;
    };
    const token =
      cancelled_at && random.happens(0.3) ? await keepToken({ account_id, subscription_id, cancelled_at }, secret) : '';
    await retryUntilAnswered(
      { name: 'keep', operation: 'keep', member, changes: 'keep' },
      (actor) =>
        token
          ? callEndpoint(billing.keepByLink, keepByLinkHandler.with({ ...live(actor), secret }), { token }, member)
          : callEndpoint(billing.keepMembership, keepHandler.with(live(actor)), {}, member),
      ({ status, body }) => {
        if (status === 200 && !token) announce(member, 'keep', since, body as Membership);
      },
    );
  }

  async function pause(member: Member): Promise<void> {
    const was = stored(member);
    if (!was) return;
    const since = order().order;
    const months = random.between(1, 3);
    const from = monthFrom(Date.parse(was.anchor as string), Number(was.period) + Number(was.shift ?? 0));
    await retryUntilAnswered(
      { name: 'pause', operation: 'pause', member, changes: 'pause' },
      (actor) => callEndpoint(billing.pauseMembership, pauseHandler.with(live(actor)), { months }, member),
      ({ status, body }: Answer) => {
        if (status !== 200) return;
        const { next_charge, pause } = body as Membership;
        // A repeated request shows the membership as it is by then: perhaps resumed at the same moment.
        const isPausedByThis = pause !== null && !was.pause;
        if (isPausedByThis && next_charge && Date.parse(next_charge.at) < from + (months * 28 - 1) * 86_400_000)
          world.witness.report('INV-22', `A pause of ${months} months moved the next charge by less`);
        announce(member, 'pause', since, body as Membership);
      },
    );
  }

  async function resume(member: Member): Promise<void> {
    const since = order().order;
    const was = stored(member);
    const isPaid = Date.parse(String(was?.paid_until)) > schedule.now();
    const charge_now = was && !isPaid ? (was.price as Money) : null;
    await retryUntilAnswered(
      { name: 'resume', operation: 'pause', member, changes: 'resume' },
      (actor) => callEndpoint(billing.resumeMembership, resumeHandler.with(live(actor)), { charge_now }, member),
      ({ status, body }: Answer) => {
        if (status !== 200) return;
        const { pause } = body as Membership;
        if (pause && Date.parse(pause.until) > schedule.now() + SKEW && stored(member)?.pause === null)
          world.witness.report('INV-22', 'A membership was said to be paused, and is not');
        announce(member, 'resume', since, body as Membership);
      },
    );
  }

  return { keep, pause, resume };
}
