import type { StoredForwarding, Test } from '#functions/calls/forwarding/domain/forwarding.ts';
import { AccountId } from '#shared/values/id.ts';

/** How long we wait for the forwarded call: thirty seconds of ringing plus the carrier’s delay. */
export const WAIT_MS = 45_000;
/** A call from the test’s number after that, by a slow carrier, is still the test’s. */
const LATE_MS = 120_000;

export const isRunning = ({ test }: StoredForwarding, now: Date): boolean =>
  test?.state === 'calling' && now.getTime() < Date.parse(test.started_at) + WAIT_MS;

/** Whether a call that came in is the one with which we test. */
export const isOfTest = ({ test }: StoredForwarding, from: string | null, now: Date): boolean =>
  test !== null && from === test.from && now.getTime() < Date.parse(test.started_at) + LATE_MS;

export function endTest(test: Test, state: Test['state'], at: string): Test {
  return { ...test, state, ended_at: at, events: [...test.events, { at, code: state }] };
}

/** The vendor’s reference of a test: its account and start, which are fixed before it rings. */
export const markOf = (account_id: AccountId, started_at: string): string => `${account_id}.${Date.parse(started_at)}`;

export function readMark(mark: string): { account_id: AccountId; started_at: string } | undefined {
  const [, id, at] = /^(\w+)\.(\d{1,15})$/.exec(mark) ?? [];
  const account_id = AccountId.safeParse(id).data;
  return account_id && { account_id, started_at: new Date(Number(at)).toISOString() };
}

/** What a test result means for its leg; a busy line concerns its own leg only. */
export const failsLeg = (state: Test['state'], { leg }: Test): boolean =>
  state === 'not_forwarded' || state === 'answered_by_voicemail' || (state === 'busy' && leg === 'busy');
