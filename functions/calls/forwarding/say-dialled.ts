import { carrierOf, sharing } from '#functions/calls/forwarding/carriers/codes.ts';
import { ready, setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingView } from '#functions/calls/forwarding/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { forwarding } from '#shared/api/forwarding.ts';

const live = { setUps: setUpsOf(table) };

/** A code that sets several legs was dialled for all of them. */
export const handler = handle(forwarding.sayDialled, live, async ({ input, member, now }, { setUps }) => {
  const setUp = await setUps.of(member.accountId, now);
  const carrier = carrierOf(ready(setUp).carrier_id);
  const legs = carrier ? sharing(carrier, input.leg) : [input.leg];
  return forwardingView(await setUps.change(setUp, { t: 'dialled', legs, restore_to: input.restore_to }, now), now);
});
