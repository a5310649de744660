import { checkAll } from '#scripts/sim/billing/final-checks.ts';
import { type Cells, type FaultId, hit, type Operation } from '#scripts/sim/billing/fault-matrix.ts';
import { type SimulatedActor, CALM, effectsOf, type Rates } from '#scripts/sim/billing/effects.ts';
import {
  type AcceptedOffer,
  type LastMails,
  type MemberRequest,
  type Statement,
  watchLine,
  watchWrites,
  type Witness,
} from '#scripts/sim/billing/invariants.ts';
import { noHistory } from '#scripts/sim/billing/membership-watch.ts';
import { memoryOf, type Written } from '#functions/platform/table/memory.ts';
import { forkOf, random as seeded } from '#shared/values/chance.ts';
import { scheduleOf } from '#scripts/sim/billing/schedule.ts';
import { simulatedProvider } from '#scripts/sim/billing/provider.ts';

export type Violation = { invariant: string; words: string; episode: number; at: string };
export type Ended<T> = { ok: boolean; died: boolean; value?: T; error?: unknown };
type Who = { name: string; operation: Operation; account: string | undefined };

const MINUTE = 60_000;
/** About how many effects a run has, any of which may be its last: a checkout is long, and pays near its end. */
const lengthOf = ({ name }: Who) => (name === 'checkout' ? 60 : 16);
/** Requests that an opposite one can hit, beside the jobs. */
const changes: readonly Operation[] = ['trial', 'keep', 'pause'];

/** One simulated world, fully determined by its seed and episode. */
export function worldOf(seed: number, episode: number, traced: boolean) {
  const random = seeded(`${seed}/${episode}`);
  const ids = forkOf(random);
  const begin = Date.UTC(
    2026,
    random.between(0, 35),
    random.pick([1, 15, 28, 29, 30, 31]),
    random.between(0, 23),
    random.between(0, 59),
    random.between(0, 59),
  );
  const schedule = scheduleOf(forkOf(random), begin);
  const cells: Cells = new Map();
  const violations: Violation[] = [];
  const lines: string[] = [];
  const acceptedOffers: AcceptedOffer[] = [];
  const requests: MemberRequest[] = [];
  const history = noHistory();
  const statements: Statement[] = [];
  const lastMails: LastMails = new Map();
  const alive = new Set<SimulatedActor>();
  let rates = CALM;
  let count = 0;
  let injected = 0;

  const stamp = () => new Date(schedule.now()).toISOString().slice(5, 23);
  const report = (invariant: string, words: string) => {
    violations.push({ invariant, words, episode, at: stamp() });
    if (traced) lines.push(`${stamp()} ${'!'.repeat(8)} ${invariant}: ${words}`);
  };
  const counted = (operation: Operation, fault: FaultId) => {
    injected++;
    hit(cells, operation, fault);
  };

  const memory = memoryOf({
    onCommit(written) {
      const { at } = memory;
      watchWrites({ provider, report, lastMails, history, now: schedule.now, order: schedule.turns, at }, written);
      written.forEach(age);
      onWritten?.();
    },
    lag: () => (rates !== CALM && random.happens(0.1) ? random.between(1, 12) : 0),
  });
  let onWritten: (() => void) | undefined;
  const provider = simulatedProvider(forkOf(random), { now: schedule.now, order: schedule.turns });
  const witness: Witness = {
    provider,
    at: memory.at,
    parts: memory.parts,
    part: memory.part,
    acceptedOffers,
    statements,
    lastMails,
    history,
    requests,
    now: schedule.now,
    order: schedule.turns,
    report,
  };
  let read = 0;
  let laterRead = 0;

  /** Checks new lines of the provider’s log, and plans what happens later. */
  function readProviderLog(): void {
    while (read < provider.lines.length) watchLine(provider.lines[read++]!, witness);
    while (laterRead < provider.later.length) {
      const { at, go } = provider.later[laterRead++]!;
      schedule.at(at, () => {
        go();
        readProviderLog();
      });
    }
    for (const intent_id of provider.changedPayments()) onEvent?.(intent_id);
  }
  let onEvent: ((intent_id: string) => void) | undefined;
  let onWork: ((actor: SimulatedActor) => void) | undefined;

  let livedDays = 0;
  const running = new Map<string, { id: string; from: number }>();
  /** Counts the days of running memberships. */
  function age({ after }: Written): void {
    if (after?.sk !== 'SUBSCRIPTION') return;
    const was = running.get(after.pk);
    const id = after.status === 'cancelled' ? undefined : (after.subscription_id as string);
    if (was?.id === id) return;
    if (was) livedDays += (schedule.now() - was.from) / 86_400_000;
    if (id) running.set(after.pk, { id, from: schedule.now() });
    else running.delete(after.pk);
  }

  const ambushes = new Map<string, { after: number; act: () => void }>();
  const world = {
    random,
    schedule,
    memory,
    provider,
    acceptedOffers,
    statements,
    history,
    requests,
    cells,
    violations,
    lines,
    alive,
    ambushes,
    witness,
    begin,
    rates: () => rates,
    setRates: (next: Rates) => void (rates = next),
    count: counted,
    hit: (actor: SimulatedActor, fault: FaultId) => counted(actor.operation, fault),
    trace: (actor: SimulatedActor | undefined, text: () => string) => {
      if (traced)
        lines.push(
          `${stamp()} ${String(actor?.id ?? '').padStart(5)} ${(actor?.account ?? '').slice(-4)} ${actor?.name ?? ''}: ${text()}`,
        );
    },
    injected: () => injected,
    readProviderLog,
    onEvent: (listener: (intent_id: string) => void) => void (onEvent = listener),
    onWritten: (listener: () => void) => void (onWritten = listener),
    /** Called when a run starts to change the billing of an account. */
    onWork: (listener: (actor: SimulatedActor) => void) => void (onWork = listener),
    days: () =>
      livedDays + [...running.values()].reduce((sum, { from }) => sum + (schedule.now() - from) / 86_400_000, 0),
    spawn,
    check: (since: number) => checkAll(witness, since, schedule.now()),
    /** Fills with random bytes, from which ids are made. */
    bytes: (into: Uint8Array) => into.forEach((_, i) => (into[i] = ids.below(256))),
  };

  const effects = effectsOf({
    random: forkOf(random),
    schedule,
    memory,
    provider,
    report,
    rates: () => rates,
    hit: world.hit,
    trace: world.trace,
    afterEffect(actor) {
      readProviderLog();
      if (random.happens(rates.death / 60)) return whole.killAll();
      const ambush = actor.account && ambushes.get(actor.account);
      const isHit = actor.isWork || changes.includes(actor.operation);
      if (!ambush || !isHit || --ambush.after > 0) return;
      ambushes.delete(actor.account!);
      counted(actor.operation, 'F13');
      // Half of them are over before this run goes on: side by side, a long one rarely fits between two requests.
      actor.isHeld = random.happens(0.5);
      ambush.act();
    },
  });

  /** Runs an actor; resolves when it ends, fails or dies. */
  function spawn<T>(who: Who, body: (actor: SimulatedActor) => Promise<T>): Promise<Ended<T>> {
    return new Promise((ended) => {
      const skewed = rates !== CALM && random.happens(0.15);
      const actor: SimulatedActor = {
        ...who,
        id: ++count,
        skew: skewed ? random.between(-5 * MINUTE, 5 * MINUTE) : 0,
        isDead: false,
        isHeld: false,
        isWork: who.name.startsWith('billing.') && who.account !== undefined,
        effects: 0,
        started: 0,
        isTwice: false,
        dies: random.happens(rates.death)
          ? { at: random.between(1, lengthOf(who)), how: random.happens(0.5) ? 'F1' : 'F2' }
          : undefined,
        onDeath() {
          alive.delete(actor);
          ended({ ok: false, died: true });
        },
      };
      if (skewed) world.hit(actor, 'F11');
      alive.add(actor);
      if (actor.isWork || actor.name === 'checkout' || changes.includes(actor.operation)) onWork?.(actor);
      const over = (result: Ended<T>) => {
        if (!alive.delete(actor)) return;
        world.trace(actor, () =>
          result.ok ? `ends: ${JSON.stringify(result.value)?.slice(0, 200)}` : `fails: ${String(result.error)}`,
        );
        ended(result);
      };
      schedule
        .turn(actor)
        .then(() => body(actor))
        .then(
          (value) => over({ ok: true, died: false, value }),
          (error: unknown) => over({ ok: false, died: false, error }),
        );
    });
  }

  const whole = Object.assign(world, {
    effects,
    /** Kills everything that runs. */
    killAll(): void {
      for (const actor of [...alive]) {
        world.hit(actor, 'F12');
        world.trace(actor, () => 'dies with all others (F12)');
        actor.isDead = true;
        actor.onDeath();
      }
    },
  });
  return whole;
}
export type World = Omit<ReturnType<typeof worldOf>, never>;
