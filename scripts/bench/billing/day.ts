import { onClock } from '#scripts/bench/billing/clock.ts';
import { openCloud, PROVIDER_MS } from '#scripts/bench/billing/cloud.ts';
import { endpointOf } from '#scripts/bench/billing/counts.ts';
import { checkOut, members, somebody } from '#scripts/bench/billing/members.ts';
import { percentile } from '#scripts/bench/search/figures.ts';
import { randomOf } from '#scripts/sim/billing/random.ts';
import { scheduleOf } from '#scripts/sim/billing/schedule.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const TICK = 5 * MINUTE;

/** Stripe’s limits in its sandbox: of an endpoint, and of all. */
const LIMITS = { perEndpoint: 25, perSecond: 100 };

export type Plan = {
  renewals: number;
  checkouts: number;
  seed: number;
  /** `spread` over the day, a third of them within the four hours of an evening; or `at once`, all of them at noon. */
  due: 'spread' | 'at once';
};

/** What came of a day: how often the provider said “too many”, and how long who was there waited because of others. */
export type Day = Plan & {
  paid: number;
  rate_limited: number;
  failed: Record<string, number>;
  provider_requests: number;
  /** The most requests of one endpoint within a second of the clock. */
  busiest_second: Record<string, number>;
  /** Of the checkouts: how many were refused, and what they took beyond what each takes when nobody else is there. */
  checkouts_refused: number;
  waits_ms: { p50: number; p99: number; max: number };
  /** From when it is due to when it is paid, in minutes. */
  late_minutes: { p50: number; max: number };
};

/** A day on a clock that jumps: so many months are due, and so many people check out at any time of it. */
export async function dayOf(plan: Plan): Promise<Day> {
  const { renewals, checkouts, seed, due } = plan;
  const random = randomOf(seed, due === 'spread' ? 1 : 2);
  const begin = Date.parse('2026-11-21T00:00:00.000Z');
  const schedule = scheduleOf(random.fork(), begin);
  using clock = onClock(schedule.now);
  const cloud = openCloud(schedule, random.fork());
  const { world, ear } = cloud;

  const somewhen = (n: number) => (n % 3 ? random.next() : 0.7 + random.next() * 0.17);
  const dueAt = (n: number) =>
    new Date(begin + 2 * HOUR + Math.floor((due === 'spread' ? somewhen(n) * 21 : 10) * HOUR));
  let all: Awaited<ReturnType<typeof members>> = [];
  const alone = { trial: 0, month: 0 };
  const prepared = (async () => {
    all = await members(cloud, renewals, clock.now(), dueAt);
    world.switches.faults = { beforeCall: () => ({ late: PROVIDER_MS }) };
    alone.trial = await took('trial');
    alone.month = await took('month');
  })();
  await schedule.run(begin + HOUR);
  await prepared;
  for (const { delivery } of world.deliveries.due()) world.deliveries.settle(delivery, true);

  /** Somebody checks out: for a trial, or, having had one, with the first month’s money. */
  async function took(what: keyof typeof alone): Promise<number> {
    const account_id = await somebody(cloud, clock.now());
    const begun = schedule.now();
    await checkOut(cloud, account_id, clock.now(), what === 'month');
    return schedule.now() - begun;
  }

  let [rate_limited, provider_requests, checkouts_refused] = [0, 0, 0];
  const seconds = new Map<string, number>();
  const busiest: Record<string, number> = {};
  ear.provider = (request, { status }) => {
    provider_requests++;
    if (status === 429) rate_limited++;
    const endpoint = endpointOf(request);
    const name = `${endpoint} ${Math.floor(schedule.now() / SECOND)}`;
    const count = (seconds.get(name) ?? 0) + 1;
    seconds.set(name, count);
    busiest[endpoint] = Math.max(busiest[endpoint] ?? 0, count);
  };
  world.switches.limits = LIMITS;

  const end = begin + 26 * HOUR;
  for (let at = begin + HOUR; at < end; at += TICK) {
    schedule.at(at, () => void cloud.run('billing.startRenewals', {}));
    schedule.at(at, () => void cloud.run('billing.sweep', {}));
  }
  for (let at = begin + HOUR; at < end; at += SECOND) schedule.at(at, () => cloud.tell());

  const waits: number[] = [];
  for (let n = 0; n < checkouts; n++) {
    const what = n % 2 ? 'month' : 'trial';
    // Where all months are due at once, so are those who are there: they come within the hour of it.
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

/** Of each month that was paid, how long after it was due. */
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
