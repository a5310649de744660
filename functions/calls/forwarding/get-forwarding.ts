import { setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingView } from '#functions/calls/forwarding/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { forwarding } from '#shared/api/forwarding.ts';

const live = { setUps: setUpsOf(table) };

export const handler = handle(forwarding.getForwarding, live, async ({ member, now }, { setUps }) =>
  forwardingView(await setUps.of(member.accountId, now), now),
);
