const SECOND = 1000;

/** Rate limits per endpoint and for all, over a sliding second. */
export function limiter({ perEndpoint, perSecond }: { perEndpoint: number; perSecond: number }) {
  const rings = new Map<string, { times: Float64Array; at: number }>();

  /** Whether the call exceeds a limit; a rejected call does not count. */
  function isFull(name: string, size: number, now: number): boolean {
    let ring = rings.get(name);
    if (!ring) rings.set(name, (ring = { times: new Float64Array(size).fill(-Infinity), at: 0 }));
    return now - (ring.times[ring.at] ?? 0) < SECOND;
  }
  function count(name: string, now: number): void {
    const ring = rings.get(name);
    if (!ring) return;
    ring.times[ring.at] = now;
    ring.at = (ring.at + 1) % ring.times.length;
  }
  return (endpoint: string, now: number): boolean => {
    if (isFull(endpoint, perEndpoint, now) || isFull('', perSecond, now)) return true;
    count(endpoint, now);
    count('', now);
    return false;
  };
}
