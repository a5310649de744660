import { carrierOf, legsOf } from '#functions/calls/forwarding/carriers/codes.ts';
import { numberGiver } from '#functions/calls/forwarding/assign-number.ts';
import { confirmedPhone, setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingView } from '#functions/calls/forwarding/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { setUps: setUpsOf(table), give: numberGiver(table) };

/** The number is assigned and saved in one transaction, so that concurrent requests get one. */
export const handler = handle(forwarding.chooseCarrier, live, async ({ input, member, now }, { setUps, give }) => {
  const { carrier_id, platform } = input;
  const carrier = carrierOf(carrier_id);
  if (!carrier) throw new Fault('forwarding.unknown-carrier');
  const chosen = await retryOnConflict(async () => {
    const setUp = await setUps.of(member.accountId, now);
    const phone = confirmedPhone(setUp.account);
    if (!phone) throw new Fault('forwarding.no-phone');
    const { number, writes } = setUp.current.number
      ? { number: setUp.current.number, writes: [] }
      : await give(member.accountId, phone, now);
    return setUps.change(setUp, { t: 'chosen', carrier_id, platform, number, legs: legsOf(carrier) }, now, ...writes);
  });
  return forwardingView(chosen, now);
});
