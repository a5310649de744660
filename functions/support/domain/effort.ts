import type { ProofRoute } from '#shared/api/support.ts';

/** Eight times the work: about three seconds on a desktop of 2025, eight on a phone. */
const MOST = 8;

/**
 * How many times the usual work a proof takes: more where a network registers or is refused a lot.
 *
 * @param registrations the share of `register-work` that the network has taken, from 0 to 1
 * @param refusals the same of `network-refused`
 */
export function effortOf(
  route: ProofRoute,
  { registrations, refusals }: { registrations: number; refusals: number },
): number {
  if (route !== 'register' && route !== 'checkout') return 1;
  return Math.min(MOST, 1 + Math.floor(Math.max(registrations, refusals) * (MOST - 1)));
}
