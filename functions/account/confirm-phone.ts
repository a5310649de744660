import { readerOf } from '#functions/account/reader.ts';
import { pendingPhoneStore } from '#functions/account/pending-phone.ts';
import { type OnPhoneReleased, releasePhone } from '#functions/account/phone-released.ts';
import { userView } from '#functions/account/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = {
  accounts: accountStore(table),
  numbers: pendingPhoneStore(table),
  accessLog: accessLog(table),
  pins: pinsOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
};

export const confirmPhoneHandler = (onPhoneReleased: OnPhoneReleased) =>
  handle(account.confirmPhone, { ...live, onPhoneReleased }, async ({ input, member, from, now }, deps) => {
    const { accounts, numbers, accessLog, onPhoneReleased, pins, outbox, limits } = deps;
    const phone = await numbers.of(member.accountId, now);
    if (!phone || phone !== input.phone) throw new Fault('auth.no-attempts', { left: 0 });
    await limits.take('pin-tried', { network: from.network }, now);
    const { use } = await pins.compare('phone', phone, { pin: input.pin, network: from.network }, now);

    const stored = await accounts.of(member.accountId);
    if (!stored) throw new Fault('auth.unauthenticated');
    const { account_id, email } = stored;
    const owner = await accounts.findByCredential('phone', phone);
    if (owner && owner.account_id !== account_id) {
      await numbers.commit(use, numbers.end(account_id));
      throw new Fault('account.phone-taken', { fields: { phone: [messages.phone] } });
    }
    const next = { ...stored, phone, phone_confirmed_at: now.toISOString() };
    const message = outbox.queue({ purpose: 'phone-changed', to: email, ...readerOf(stored), params: { phone } }, now);
    const released = await releasePhone(stored, next, onPhoneReleased, now);
    await accounts.replace(
      stored,
      next,
      use,
      numbers.end(account_id),
      accessLog.line(account_id, { what: 'phone-changed', ...originOf(from) }, now),
      message.write,
      ...released.writes,
    );
    await Promise.all([message.send(), released.afterCommit()]);
    return userView(next, member);
  });
