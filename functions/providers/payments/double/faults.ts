/**
 * Faults of a call. `error` is a 500 that is saved for the key, `unavailable` a 503 that is not, `busy` a 429, `in-use`
 * a 409; `timeout`, `reset` and `refused` are no answer at all; `late` is one that takes so many milliseconds.
 */
export type Trouble = 'unavailable' | 'busy' | 'in-use' | 'refused' | TroubleAfter;

/** Faults after the call was carried out. */
export type TroubleAfter = 'error' | 'timeout' | 'reset' | { late: number };

export type Call = {
  /** Such as `POST /v1/payment_intents/:id/confirm`. */
  endpoint: string;
  id: string;
  key: string | null;
};

/** Faults of webhook delivery. A delay, in milliseconds, lets an event arrive after later ones. */
export type Fate = 'arrives' | 'lost' | 'twice' | { late: number };

/** Hooks for tests and simulations. */
export type Faults = {
  beforeCall?: ((call: Call) => Trouble | undefined) | undefined;
  afterCall?: ((call: Call, answer: { status: number }) => TroubleAfter | undefined) | undefined;
  webhook?: ((event: { id: string; type: string }) => Fate | undefined) | undefined;
};

/** Random faults, each at a rate per thousand calls. `chance` returns numbers from 0 to 1. */
export function faultsByChance(
  chance: () => number,
  {
    before = [],
    after = [],
    webhooks = [],
  }: { before?: [Trouble, number][]; after?: [TroubleAfter, number][]; webhooks?: [Fate, number][] },
): Faults {
  function drawn<T>(odds: [T, number][]): T | undefined {
    let remaining = chance() * 1000;
    return odds.find(([, share]) => (remaining -= share) < 0)?.[0];
  }
  return { beforeCall: () => drawn(before), afterCall: () => drawn(after), webhook: () => drawn(webhooks) };
}
