/** From now on, and until it is disposed of, this is the time: everything of the product asks `Date.now`. */
export function onClock(now: () => number): Disposable & { now: () => Date } {
  const real = Date.now;
  Date.now = now;
  return { now: () => new Date(now()), [Symbol.dispose]: () => void (Date.now = real) };
}
