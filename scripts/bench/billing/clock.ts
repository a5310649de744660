/** Sets `Date.now` until it is disposed of. */
export function onClock(now: () => number): Disposable & { now: () => Date } {
  const real = Date.now;
  Date.now = now;
  return { now: () => new Date(now()), [Symbol.dispose]: () => void (Date.now = real) };
}
