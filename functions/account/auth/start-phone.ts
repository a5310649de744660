import { isLandline } from '#functions/account/domain/landline.ts';
import { accountStore } from '#functions/account/store.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { proofOf } from '#functions/support/proof.ts';
import { LANDLINE } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOf } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  pins: pinsOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
  proof: proofOf(table),
  commit: table.commit.bind(table),
};

export const handler = handle(auth.startPhone, live, async ({ input, from, now }, deps) => {
  const { accounts, pins, limits, outbox, proof, commit } = deps;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  // The kind of a number tells nothing of who has an account.
  if (isLandline(phone)) throw new Fault('request.invalid', { fields: { phone: [LANDLINE] } });
  await proof(input.proof, 'phone', from, now);
  return retryOnConflict(async () => {
    const { pin, write, ...sent } = await pins.send('login', phone, now);
    if (pin !== undefined) {
      await limits.take('pin-sent', { phone, network: from.network }, now);
      await limits.take('pin-sent-day', { phone, network: from.network }, now);
      const open = await accounts.findByCredential('phone', phone);
      // The owner of a closed account is told about it, once the pin has shown who it is.
      const account = open ?? (await accounts.findClosed('phone', phone, now));
      const account_id = open?.account_id ?? null;
      const params = { pin };
      const language = varietyOf(input.language, portugueseOf(phone), from.portuguese);
      const message = outbox.queue({ purpose: 'pin', to: phone, account_id, language, params }, now);
      // A number without an account gets a pin that is never texted: the answer and the work are the same.
      await commit(write, ...(account ? [message.write] : []));
      await message.send();
    }
    return { phone, ...sent };
  });
});
