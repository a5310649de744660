import { markOf } from '#functions/calls/forwarding/domain/test-call.ts';
import { ready, setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingView } from '#functions/calls/forwarding/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { telephonyHere } from '#functions/providers/telephony/live.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  setUps: setUpsOf(table),
  numbers: numberStore(table),
  limits: limiterOf(table),
  telephony: telephonyHere,
};

/**
 * Rings the owner’s confirmed number only, never one of ours, which would loop. The test is stored before it rings, so
 * only one of two concurrent tests rings.
 */
export const handler = handle(forwarding.startTest, live, async ({ input, member, now }, deps) => {
  const { setUps, numbers, limits, telephony } = deps;
  const setUp = await setUps.of(member.accountId, now);
  const { phone } = ready(setUp);
  const from = setUp.current.number;
  if (!from) throw new Fault('forwarding.no-carrier');
  if (await numbers.of(phone)) throw new Fault('forwarding.no-phone');
  await limits.take('forward-test', { account: member.accountId }, now);

  const begun = await setUps.change(setUp, { t: 'test-started', leg: input.leg, from, test_ref: '' }, now);
  try {
    const mark = markOf(member.accountId, now.toISOString());
    const { test_ref } = await telephony().placeTestCall({ to: phone, from, mark });
    const ringing = await retryOnConflict(async () => {
      const latest = await setUps.of(member.accountId, now);
      const { test } = latest.current;
      // The test may have ended already.
      if (test?.started_at !== now.toISOString()) return latest;
      return setUps.write(latest, { ...latest.current, test: { ...test, test_ref } });
    });
    return forwardingView(ringing, now);
  } catch (error) {
    await setUps.change(begun, { t: 'test-ended', result: 'stopped' }, now);
    throw error;
  }
});
