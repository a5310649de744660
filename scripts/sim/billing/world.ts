import { bankOf } from '#scripts/sim/billing/bank.ts';
import { type Cells, type FaultId, hit, type Operation } from '#scripts/sim/billing/cells.ts';
import { type Acting, CALM, effectsOf, type Rates } from '#scripts/sim/billing/effects.ts';
import {
  checkAll,
  type Promised,
  type Told,
  watchLine,
  watchWrites,
  type Witness,
} from '#scripts/sim/billing/invariants.ts';
import { memoryOf, type Written } from '#functions/platform/table/memory.ts';
import { randomOf } from '#scripts/sim/billing/random.ts';
import { scheduleOf } from '#scripts/sim/billing/schedule.ts';
import { stripeBankOf } from '#scripts/sim/billing/stripe-bank.ts';

export type Violation = { invariant: string; words: string; episode: number; at: string };
export type Ended<T> = { ok: boolean; died: boolean; value?: T; error?: unknown };
type Who = { name: string; operation: Operation; account: string | undefined };

const MINUTE = 60_000;

/** Distributes what the product is told to be random, so that it is the same again. */
export function worldOf(seed: number, episode: number, { real, traced }: { real: boolean; traced: boolean }) {
  const random = randomOf(seed, episode);
  const ids = random.fork();
  const begin = Date.UTC(
    2026,
    random.between(0, 35),
    random.oneOf([1, 15, 28, 29, 30, 31]),
    random.between(0, 23),
    random.between(0, 59),
    random.between(0, 59),
  );
  const schedule = scheduleOf(random.fork(), begin);
  const cells: Cells = new Map();
  const violations: Violation[] = [];
  const lines: string[] = [];
  const promised: Promised[] = [];
  const told: Told[] = [];
  const alive = new Set<Acting>();
  let rates = CALM;
  let count = 0;
  let injected = 0;

  const stamp = () => new Date(schedule.now()).toISOString().slice(5, 23);
  const broken = (invariant: string, words: string) => {
    violations.push({ invariant, words, episode, at: stamp() });
    if (traced) lines.push(`${stamp()} ${'!'.repeat(8)} ${invariant}: ${words}`);
  };
  const counted = (operation: Operation, fault: FaultId) => {
    injected++;
    hit(cells, operation, fault);
  };

  const memory = memoryOf({
    onCommit(written) {
      watchWrites({ bank, broken }, written);
      written.forEach(age);
      onWritten?.();
    },
    lag: () => (rates !== CALM && random.chance(0.1) ? random.between(1, 12) : 0),
  });
  let onWritten: (() => void) | undefined;
  const makeBank = real ? stripeBankOf : bankOf;
  const bank = makeBank(random.fork(), { now: schedule.now, order: schedule.turns });
  const witness: Witness = { bank, at: memory.at, parts: memory.parts, part: memory.part, promised, told, broken };
  let read = 0;
  let laterRead = 0;

  /** After something happened at the provider: what it says of it is checked, what it does later is planned. */
  function lookAtBank(): void {
    while (read < bank.lines.length) watchLine(bank.lines[read++]!, witness);
    while (laterRead < bank.later.length) {
      const { at, go } = bank.later[laterRead++]!;
      schedule.at(at, () => {
        go();
        lookAtBank();
      });
    }
    for (const intent_id of bank.told()) onEvent?.(intent_id);
  }
  let onEvent: ((intent_id: string) => void) | undefined;
  let onWork: ((actor: Acting) => void) | undefined;

  let livedDays = 0;
  const running = new Map<string, { id: string; from: number }>();
  /** One membership that lives for one day is one day of the simulation. */
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
    bank,
    promised,
    told,
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
    hit: (actor: Acting, fault: FaultId) => counted(actor.operation, fault),
    trace: (actor: Acting | undefined, text: () => string) => {
      if (traced)
        lines.push(
          `${stamp()} ${String(actor?.id ?? '').padStart(5)} ${(actor?.account ?? '').slice(-4)} ${actor?.name ?? ''}: ${text()}`,
        );
    },
    injected: () => injected,
    lookAtBank,
    onEvent: (heard: (intent_id: string) => void) => void (onEvent = heard),
    onWritten: (heard: () => void) => void (onWritten = heard),
    /** Somebody begins to work on an account’s money. */
    onWork: (heard: (actor: Acting) => void) => void (onWork = heard),
    days: () =>
      livedDays + [...running.values()].reduce((sum, { from }) => sum + (schedule.now() - from) / 86_400_000, 0),
    spawn,
    check: (since: number) => checkAll(witness, since, schedule.now()),
    bytes: ids.bytes,
  };

  const effects = effectsOf({
    random: random.fork(),
    schedule,
    memory,
    bank,
    broken,
    rates: () => rates,
    hit: world.hit,
    trace: world.trace,
    passed(actor) {
      lookAtBank();
      if (random.chance(rates.death / 60)) return whole.killAll();
      const ambush = actor.account && ambushes.get(actor.account);
      if (!ambush || !(actor.isWork || actor.operation === 'trial') || --ambush.after > 0) return;
      ambushes.delete(actor.account!);
      counted(actor.operation, 'F13');
      ambush.act();
    },
  });

  /** Has somebody act. Resolves when that has ended, well or badly, or was ended. */
  function spawn<T>(who: Who, body: (actor: Acting) => Promise<T>): Promise<Ended<T>> {
    return new Promise((ended) => {
      const skewed = rates !== CALM && random.chance(0.15);
      const actor: Acting = {
        ...who,
        id: ++count,
        skew: skewed ? random.between(-5 * MINUTE, 5 * MINUTE) : 0,
        isDead: false,
        isWork: who.name.startsWith('billing.') && who.account !== undefined,
        effects: 0,
        started: 0,
        isTwice: false,
        dies: random.chance(rates.death)
          ? { at: random.between(1, 16), how: random.chance(0.5) ? 'F1' : 'F2' }
          : undefined,
        onDeath() {
          alive.delete(actor);
          ended({ ok: false, died: true });
        },
      };
      if (skewed) world.hit(actor, 'F11');
      alive.add(actor);
      if (actor.isWork || actor.name === 'checkout') onWork?.(actor);
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
    /** Everything that runs dies at once, wherever it is. */
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
