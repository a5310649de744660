import { ready, setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingView } from '#functions/calls/forwarding/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { forwarding } from '#shared/api/forwarding.ts';

const live = { setUps: setUpsOf(table) };

export const handler = handle(forwarding.takeStep, live, async ({ input, member, now }, { setUps }) => {
  const setUp = await setUps.of(member.accountId, now);
  ready(setUp);
  return forwardingView(await setUps.change(setUp, { t: 'stepped', to: input.step }, now), now);
});
