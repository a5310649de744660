/** As many texts as a call has turns, and some of another that is going on. */
const MOST = 128;

/**
 * Keeps what was made of the last texts: a call is understood again at each of its turns, and the earlier ones are still
 * the same. The same key must always come to the same.
 */
export function recent<Made>(): (key: string, make: () => Made) => Made {
  const cache = new Map<string, Made>();
  return (key, make) => {
    const made = cache.get(key) ?? make();
    cache.delete(key);
    cache.set(key, made);
    const [oldest] = cache.keys();
    if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
    return made;
  };
}
