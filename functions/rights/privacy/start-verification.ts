import { pinsOf } from '#functions/account/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { identifierOf } from '#functions/rights/privacy/identifier.ts';
import { proofOf } from '#functions/support/proof.ts';
import { privacy } from '#shared/api/privacy.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOf } from '#shared/values/variety.ts';

const live = {
  pins: pinsOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
  proof: proofOf(table),
  commit: table.commit.bind(table),
};

/** Every address and number gets its code. No record is read, so neither the answer nor its time depends on one. */
export const handler = handle(privacy.startVerification, live, async ({ input, from, now }, deps) => {
  const { pins, limits, outbox, proof, commit } = deps;
  const { kind, value } = identifierOf(input);
  await proof(input.proof, 'privacy', from, now);
  return retryOnConflict(async () => {
    const { pin, write, ...sent } = await pins.send('privacy', value, now);
    if (pin !== undefined) {
      if (kind === 'phone') {
        await limits.take('pin-sent', { network: from.network, phone: value }, now);
        await limits.take('pin-sent-day', { network: from.network, phone: value }, now);
      } else {
        await limits.take('code-mailed', { network: from.network, email: value }, now);
      }
      const params = { pin, until: sent.expires_at };
      const purpose = kind === 'phone' ? ('privacy-pin' as const) : ('privacy-code' as const);
      const language = varietyOf(input.language, kind === 'phone' ? portugueseOf(value) : null, from.portuguese);
      const message = outbox.queue({ purpose, to: value, account_id: null, language, time_zone: null, params }, now);
      await commit(write, message.write);
      await message.send();
    }
    return { kind, value, ...sent };
  });
});
