import { accountStore, newAccount } from '#functions/account/store.ts';
import { createTable } from '#functions/platform/table/table.ts';
import type { SimulatedActor } from '#scripts/sim/billing/effects.ts';
import { memberChanges } from '#scripts/sim/billing/member-changes.ts';
import { memberCheckouts } from '#scripts/sim/billing/member-checkouts.ts';
import { memberEndings } from '#scripts/sim/billing/member-endings.ts';
import { memberSpending } from '#scripts/sim/billing/member-spending.ts';
import { type Member, memberTools } from '#scripts/sim/billing/member.ts';
import type { Runtime } from '#scripts/sim/billing/runtime.ts';
import { places } from '#scripts/sim/billing/taxes.ts';
import type { World } from '#scripts/sim/billing/world.ts';
import { newId } from '#shared/values/id.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Act = 'join' | 'cancel' | 'keep' | 'pause' | 'resume' | 'refund' | 'replace' | 'confirm' | 'spend' | 'delete';

/**
 * Simulates the members: they check out, change their minds, click twice, repeat requests, and do the opposite at the
 * worst moment.
 */
export function simulateMembers(world: World, runtime: Runtime) {
  const { random, schedule, memory } = world;
  const { happens } = random;
  const calmTable = createTable('sim', { send: async (command: never) => memory.execute(command) } as never);
  const members: Member[] = [];
  let isOver = false;

  const tools = memberTools(world, runtime);
  const { subscriptionOf, later, newCard } = tools;
  const { join, replace, confirm } = memberCheckouts(world, tools, members);
  const { cancel, refund, remove } = memberEndings(world, tools, () => void arrive(1));
  const { keep, pause, resume } = memberChanges(world, tools);
  const { spend } = memberSpending(world, tools);
  const acts: Record<Act, (member: Member) => Promise<void>> = {
    join,
    cancel: cancelThenReturn,
    keep,
    pause,
    resume,
    refund: refundThenKeep,
    replace,
    confirm,
    spend,
    delete: remove,
  };

  /** Some want the money back, and the membership all the same. */
  async function refundThenKeep(member: Member): Promise<void> {
    await refund(member);
    if (happens(0.2)) act(member, 'keep');
  }

  /** Some regret at once that they cancelled. */
  async function cancelThenReturn(member: Member): Promise<void> {
    await cancel(member);
    if (happens(0.9)) act(member, random.pick(['keep', 'join'] as const));
  }

  function act(member: Member, what: Act): void {
    if (isOver || member.isGone) return;
    void acts[what](member);
  }

  /** Picks the next action by the standing of the member. */
  function nextAction(member: Member): Act {
    const { status, paid_until, pause } = subscriptionOf(member) ?? {};
    const hasTime = paid_until !== undefined && Date.parse(paid_until) > schedule.now();
    if (status === 'cancelled' && hasTime) return random.pick(['keep', 'keep', 'join', 'join', 'refund'] as const);
    if (!status || status === 'cancelled')
      return happens(0.85) ? 'join' : random.pick(['cancel', 'refund', 'spend'] as const);
    if (pause && happens(0.25)) return 'resume';
    if (status === 'active' && happens(0.08)) return 'pause';
    const chosen = random.next();
    if (chosen < 0.1) return 'cancel';
    if (chosen < 0.2) return 'refund';
    if (status === 'past_due' && chosen < 0.6) return 'confirm';
    if (chosen < 0.35 || (status === 'past_due' && chosen < 0.8)) return 'replace';
    if (chosen < 0.355) return 'delete';
    return chosen < 0.37 ? 'join' : 'spend';
  }

  /** Acts at random times. */
  function actNowAndThen(member: Member): void {
    if (isOver || member.isGone) return;
    act(member, nextAction(member));
    if (happens(0.03)) strayRenewal(member);
    const status = subscriptionOf(member)?.status;
    const days = !status || status === 'cancelled' ? 8 : status === 'past_due' ? 4 : random.pick([5, 30, 90]);
    later(random.between(HOUR, days * DAY), () => actNowAndThen(member));
  }

  /** Reads the mail that asks for a confirmation, within days. */
  function readMail(member: Member): void {
    if (isOver || member.isGone) return;
    if (subscriptionOf(member)?.status === 'past_due' && happens(0.7)) act(member, 'confirm');
    later(random.between(12 * HOUR, 3 * DAY), () => readMail(member));
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
    if (isOver || world.ambushes.has(actor.account!) || !happens(0.25)) return;
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
      'keep',
      'keep',
      'pause',
      'resume',
      'join',
      'delete',
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
        place: random.pick(places),
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
      later(random.between(0, 3 * DAY), () => readMail(member));
    }
  }
}

/** The operation that an action counts as. */
const operationOf = {
  cancel: 'cancel',
  keep: 'keep',
  pause: 'pause',
  resume: 'pause',
  refund: 'refund',
  replace: 'checkout',
  confirm: 'confirm',
  spend: 'spend',
  delete: 'cancel',
  join: 'checkout',
} as const;
