import { pinsOf } from '#functions/account/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOf } from '#shared/values/variety.ts';

const live = {
  pins: pinsOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  proof: proofOf(table),
  commit: table.commit.bind(table),
};

/** The answer never reveals whether the number was reported: every number gets its pin. */
export const handler = handle(assistant.startAppeal, live, async ({ input, from, now }, deps) => {
  const { pins, outbox, limits, proof, commit } = deps;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  await proof(input.proof, 'phone', from, now);
  const { pin, write } = await pins.send('appeal', phone, now);
  if (pin !== undefined) {
    await limits.take('pin-sent', { phone, network: from.network }, now);
    await limits.take('pin-sent-day', { phone, network: from.network }, now);
    const language = varietyOf(input.language, portugueseOf(phone), from.portuguese);
    const letter = outbox.queue({ purpose: 'pin', to: phone, account_id: null, language, params: { pin } }, now);
    await commit(write, letter.write);
    await letter.send();
  }
  return { sent: true as const };
});
