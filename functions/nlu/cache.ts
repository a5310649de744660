/** Enough for the turns of one call and part of another. */
const MOST = 128;

/**
 * Caches the most recent results: each turn of a call reads all earlier turns again. A key must always give the same
 * value.
 */
export function recent<Value>(): (key: string, make: () => Value) => Value {
  const cache = new Map<string, Value>();
  return (key, make) => {
    const value = cache.get(key) ?? make();
    cache.delete(key);
    cache.set(key, value);
    const [oldest] = cache.keys();
    if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
    return value;
  };
}
