import { addTo, type Cells } from '#scripts/sim/billing/cells.ts';
import { CALM } from '#scripts/sim/billing/effects.ts';
import { peopleOf } from '#scripts/sim/billing/people.ts';
import type { Random } from '#scripts/sim/billing/random.ts';
import { runtimeOf } from '#scripts/sim/billing/runtime.ts';
import { type Violation, worldOf } from '#scripts/sim/billing/world.ts';
import { currencies } from '#shared/values/money.ts';

const DAY = 86_400_000;
/** After the faults, long enough for everything to be found that lies about. */
const CALM_MS = 27 * 3_600_000;

/** One world in so many pays through the provider’s own SDK, on its double; in the others a thinner one is asked. */
const REAL_EVERY = 20;

export type Report = { days: number; injected: number; cells: Cells; violations: Violation[]; lines: string[] };

/** A small world of its own: some people, some months, all that can go wrong; then it is calm, and everything must be right. */
export async function runEpisode(seed: number, episode: number, traced = false): Promise<Report> {
  const world = worldOf(seed, episode, { real: episode % REAL_EVERY === REAL_EVERY - 1, traced });
  const { random, schedule } = world;
  standIn(world);
  configure(random);
  const runtime = runtimeOf(world);
  const people = peopleOf(world, runtime);
  world.onEvent(people.tell);
  world.onWritten(runtime.wind);
  world.onWork(people.lieInWait);

  const length = random.oneOf([20, 60, 150, 300, 600]) * DAY;
  world.setRates(hostile(random));
  await people.arrive(random.between(2, 6));
  for (let i = 0; i < length / (30 * DAY); i++) {
    schedule.at(world.begin + random.between(0, length), () => reprice(random));
  }
  await schedule.run(world.begin + length);

  people.leave();
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

/** Time and chance are this world’s. */
function standIn({ schedule, bytes }: ReturnType<typeof worldOf>): void {
  Date.now = () => schedule.now() + (schedule.current()?.skew ?? 0);
  crypto.getRandomValues = (<T extends Uint8Array>(into: T) => {
    bytes(into);
    return into;
  }) as typeof crypto.getRandomValues;
}

const hostile = ({ oneOf }: Random) => ({
  table: oneOf([0, 0.005, 0.02, 0.05]),
  lost: oneOf([0, 0.01, 0.05]),
  conflict: oneOf([0, 0.02, 0.08]),
  provider: oneOf([0, 0.05, 0.1, 0.2]),
  slow: oneOf([0, 0.1, 0.3]),
  death: oneOf([0.02, 0.1, 0.25]),
});

function configure(random: Random): void {
  process.env.CURRENCY = random.oneOf(currencies);
  process.env.BILLING_MODE = random.chance(0.75) ? 'trial' : 'money_back';
  process.env.TRIAL_DAYS = String(random.oneOf([1, 1, 1, 7]));
  process.env.TRIAL_CREDITS = String(random.oneOf([0, 5]));
  process.env.MONTHLY_CREDITS = String(random.oneOf([3, 50]));
  reprice(random);
}

/** The operator changes the price, or the terms: for whoever comes next. */
function reprice(random: Random): void {
  process.env.PRICE_MINOR_UNITS = String(random.between(100, 5000) * 10);
  process.env.TERMS_VERSION = String(random.between(1, 9));
  globalThis.configured = undefined;
}
