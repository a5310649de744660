import { leavingOf } from '#functions/calls/forwarding/release-number.ts';
import { ready, setUpsOf } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingView } from '#functions/calls/forwarding/view.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = { setUps: setUpsOf(table), leaving: leavingOf(table), outbox: outboxOf(table) };

/** Only the owner’s phone can undo it: so the code is shown, and texted once, and our number stays neutral meanwhile. */
export const handler = handle(forwarding.turnOff, live, async ({ input, member, now }, deps) => {
  const { setUps, leaving, outbox } = deps;
  let setUp = await setUps.of(member.accountId, now);
  const { phone } = ready(setUp);
  const { account, current } = setUp;
  if (current.state !== 'off') {
    const { writes, undo } = await leaving.of(current, now);
    const { account_id } = account;
    const letter =
      undo && !input.dialled
        ? outbox.queue(
            { purpose: 'number-left', to: phone, account_id, language: varietyOfMember(account), params: { undo } },
            now,
          )
        : undefined;
    setUp = await setUps.change(setUp, { t: 'turned-off' }, now, ...writes, ...(letter ? [letter.write] : []));
    await letter?.send();
  }
  if (input.dialled) setUp = await setUps.change(setUp, { t: 'undone' }, now);
  return forwardingView(setUp, now);
});
