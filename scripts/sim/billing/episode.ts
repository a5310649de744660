import { addTo, type Cells } from '#scripts/sim/billing/fault-matrix.ts';
import { CALM } from '#scripts/sim/billing/effects.ts';
import { simulateMembers } from '#scripts/sim/billing/members.ts';
import type { Random } from '#shared/values/chance.ts';
import { webhooksOf } from '#scripts/sim/billing/webhooks.ts';
import { taxSettings } from '#scripts/sim/billing/taxes.ts';
import { runtimeOf } from '#scripts/sim/billing/runtime.ts';
import { type Violation, worldOf } from '#scripts/sim/billing/world.ts';
import { currencies } from '#shared/values/money.ts';

const DAY = 86_400_000;
/** Calm time after the faults, long enough for every sweep. */
const CALM_MS = 27 * 3_600_000;

export type Report = { days: number; injected: number; cells: Cells; violations: Violation[]; lines: string[] };

/**
 * One small world: a few members, some months, faults of every kind; then a calm day, after which every invariant must
 * hold.
 */
export async function runEpisode(seed: number, episode: number, traced = false): Promise<Report> {
  const world = worldOf(seed, episode, traced);
  const { random, schedule } = world;
  replaceClockAndRandom(world);
  configure(random);
  const runtime = runtimeOf(world);
  const members = simulateMembers(world, runtime);
  world.onEvent(webhooksOf(world, runtime).sendEvent);
  world.onWritten(runtime.wind);
  world.onWork(members.planAmbush);

  const length = random.pick([20, 60, 150, 300, 600]) * DAY;
  world.setRates(hostileRates(random));
  await members.arrive(random.between(2, 6));
  for (let i = 0; i < length / (10 * DAY); i++) {
    schedule.at(world.begin + random.between(0, length), () => reprice(random));
  }
  await schedule.run(world.begin + length);

  members.leave();
  world.setRates(CALM);
  for (const actor of world.alive) actor.dies = undefined;
  const since = schedule.now();
  await schedule.run(since + CALM_MS);
  world.check(since);
  const days = world.days();
  schedule.end();
  const cells: Cells = new Map();
  addTo(cells, world.cells);
  return { days, injected: world.injected(), cells, violations: world.violations, lines: world.lines };
}

/** Time and randomness come from the world. */
function replaceClockAndRandom({ schedule, bytes }: ReturnType<typeof worldOf>): void {
  Date.now = () => schedule.now() + (schedule.current()?.skew ?? 0);
  crypto.getRandomValues = (<T extends Uint8Array>(into: T) => {
    bytes(into);
    return into;
  }) as typeof crypto.getRandomValues;
}

const hostileRates = ({ pick }: Random) => ({
  table: pick([0, 0.005, 0.02, 0.05]),
  lost: pick([0, 0.02, 0.08]),
  conflict: pick([0, 0.02, 0.08]),
  provider: pick([0, 0.05, 0.1, 0.2]),
  slow: pick([0, 0.1, 0.3]),
  death: pick([0.02, 0.1, 0.25]),
});

function configure(random: Random): void {
  process.env.CURRENCY = random.pick(currencies);
  process.env.BILLING_MODE = random.happens(0.75) ? 'trial' : 'money_back';
  process.env.TRIAL_DAYS = String(random.pick([1, 1, 1, 7]));
  process.env.TRIAL_CREDITS = String(random.pick([0, 5]));
  process.env.MONTHLY_CREDITS = String(random.pick([3, 50]));
  reprice(random);
}

/** The operator changes prices for later checkouts, and the law the rates of tax for everybody. */
function reprice(random: Random): void {
  process.env.PRICE_MINOR_UNITS = String(random.between(100, 5000) * 10);
  Object.assign(process.env, taxSettings(random));
}
