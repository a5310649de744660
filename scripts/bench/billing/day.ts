import { onClock } from '#scripts/bench/billing/shop.ts';
import { openCloud, PROVIDER_MS } from '#scripts/bench/billing/cloud.ts';
import { endpointOf } from '#scripts/bench/billing/counts.ts';
import { checkOut, members, openAccount } from '#scripts/bench/billing/members.ts';
import { percentile } from '#scripts/harness/percentiles.ts';
import { forkOf, random as seeded } from '#shared/values/chance.ts';
import { scheduleOf } from '#scripts/sim/billing/schedule.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const TICK = 5 * MINUTE;

/** The rate limits of Stripe’s sandbox: per endpoint, and of all. */
const LIMITS = { perEndpoint: 25, perSecond: 100 };

export type Plan = {
  renewals: number;
  checkouts: number;
  seed: number;
  /** `spread` over the day, a third of them in four evening hours; or all `at once` at noon. */
  due: 'spread' | 'at once';
};

/** The result of a day: how often the provider rejected a call, and how long checkouts waited because of renewals. */
export type Day = Plan & {
  paid: number;
  rate_limited: number;
  failed: Record<string, number>;
  provider_requests: number;
  /** The most requests to one endpoint within a second. */
  busiest_second: Record<string, number>;
  /** Checkouts that were rejected, and their latency beyond that on an idle system. */
  checkouts_refused: number;
  waits_ms: { p50: number; p99: number; max: number };
  /** Minutes from due to paid. */
  late_minutes: { p50: number; max: number };
};

/** A day on a virtual clock, with renewals and checkouts. */
export async function dayOf(plan: Plan): Promise<Day> {
  const { renewals, checkouts, seed, due } = plan;
  const random = seeded(`${seed}/${due}`);
  const begin = Date.parse('2026-11-21T00:00:00.000Z');
  const schedule = scheduleOf(forkOf(random), begin);
  using clock = onClock(schedule.now);
  const cloud = openCloud(schedule, forkOf(random));
  const { stripe, listeners } = cloud;

  const somewhen = (n: number) => (n % 3 ? random.next() : 0.7 + random.next() * 0.17);
  const dueAt = (n: number) =>
    new Date(begin + 2 * HOUR + Math.floor((due === 'spread' ? somewhen(n) * 21 : 10) * HOUR));
  let all: Awaited<ReturnType<typeof members>> = [];
  const alone = { trial: 0, month: 0 };
  const prepared = (async () => {
    all = await members(cloud, renewals, clock.now(), dueAt);
    stripe.switches.faults = { beforeCall: () => ({ late: PROVIDER_MS }) };
    alone.trial = await took('trial');
    alone.month = await took('month');
  })();
  await schedule.run(begin + HOUR);
  await prepared;
  for (const { delivery } of stripe.deliveries.due()) stripe.deliveries.settle(delivery, true);

  /** A checkout with a trial, or with the first month’s payment. */
  async function took(what: keyof typeof alone): Promise<number> {
    const account_id = await openAccount(cloud, clock.now());
    const begun = schedule.now();
    await checkOut(cloud, account_id, clock.now(), what === 'month');
    return schedule.now() - begun;
  }

  let [rate_limited, provider_requests, checkouts_refused] = [0, 0, 0];
  const seconds = new Map<string, number>();
  const busiest: Record<string, number> = {};
  listeners.provider = (request, { status }) => {
    provider_requests++;
    if (status === 429) rate_limited++;
    const endpoint = endpointOf(request);
    const name = `${endpoint} ${Math.floor(schedule.now() / SECOND)}`;
    const count = (seconds.get(name) ?? 0) + 1;
    seconds.set(name, count);
    busiest[endpoint] = Math.max(busiest[endpoint] ?? 0, count);
  };
  stripe.switches.limits = LIMITS;

  const end = begin + 26 * HOUR;
  for (let at = begin + HOUR; at < end; at += TICK) {
    schedule.at(at, () => void cloud.run('billing.startRenewals', {}));
    schedule.at(at, () => void cloud.run('billing.sweep', {}));
  }
  for (let at = begin + HOUR; at < end; at += SECOND) schedule.at(at, () => cloud.deliverEvents());

  const waits: number[] = [];
  for (let n = 0; n < checkouts; n++) {
    const what = n % 2 ? 'month' : 'trial';
    // Where all months are due at once, checkouts come within the same hour.
    const at = begin + Math.floor(due === 'spread' ? (1 + random.next() * 24) * HOUR : (12 + random.next()) * HOUR);
    schedule.at(
      at,
      () =>
        void took(what).then(
          (ms) => waits.push(ms - alone[what]),
          () => void checkouts_refused++,
        ),
    );
  }
  await schedule.run(end);
  schedule.end();

  const late = lateness(all, (account_id) => cloud.memory.part(`MONEY#${account_id}`));
  return {
    ...plan,
    paid: late.length,
    rate_limited,
    failed: cloud.failed,
    provider_requests,
    busiest_second: busiest,
    checkouts_refused,
    waits_ms: { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), max: percentile(waits, 1) },
    late_minutes: { p50: percentile(late, 0.5), max: percentile(late, 1) },
  };
}

/** Delay of each paid month. */
function lateness(
  all: { account_id: string; anchor: string }[],
  moneyOf: (account_id: string) => Record<string, unknown>[],
): number[] {
  return all.flatMap(({ account_id, anchor }) =>
    moneyOf(account_id).flatMap(({ sk, state, paid_at }) =>
      String(sk).startsWith('CHARGE#') && state === 'settled'
        ? Math.round((Date.parse(String(paid_at)) - Date.parse(anchor)) / (MINUTE / 10)) / 10
        : [],
    ),
  );
}
