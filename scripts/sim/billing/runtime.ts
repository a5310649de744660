import { chargeStore } from '#functions/billing/charge-store.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import { billingContext } from '#functions/billing/context.ts';
import { handler as converge } from '#functions/billing/jobs/converge.ts';
import { handler as renew } from '#functions/billing/jobs/renew.ts';
import { handler as startRenewals } from '#functions/composition/billing/jobs/start-renewals.ts';
import { handler as sweep } from '#functions/billing/jobs/sweep.ts';
import { turnOffForwarding } from '#functions/calls/forwarding/release-number.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import type { StartJob } from '#functions/platform/start-job.ts';
import type { JobId } from '#shared/contract/jobs.ts';
import type { AccountId, SubscriptionId } from '#shared/values/id.ts';
import type { Operation } from '#scripts/sim/billing/fault-matrix.ts';
import type { SimulatedActor } from '#scripts/sim/billing/effects.ts';
import type { World } from '#scripts/sim/billing/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVERY = 5 * MINUTE;
const LATE_EVERY = 2 * HOUR;

type Month = { account_id: AccountId; subscription_id: SubscriptionId; period: number };

/**
 * Simulates the AWS runtime: jobs are tried three times and may be delivered twice, machine runs have unique names,
 * schedules tick while something is due.
 */
export function runtimeOf(world: World) {
  const { random, schedule, effects, spawn, memory } = world;
  const names = new Set<string>();
  const { happens } = random;

  /** The operation that a run counts as. */
  function operationOf({ account_id, subscription_id, period }: Month): Operation {
    const charge = memory.at({ pk: `MONEY#${account_id}`, sk: `CHARGE#${chargeIdOf(subscription_id, period)}` });
    const subscription = memory.at({ pk: `MONEY#${account_id}`, sk: 'SUBSCRIPTION' });
    if (charge?.state === 'refunding' || charge?.state === 'refunded') return 'refund';
    if (subscription?.status === 'cancelled' || subscription?.subscription_id !== subscription_id) return 'cancel';
    return period === 1 ? 'first month' : 'renewal';
  }

  const startOf =
    (actor: SimulatedActor): StartJob =>
    (id, input) =>
      effects.effect(actor, () => {
        const isLetter = id === 'messages.sendMessage';
        if (happens(world.rates().table * (isLetter ? 3 : 1))) {
          world.hit(actor, isLetter ? 'F10' : 'F6');
          world.trace(actor, () => `start ${id} → refused`);
          throw new Error('Rate exceeded');
        }
        world.trace(actor, () => `start ${id}`);
        actor.started++;
        if (!isLetter) enqueue(id, input);
      });

  const startMachineOf = (actor: SimulatedActor) => (name: string, input: object) =>
    effects.effect(actor, () => {
      if (happens(world.rates().table)) {
        world.hit(actor, 'F6');
        throw new Error('Rate exceeded');
      }
      world.trace(actor, () => `start run ${name.slice(-6)}: ${names.has(name) ? 'was there' : 'new'}`);
      const isNew = !names.has(name);
      names.add(name);
      if (isNew) {
        if (happens(world.rates().death / 4)) world.count(operationOf(input as Month), 'F14');
        else void run(input as Month);
      }
      return isNew;
    });

  const contextFor = (actor: SimulatedActor) =>
    billingContext(effects.table(actor), async () => effects.payments(actor), startOf(actor));

  const runners: Partial<Record<JobId, (actor: SimulatedActor, input: unknown) => Promise<unknown>>> = {
    'billing.renew': (actor, input) => renew.with({ context: contextFor(actor) })(input),
    'billing.converge': (actor, input) => converge.with({ context: contextFor(actor) })(input),
    'billing.sweep': (actor, input) =>
      sweep.with({
        charges: chargeStore(effects.table(actor)),
        start: startOf(actor),
        sleep: ((ms: number) => schedule.after(actor, ms)) as never,
      })(input),
    'billing.startRenewals': (actor, input) =>
      startRenewals.with({
        context: contextFor(actor),
        onMembershipEnded: turnOffForwarding(effects.table(actor), outboxOf(effects.table(actor), startOf(actor))),
        startMachine: startMachineOf(actor),
        sleep: ((ms: number) => schedule.after(actor, ms)) as never,
      })(input),
  };

  const accountIn = (input: unknown) => (input as Partial<Month>).account_id;
  const operationIn = (id: JobId, input: unknown): Operation =>
    id === 'billing.renew'
      ? operationOf(input as Month)
      : id === 'billing.converge'
        ? operationOfPayment(input)
        : 'renewal';

  function operationOfPayment(input: unknown): Operation {
    const intent = world.provider.intents.get((input as { intent_id: string }).intent_id);
    const charge = intent && memory.at({ pk: `MONEY#${intent.account_id}`, sk: `CHARGE#${intent.charge_id}` });
    return charge ? operationOf(charge as unknown as Month) : 'renewal';
  }

  /** Runs a function once and reports whether it finished. */
  const invoke = (id: JobId, input: unknown) =>
    spawn({ name: id, operation: operationIn(id, input), account: accountIn(input) }, (actor) =>
      runners[id]!(actor, input),
    );

  function enqueue(id: JobId, input: object, attempt = 1): void {
    if (!runners[id]) return;
    const deliver = (after: number) =>
      schedule.at(schedule.now() + after, () => {
        void invoke(id, input).then(({ ok }) => {
          if (ok) return;
          if (attempt < 3) schedule.at(schedule.now() + attempt * MINUTE, () => enqueue(id, input, attempt + 1));
          else world.count(operationIn(id, input), 'F14');
        });
      });
    deliver(random.between(0, 2_000));
    if (happens(world.rates().death)) {
      world.count(operationIn(id, input), 'F4');
      deliver(random.between(0, 90_000));
    }
  }

  /** Runs the state machine: renew, wait, renew again. */
  async function run(input: Month): Promise<void> {
    for (;;) {
      const answer = await task(input);
      if (!answer) return; // the run has failed
      const { outcome, at } = answer as { outcome: string; at: string | null };
      if (outcome !== 'wait') return;
      if (happens(world.rates().death / 4)) return world.count(operationOf(input), 'F14');
      await new Promise<void>((go) => schedule.at(Date.parse(at!), go));
    }
  }

  /** Runs the task of the machine with its retries; it may run twice at once, and one result counts. */
  async function task(input: Month): Promise<unknown> {
    for (let attempt = 0; attempt < 4; attempt++) {
      if (happens(world.rates().death)) {
        world.count(operationOf(input), 'F4');
        void invoke('billing.renew', input);
      }
      const { ok, value } = await invoke('billing.renew', input);
      if (ok) return value;
      await new Promise<void>((go) => schedule.at(schedule.now() + 2_000 * 2 ** attempt, go));
    }
    world.count(operationOf(input), 'F14');
    return undefined;
  }

  const ticks: { 'billing.startRenewals': number; 'billing.sweep': number } = {
    'billing.startRenewals': 0,
    'billing.sweep': 0,
  };
  const places = { 'billing.startRenewals': 'DUE', 'billing.sweep': 'OPEN' } as const;

  /** Plans the next tick of each schedule that has something to do. */
  function planTick(): void {
    for (const id of ['billing.startRenewals', 'billing.sweep'] as const) {
      const first = memory.firstOf(places[id]);
      if (first === undefined) continue;
      const moment = Date.parse(first.split('#')[0]!);
      const due = Math.max(moment, schedule.now() + 1);
      // An item that is due for days does not need every tick.
      const late = schedule.now() - moment > 2 * HOUR ? LATE_EVERY : EVERY;
      const tick = Math.ceil(due / late) * late;
      if (ticks[id] > schedule.now() && ticks[id] <= tick) continue;
      ticks[id] = tick;
      schedule.at(tick, () => {
        if (ticks[id] !== tick) return;
        ticks[id] = 0;
        if (happens(world.rates().death / 4)) world.count('renewal', 'F14'); // a schedule may drop an event
        else void invoke(id, {});
        schedule.at(tick + 1, planTick);
      });
    }
  }

  return { startOf, contextFor, enqueue, wind: planTick, operationOf };
}
export type Runtime = ReturnType<typeof runtimeOf>;
