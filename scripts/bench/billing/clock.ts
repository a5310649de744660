/** From now on, and until it is disposed of, the product reads this clock: everything of it asks `Date.now`. */
export function onClock(now: () => number): Disposable {
  const real = Date.now;
  Date.now = now;
  return { [Symbol.dispose]: () => void (Date.now = real) };
}
