import type { StoredForwarding, Test } from '#functions/calls/forwarding/domain/forwarding.ts';
import { isDialled, legAfter, type LegEvent, stateOf } from '#functions/calls/forwarding/domain/legs.ts';
import { countCall, healthAt } from '#functions/calls/forwarding/domain/silence.ts';
import { endTest, failsLeg, isOfTest, isRunning, WAIT_MS } from '#functions/calls/forwarding/domain/test-call.ts';
import { type forwardingSteps, type Leg, legs as order } from '#shared/api/forwarding.ts';
import type { Day } from '#shared/values/day.ts';
import type { Phone } from '#shared/values/phone.ts';

export type Step = (typeof forwardingSteps)[number];
export type SetUpEvent =
  | { t: 'chosen'; carrier_id: string; platform: StoredForwarding['platform']; number: Phone; legs: readonly Leg[] }
  | { t: 'stepped'; to: Step }
  | { t: 'dialled'; legs: readonly Leg[]; restore_to?: string | undefined }
  | { t: 'test-started'; leg: Leg; from: Phone; test_ref: string }
  | { t: 'test-ended'; result: Exclude<Test['state'], 'calling' | 'forwarded'> }
  | { t: 'came'; legs: readonly Leg[]; from: Phone | null; is_forwarded: boolean; day: Day }
  | { t: 'quiet' }
  | { t: 'turned-off' }
  | { t: 'undone' };

/**
 * The set-up of forwarding, and what becomes of it; undefined where something cannot happen now.
 *
 *   step      on to     but only
 *   -------   -------   -------------------------------
 *   carrier   notice    by choosing a carrier
 *   notice    iphone    on an iPhone; else on to codes
 *   iphone    codes
 *   codes     test      once a code was dialled
 *   test      done      once a call has come
 *   done
 *
 *   from         chosen       call came   test failed   quiet     turned off   undone
 *   ----------   ----------   ---------   -----------   -------   ----------   ------
 *   none         setting_up   none        never         never     never        never
 *   setting_up   setting_up   active      failed        never     off          never
 *   active       setting_up   active      failed        drifted   off          never
 *   failed       setting_up   active      failed        never     off          never
 *   drifted      setting_up   active      failed        never     off          never
 *   off          setting_up   off         never         never     off          off
 *
 * Going back is always allowed. One proved leg makes the forwarding active. Choosing the same carrier again changes
 * nothing.
 */
export function after(current: StoredForwarding, event: SetUpEvent, now: Date): StoredForwarding | undefined {
  const at = now.toISOString();
  const isOn = current.state !== 'none' && current.state !== 'off';
  switch (event.t) {
    case 'chosen':
      return withDerivedState(chosen(current, event));
    case 'stepped':
      if (!isOn || !canStep(current, event.to)) return undefined;
      return { ...current, step: event.to, legs: event.to === 'codes' ? nextShown(current.legs) : current.legs };
    case 'dialled':
      if (!isOn || !event.legs.every((leg) => current.legs.some((each) => each.leg === leg))) return undefined;
      return withDerivedState({
        ...withLegEvent(current, event.legs, 'dialled', at),
        legs: nextShown(withLegEvent(current, event.legs, 'dialled', at).legs),
        restore_to: event.restore_to ?? current.restore_to,
      });
    case 'test-started': {
      if (
        !isOn ||
        isRunning(current, now) ||
        !current.legs.some(({ leg, state }) => leg === event.leg && state !== 'unknown')
      )
        return undefined;
      const { leg, from, test_ref } = event;
      const test = {
        leg,
        from,
        test_ref,
        state: 'calling' as const,
        started_at: at,
        ended_at: null,
        events: [{ at, code: 'calling' }],
      };
      return { ...current, step: 'test', test };
    }
    case 'test-ended':
      return current.test?.state === 'calling' ? testEnded(current, event.result, at) : undefined;
    case 'came':
      return isOn ? afterCall(current, event, now) : current;
    case 'quiet':
      return current.state === 'active'
        ? withDerivedState({ ...withLegEvent(current, order, 'quiet', at), told_quiet: true })
        : undefined;
    case 'turned-off':
      if (current.state === 'none') return undefined;
      return { ...current, state: 'off', step: 'carrier', number: null, test: null, health_at: null };
    case 'undone':
      return current.state === 'off'
        ? { ...current, legs: current.legs.map((leg) => ({ ...leg, state: 'unknown' })) }
        : undefined;
  }
}

/** The set-up as of now: a test past its time has failed. */
export function asOf(current: StoredForwarding, now: Date): StoredForwarding {
  if (current.test?.state !== 'calling' || isRunning(current, now)) return current;
  return testEnded(current, 'not_forwarded', new Date(Date.parse(current.test.started_at) + WAIT_MS).toISOString());
}

/** The steps of this set-up: the switches of an iPhone are on no other phone. */
export const stepsOf = ({ platform }: Pick<StoredForwarding, 'platform'>): Step[] =>
  (['carrier', 'notice', 'iphone', 'codes', 'test', 'done'] as const).filter(
    (step) => step !== 'iphone' || platform === 'ios',
  );

function canStep(current: StoredForwarding, to: Step): boolean {
  const steps = stepsOf(current);
  const place = steps.indexOf(to);
  if (place < 0 || place > steps.indexOf(current.step) + 1) return false;
  if (to === 'done') return current.legs.some(({ verified_at }) => verified_at !== null);
  return to !== 'test' || current.legs.some(isDialled);
}

function chosen(current: StoredForwarding, event: Extract<SetUpEvent, { t: 'chosen' }>): StoredForwarding {
  const { carrier_id, platform, number } = event;
  const isSame = current.state !== 'off' && current.carrier_id === carrier_id;
  const legs = isSame
    ? current.legs
    : event.legs.map((leg) => ({ leg, state: 'unknown' as const, verified_at: null, last_call_at: null }));
  return { ...current, step: 'notice', carrier_id, platform, number, legs, test: isSame ? current.test : null };
}

function afterCall(current: StoredForwarding, event: Extract<SetUpEvent, { t: 'came' }>, now: Date): StoredForwarding {
  const at = now.toISOString();
  if (isOfTest(current, event.from, now) && current.test) {
    const legs = event.legs.length ? event.legs : [current.test.leg];
    return withDerivedState({
      ...withLegEvent(current, legs, 'came', at),
      test: endTest(current.test, 'forwarded', at),
    });
  }
  if (!event.is_forwarded) return current; // a direct call to our number
  // A call without a reason only reconfirms legs that were proved before.
  const drifted = current.legs.filter(({ state }) => state === 'drifted').map(({ leg }) => leg);
  const legs = event.legs.length ? event.legs : drifted;
  const next = withLegEvent(current, legs, 'came', at);
  return withDerivedState({
    ...next,
    legs: next.legs.map((leg) => (legs.includes(leg.leg) ? { ...leg, last_call_at: at } : leg)),
    days: countCall(current.days, event.day),
    last_call_at: at,
    told_quiet: false,
  });
}

function testEnded(current: StoredForwarding, result: Test['state'], at: string): StoredForwarding {
  if (!current.test) return current;
  const next = { ...current, test: endTest(current.test, result, at) };
  if (!failsLeg(result, current.test) || current.state === 'off' || current.state === 'none') return next;
  return withDerivedState(withLegEvent(next, [current.test.leg], 'failed', at));
}

const withLegEvent = (
  current: StoredForwarding,
  of: readonly Leg[],
  event: LegEvent,
  at: string,
): StoredForwarding => ({
  ...current,
  legs: current.legs.map((leg) =>
    of.includes(leg.leg)
      ? { ...leg, state: legAfter(leg.state, event), verified_at: event === 'came' ? at : leg.verified_at }
      : leg,
  ),
});

/** The first leg whose code has not been dialled: codes are shown one by one. */
function nextShown(legs: StoredForwarding['legs']): StoredForwarding['legs'] {
  if (legs.some(({ state }) => state === 'code_shown')) return legs;
  const first = legs.find(({ state }) => state === 'unknown');
  return legs.map((leg) => (leg === first ? { ...leg, state: legAfter(leg.state, 'shown') } : leg));
}

function withDerivedState(next: StoredForwarding): StoredForwarding {
  const whole = { ...next, state: stateOf(next.legs) };
  return { ...whole, health_at: healthAt(whole) };
}
