import type { Random } from '#shared/values/chance.ts';

/** A request, a job or a task. `skew` is the error of its clock. */
export type Actor = {
  id: number;
  name: string;
  account: string | undefined;
  skew: number;
  isDead: boolean;
  /** Its next turn comes only when nobody else waits for one. */
  isHeld: boolean;
};

type Turn = { actor: Actor | undefined; go: () => void };
type Planned = { at: number; order: number; go: () => void };

/**
 * Takes turns at random: each actor waits for its turn at every effect, so that a run is one of all possible
 * interleavings, and the same one for the same seed. The clock moves when nobody waits.
 */
export function scheduleOf(random: Random, begin: number) {
  const waiting: Turn[] = [];
  const planned: Planned[] = [];
  let now = begin;
  let order = 0;
  let current: Actor | undefined;
  let turns = 0;

  function chosenOf(turns: Turn[]): number {
    const index = random.between(0, turns.length - 1);
    if (!turns[index]!.actor?.isHeld) return index;
    const free = turns.flatMap(({ actor }, i) => (actor?.isHeld ? [] : [i]));
    return free.length ? random.pick(free) : index;
  }

  const schedule = {
    now: () => now,
    /** Number of turns so far. */
    turns: () => turns,
    current: () => current,
    /** Resolves when it is this actor’s turn; never for a dead one. */
    turn: (actor: Actor): Promise<void> => new Promise((go) => waiting.push({ actor, go })),
    /** Plans something at a moment. */
    at(moment: number, go: () => void): void {
      push(planned, { at: Math.max(moment, now), order: order++, go });
    },
    after: (actor: Actor, ms: number): Promise<void> =>
      new Promise((go) => schedule.at(now + ms, () => waiting.push({ actor, go }))),
    /** Runs everything until this moment. */
    run: (until: number): Promise<void> =>
      new Promise((done, fail) => {
        const step = () => {
          try {
            for (;;) {
              if (waiting.length) {
                const next = take(waiting, chosenOf(waiting));
                if (next.actor?.isDead) continue;
                if (next.actor) next.actor.isHeld = false;
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
              // The turn is over once no microtask is left.
              return void setImmediate(step);
            }
          } catch (error) {
            fail(error instanceof Error ? error : new Error(String(error)));
          }
        };
        setImmediate(step);
      }),
    /** Drops everything that is planned. */
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

/** A heap with the soonest first. */
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
