import { ready, setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingView } from '#functions/calls/forwarding/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { telephonyHere } from '#functions/providers/telephony/live.ts';
import { forwarding } from '#shared/api/forwarding.ts';

const live = { setUps: setUpsOf(table), telephony: telephonyHere };

/** The call ends by itself after thirty seconds, so a failure to stop it is only logged. */
export const handler = handle(forwarding.stopTest, live, async ({ member, now }, { setUps, telephony }) => {
  const setUp = await setUps.of(member.accountId, now);
  ready(setUp);
  const stopped = await setUps.change(setUp, { t: 'test-ended', result: 'stopped' }, now);
  const test_ref = setUp.current.test?.test_ref;
  if (test_ref) {
    await telephony()
      .stopTestCall({ test_ref })
      .catch((error: unknown) => log.warn('a test call rings on', { test_ref, cause: String(error) }));
  }
  return forwardingView(stopped, now);
});
