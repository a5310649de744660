import type { Random } from '#scripts/sim/billing/random.ts';

/** Something that runs: a request, a job, a run’s task. `skew` is how far its clock is off. */
export type Actor = {
  id: number;
  name: string;
  account: string | undefined;
  skew: number;
  isDead: boolean;
};

type Turn = { actor: Actor | undefined; go: () => void };
type Planned = { at: number; order: number; go: () => void };

/**
 * Whose turn it is. Everything that runs waits for its turn at each effect, and chance picks who goes next: so a run is one
 * of all the orders in which things can happen, and the same one for the same seed. The clock moves only when nobody waits.
 */
export function scheduleOf(random: Random, begin: number) {
  const waiting: Turn[] = [];
  const planned: Planned[] = [];
  let now = begin;
  let order = 0;
  let current: Actor | undefined;
  let turns = 0;

  const schedule = {
    now: () => now,
    /** How many turns there were: what came before what. */
    turns: () => turns,
    current: () => current,
    /** Resolves when it is this one’s turn; never, for who is dead by then. */
    turn: (actor: Actor): Promise<void> => new Promise((go) => waiting.push({ actor, go })),
    /** Something of nobody’s that happens at a moment. */
    at(moment: number, go: () => void): void {
      push(planned, { at: Math.max(moment, now), order: order++, go });
    },
    /** Resolves a while later. */
    after: (actor: Actor, ms: number): Promise<void> =>
      new Promise((go) => schedule.at(now + ms, () => waiting.push({ actor, go }))),
    /** Runs everything until this moment. */
    run: (until: number): Promise<void> =>
      new Promise((done, fail) => {
        const step = () => {
          try {
            for (;;) {
              if (waiting.length) {
                const next = take(waiting, random.between(0, waiting.length - 1));
                if (next.actor?.isDead) continue;
                current = next.actor;
                turns++;
                next.go();
              } else if (planned.length && planned[0]!.at <= until) {
                const next = pop(planned);
                now = next.at;
                current = undefined;
                next.go();
              } else {
                now = Math.max(now, until);
                return done();
              }
              // What follows of this turn is over once nothing is left to do at once.
              return void setImmediate(step);
            }
          } catch (error) {
            fail(error instanceof Error ? error : new Error(String(error)));
          }
        };
        setImmediate(step);
      }),
    /** Forgets everything that was to come. */
    end(): void {
      waiting.length = 0;
      planned.length = 0;
    },
  };
  return schedule;
}
export type Schedule = ReturnType<typeof scheduleOf>;

function take<T>(list: T[], index: number): T {
  const taken = list[index]!;
  list[index] = list.at(-1)!;
  list.pop();
  return taken;
}

const isSooner = (a: Planned, b: Planned) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A heap, the soonest first. */
function push(heap: Planned[], item: Planned): void {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isSooner(heap[at]!, heap[above]!)) return;
    [heap[at], heap[above]] = [heap[above]!, heap[at]!];
    at = above;
  }
}

function pop(heap: Planned[]): Planned {
  const first = heap[0]!;
  const last = heap.pop()!;
  if (!heap.length) return first;
  heap[0] = last;
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let least = at;
    if (left < heap.length && isSooner(heap[left]!, heap[least]!)) least = left;
    if (right < heap.length && isSooner(heap[right]!, heap[least]!)) least = right;
    if (least === at) return first;
    [heap[at], heap[least]] = [heap[least]!, heap[at]!];
    at = least;
  }
}
