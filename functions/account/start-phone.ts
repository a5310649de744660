import { isLandline } from '#functions/account/domain/landline.ts';
import { pendingPhoneStore } from '#functions/account/pending-phone.ts';
import { accountStore } from '#functions/account/store.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account, LANDLINE } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  numbers: pendingPhoneStore(table),
  pins: pinsOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
};

/** The response does not reveal whether the number belongs to an account. */
export const handler = handle(account.startPhone, live, async ({ input, member, from, now }, deps) => {
  const { accounts, numbers, pins, outbox, limits } = deps;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  if (isLandline(phone)) throw new Fault('request.invalid', { fields: { phone: [LANDLINE] } });
  const stored = await accounts.of(member.accountId);
  if (!stored) throw new Fault('auth.unauthenticated');
  requireOwner(member, now);

  const { account_id } = stored;
  const language = varietyOfMember({ ...stored, phone });
  const { pin, write, ...sent } = await pins.send('phone', phone, now);
  const begun = numbers.begin({ account_id, phone, ends_at: sent.expires_at });
  if (pin === undefined) await numbers.commit(begun);
  else {
    await limits.take('pin-sent', { phone, network: from.network }, now);
    await limits.take('pin-sent-day', { phone, network: from.network }, now);
    const message = outbox.queue({ purpose: 'pin', to: phone, account_id, language, params: { pin } }, now);
    await numbers.commit(begun, write, message.write);
    await message.send();
  }
  return { phone, ...sent };
});
