import type { StoredForwarding, Test } from '#functions/forwarding/domain/forwarding.ts';

/** How long we wait for the call to come back: thirty seconds of ringing, and the carrier’s own time. */
export const WAIT_MS = 45_000;
/** A call from the test’s number after that, by a slow carrier, is still the test’s. */
const LATE_MS = 120_000;

export const isRunning = ({ test }: StoredForwarding, now: Date): boolean =>
  test?.state === 'calling' && now.getTime() < Date.parse(test.started_at) + WAIT_MS;

/** Whether a call that came in is the one with which we test. */
export const isOfTest = ({ test }: StoredForwarding, from: string | null, now: Date): boolean =>
  test !== null && from === test.from && now.getTime() < Date.parse(test.started_at) + LATE_MS;

export function ended(test: Test, state: Test['state'], at: string): Test {
  return { ...test, state, ended_at: at, events: [...test.events, { at, code: state }] };
}

/** What a result says of the leg: that somebody was on the phone says something of no leg but that one. */
export const failsLeg = (state: Test['state'], { leg }: Test): boolean =>
  state === 'not_forwarded' || state === 'answered_by_voicemail' || (state === 'busy' && leg === 'busy');
