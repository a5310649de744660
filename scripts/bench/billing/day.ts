import { chargeStore } from '#functions/billing/charge-store.ts';
import { eventStore } from '#functions/billing/event-store.ts';
import { handler as converge } from '#functions/billing/jobs/converge.ts';
import { handler as renew } from '#functions/billing/jobs/renew.ts';
import { handler as startRenewals } from '#functions/billing/jobs/start-renewals.ts';
import { handler as sweep } from '#functions/billing/jobs/sweep.ts';
import { handler as receiveEvent } from '#functions/billing/receive-event.ts';
import { sending } from '#functions/platform/testing.ts';
import { onClock } from '#scripts/bench/billing/clock.ts';
import { checkOut, members, somebody } from '#scripts/bench/billing/members.ts';
import { openShop } from '#scripts/bench/billing/shop.ts';
import { percentile } from '#scripts/bench/search/figures.ts';
import { randomOf } from '#scripts/sim/billing/random.ts';
import { scheduleOf } from '#scripts/sim/billing/schedule.ts';
import { billing } from '#shared/api/billing.ts';
import type { JobId } from '#shared/contract/jobs.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const TICK = 5 * MINUTE;
/** What anything takes of which nothing else is known, in milliseconds. */
const TOOK = { provider: [80, 200], table: [3, 12], job: [15, 150], event: [300, 3000] } as const;

export type Day = { renewals: number; checkouts: number; seed: number; /** Whether all months are due at noon. */ at_once: boolean }; // prettier-ignore

/**
 * A day in which so many months are due and so many people check out, on a clock that jumps from one thing to the next.
 * The provider refuses the 26th request of an endpoint within a second. Schedules tick every five minutes, runs of the
 * machine and jobs begin a moment after they were started, every event of the provider comes as a webhook.
 */
export async function dayOf({ renewals, checkouts, seed, at_once }: Day) {
  const random = randomOf(seed, at_once ? 2 : 1);
  const begin = Date.parse('2026-11-21T00:00:00.000Z');
  const schedule = scheduleOf(random.fork(), begin);
  using _clock = onClock(schedule.now);
  const sleep = (ms: number) => new Promise<void>((go) => schedule.at(schedule.now() + ms, go));
  const takes = (what: keyof typeof TOOK) => random.between(...TOOK[what]);
  const now = () => new Date(schedule.now());

  const jobs: Partial<Record<JobId, (input: object) => Promise<unknown>>> = {};
  const failed: Record<string, number> = {};
  const start = async (id: JobId, input: object) => {
    await sleep(takes('table'));
    if (jobs[id]) schedule.at(schedule.now() + takes('job'), () => void run(id, input));
  };
  async function run(id: JobId, input: object, attempt = 1): Promise<unknown> {
    const done = await jobs[id]!(input).then((answer) => ({ answer }), () => undefined); // prettier-ignore
    if (done) return done.answer;
    failed[id] = (failed[id] ?? 0) + 1;
    if (attempt < 3) schedule.at(schedule.now() + attempt * MINUTE, () => void run(id, input, attempt + 1));
    return undefined;
  }

  const shop = openShop({ now: schedule.now, start, sleep, table: () => sleep(takes('table')) });
  const { till, world, table, ear } = shop;

  const named = new Set<string>();
  async function startMachine(name: string, month: object): Promise<boolean> {
    await sleep(takes('table'));
    if (named.has(name)) return false;
    named.add(name);
    schedule.at(schedule.now() + takes('job'), () => void machine(month));
    return true;
  }
  async function machine(month: object): Promise<void> {
    for (;;) {
      const { outcome, at } = (await run('billing.renew', month)) as { outcome: string; at: string | null };
      if (outcome !== 'wait') return;
      await sleep(Date.parse(at!) - schedule.now());
    }
  }
  Object.assign(jobs, {
    'billing.renew': renew.with({ till }),
    'billing.converge': converge.with({ till }),
    'billing.sweep': sweep.with({ charges: chargeStore(table), start }),
    'billing.startRenewals': startRenewals.with({ till, startMachine, sleep: sleep as never }),
  });
  const receive = sending(
    billing.receiveEvent,
    receiveEvent.with({ payments: till.payments, events: eventStore(table), start } as never) as never,
  );

  // What it takes alone is what it takes; only what comes on top of that is waiting.
  const quiet = { limits: null, faults: {} };
  Object.assign(world.switches, quiet);
  const evening = (n: number) => (n % 3 ? random.next() : 0.7 + random.next() * 0.15); // a third of them within 3.6 hours
  const due = Array.from({ length: renewals }, (_, n) => new Date(begin + HOUR + (at_once ? 11 * HOUR : Math.floor(evening(n) * 21 * HOUR)))); // prettier-ignore
  const seeding = members(shop, renewals, now(), (n) => due[n]!);
  await schedule.run(begin + MINUTE);
  const all = await seeding;
  for (const { delivery } of world.deliveries.due()) world.deliveries.settle(delivery, true);

  const peaks = new Map<string, number[]>();
  let tooMany = 0;
  let requests = 0;
  ear.provider = ({ method, path }, { status }) => {
    const endpoint = `${method} ${path.split('?')[0]!.replace(/\/(pi|seti|ctoken|cus)_\w+/, '/{id}')}`;
    requests++;
    if (status === 429) tooMany++;
    const seconds = peaks.get(endpoint) ?? [];
    peaks.set(endpoint, seconds);
    const second = Math.floor(schedule.now() / SECOND) - begin / SECOND;
    seconds[second] = (seconds[second] ?? 0) + 1;
  };
  world.switches.limits = { perEndpoint: 25, perSecond: 100 };
  world.switches.faults = { beforeCall: () => ({ late: takes('provider') }) };

  for (let at = begin + TICK; at < begin + 26 * HOUR; at += TICK) {
    schedule.at(at, () => void run('billing.startRenewals', {}));
    schedule.at(at + 30 * SECOND, () => void run('billing.sweep', {}));
  }
  for (let at = begin + 2 * MINUTE; at < begin + 26 * HOUR; at += SECOND) schedule.at(at, post);
  function post(): void {
    for (const { delivery, body, signature } of world.deliveries.due()) {
      world.deliveries.settle(delivery, true);
      schedule.at(schedule.now() + takes('event'), () => void receiveIt(body, signature));
    }
  }
  async function receiveIt(body: string, signature: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { status } = await receive(new Request('http://bench/api/billing/events', { method: 'POST', headers, body }));
    if (status !== 200) failed.webhook = (failed.webhook ?? 0) + 1;
  }

  const took: number[] = [];
  let refused = 0;
  for (let n = 0; n < checkouts; n++) {
    const at = begin + HOUR + Math.floor((at_once ? 0.45 + random.next() * 0.15 : random.next()) * 22 * HOUR);
    schedule.at(at, () => void checkOutOne(n % 2 === 1));
  }
  /** Every other one had a trial, and pays the first month at once. */
  async function checkOutOne(had_trial: boolean): Promise<void> {
    const account_id = await somebody(shop, now());
    const [begun, slept] = [schedule.now(), waiting.ms];
    void slept;
    await checkOut(shop, account_id, now(), had_trial).then(
      () => took.push(schedule.now() - begun),
      () => void refused++,
    );
  }
  const waiting = { ms: 0 };

  await schedule.run(begin + 26 * HOUR);
  schedule.end();
  return { all, took, refused, tooMany, requests, failed, peaks, percentile, till, now };
}
