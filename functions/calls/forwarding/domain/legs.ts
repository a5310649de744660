import type { StoredForwarding, StoredLeg } from '#functions/calls/forwarding/domain/forwarding.ts';
import type { legStates } from '#shared/api/forwarding.ts';

export type LegState = (typeof legStates)[number];
/** Its code is on the screen; the owner says that it was dialled; a call came by it; a test of it failed; none came for long. */
export type LegEvent = 'shown' | 'dialled' | 'came' | 'failed' | 'quiet';

/**
 * The state of forwarding for one kind of missed calls.
 *
 *   from         shown        dialled     came       failed   quiet
 *   ----------   ----------   ---------   --------   ------   ----------
 *   unknown      code_shown   said_done   verified   failed   unknown
 *   code_shown   code_shown   said_done   verified   failed   code_shown
 *   said_done    said_done    said_done   verified   failed   said_done
 *   verified     verified     verified    verified   failed   drifted
 *   failed       failed       said_done   verified   failed   failed
 *   drifted      drifted      said_done   verified   failed   drifted
 *
 * Only a call that came proves anything: neither a code on a screen nor a word of its owner does.
 */
export function legAfter(from: LegState, event: LegEvent): LegState {
  if (event === 'came') return 'verified';
  if (event === 'failed') return 'failed';
  if (event === 'dialled') return from === 'verified' ? from : 'said_done';
  if (event === 'shown') return from === 'unknown' ? 'code_shown' : from;
  return from === 'verified' ? 'drifted' : from;
}

/** Whether its code may have reached the carrier. */
export const isDialled = ({ state }: StoredLeg): boolean => state !== 'unknown' && state !== 'code_shown';

/** The forwarding state derived from its legs: active once one is proven. */
export function stateOf(legs: readonly StoredLeg[]): StoredForwarding['state'] {
  const some = (state: LegState) => legs.some((leg) => leg.state === state);
  if (some('verified')) return 'active';
  if (some('failed')) return 'failed';
  return some('drifted') ? 'drifted' : 'setting_up';
}
