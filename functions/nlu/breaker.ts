/** How many failures in a row open the breaker, and for how long: a model that hangs would cost each turn its time limit. */
const MOST_FAILURES = 3;
const OPEN_MS = 5 * 60_000;

/** Failures in a row, and until when the model is not asked. */
export type Breaker = { failures: number; open_until: number };

export const closedBreaker: Breaker = { failures: 0, open_until: 0 };

export const isOpen = ({ open_until }: Breaker, now: number): boolean => now < open_until;

/** After the pause one more failure opens it again; one answer closes it. */
export const afterFailure = ({ failures, open_until }: Breaker, now: number): Breaker => ({
  failures: failures + 1,
  open_until: failures + 1 >= MOST_FAILURES ? now + OPEN_MS : open_until,
});
