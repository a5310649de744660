import { pinsOf } from '#functions/account/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = {
  pins: pinsOf(table),
  limits: limiterOf(table),
  callers: callerStore(table),
  commit: table.commit.bind(table),
};

/** A pin that was texted to the number proves who has it: earlier reports no longer count. */
export const handler = handle(assistant.confirmAppeal, live, async ({ input, from, now }, deps) => {
  const { pins, limits, callers, commit } = deps;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  await limits.take('pin-tried', { network: from.network }, now);
  const { use } = await pins.compare('appeal', phone, { pin: input.pin, network: from.network }, now);
  await commit(use, callers.appeal({ phone, at: now.toISOString() }));
  return { cleared: true as const };
});
