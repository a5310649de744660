import { chargeStore } from '#functions/billing/charge-store.ts';
import { eventStore } from '#functions/billing/event-store.ts';
import { handler as converge } from '#functions/billing/jobs/converge.ts';
import { handler as renew } from '#functions/billing/jobs/renew.ts';
import { handler as startRenewals } from '#functions/composition/billing/jobs/start-renewals.ts';
import { handler as sweep } from '#functions/billing/jobs/sweep.ts';
import { handler as receiveEvent } from '#functions/billing/receive-event.ts';
import { turnOffForwarding } from '#functions/calls/forwarding/release-number.ts';
import { sending } from '#functions/platform/testing.ts';
import { openShop } from '#scripts/bench/billing/shop.ts';
import type { Random } from '#shared/values/chance.ts';
import type { Schedule } from '#scripts/sim/billing/schedule.ts';
import { billing } from '#shared/api/billing.ts';
import type { JobId } from '#shared/contract/jobs.ts';

const MINUTE = 60_000;
/** Latency of a request, in milliseconds. */
const TABLE_MS = 5;
export const PROVIDER_MS = 120;
/** Delay of started jobs and of events. */
const START_DELAY_MS = [15, 150] as const;
const EVENT_DELAY_MS = [300, 3000] as const;

/**
 * Simulates the AWS runtime on a virtual clock: jobs start after a moment and are retried, the state machine waits,
 * each event of the provider is delivered.
 */
export function openCloud(schedule: Schedule, random: Random) {
  const failed: Record<string, number> = {};
  const sleep = (ms: number) => new Promise<void>((go) => schedule.at(schedule.now() + ms, go));
  const later = ([least, most]: readonly [number, number], work: () => Promise<unknown>) =>
    schedule.at(schedule.now() + random.between(least, most), () => void work());

  const jobs: Partial<Record<JobId, (input: object) => Promise<unknown>>> = {};
  const start = async (id: JobId, input: object) => {
    await sleep(TABLE_MS);
    if (jobs[id]) later(START_DELAY_MS, () => run(id, input));
  };
  async function run(id: JobId, input: object, attempt = 1): Promise<unknown> {
    try {
      return await jobs[id]!(input);
    } catch {
      failed[id] = (failed[id] ?? 0) + 1; // the job has logged why
      if (attempt < 3) schedule.at(schedule.now() + attempt * MINUTE, () => void run(id, input, attempt + 1));
      return undefined;
    }
  }

  const shop = openShop({ now: schedule.now, start, sleep, table: () => sleep(TABLE_MS) });
  const { context, table, stripe } = shop;

  const names = new Set<string>();
  async function startMachine(name: string, month: object): Promise<boolean> {
    await sleep(TABLE_MS);
    if (names.has(name)) return false;
    names.add(name);
    later(START_DELAY_MS, () => machine(month));
    return true;
  }
  async function machine(month: object): Promise<void> {
    for (;;) {
      const answer = (await run('billing.renew', month)) as { outcome: string; at: string } | undefined;
      if (answer?.outcome !== 'wait') return;
      await sleep(Date.parse(answer.at) - schedule.now());
    }
  }
  Object.assign(jobs, {
    'billing.renew': renew.with({ context }),
    'billing.converge': converge.with({ context }),
    'billing.sweep': sweep.with({ charges: chargeStore(table), start, sleep: sleep as never }),
    'billing.startRenewals': startRenewals.with({
      context,
      onMembershipEnded: turnOffForwarding(table),
      startMachine,
      sleep: sleep as never,
    }),
  });

  const events = { payments: context.payments, events: eventStore(table), start };
  const receive = sending(billing.receiveEvent, receiveEvent.with(events));
  async function post(body: string, signature: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { status } = await receive(new Request('http://bench/api/billing/events', { method: 'POST', headers, body }));
    if (status !== 200) failed.webhook = (failed.webhook ?? 0) + 1;
  }

  return {
    ...shop,
    /** Failures by job. */
    failed,
    run,
    /** Delivers the events of the provider. */
    deliverEvents(): void {
      for (const { delivery, body, signature } of stripe.deliveries.due()) {
        stripe.deliveries.settle(delivery, true);
        later(EVENT_DELAY_MS, () => post(body, signature));
      }
    },
  };
}
