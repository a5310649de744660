/** As many texts as a call has turns, and some of another that is going on. */
const MOST = 128;

/**
 * Keeps what was made of the last texts: a call is understood again at each of its turns, and the earlier ones are still
 * the same. The same key must always come to the same.
 */
export function recent<Made>(): (key: string, make: () => Made) => Made {
  const known = new Map<string, Made>();
  return (key, make) => {
    const made = known.get(key) ?? make();
    known.delete(key);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
