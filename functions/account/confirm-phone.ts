import { readerOf } from '#functions/account/reader.ts';
import { pendingPhoneStore } from '#functions/account/pending-phone.ts';
import { type OnPhoneReleased, releasePhone } from '#functions/account/phone-released.ts';
import { userView } from '#functions/account/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { linksOf } from '#functions/account/auth/links.ts';
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
  knownDevices: knownDevicesOf(table),
  links: linksOf(table),
  pins: pinsOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
};

export const confirmPhoneHandler = (onPhoneReleased: OnPhoneReleased) =>
  handle(account.confirmPhone, { ...live, onPhoneReleased }, async ({ input, member, from, cookies, now }, deps) => {
    const { accounts, numbers, accessLog, knownDevices, links, onPhoneReleased, pins, outbox, limits } = deps;
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
    const reader = readerOf(stored);
    const disowning = disownLink(stored, await knownDevices.find(account_id, cookies), links, now);
    const place = placeInWords(from, reader.language);
    const params = { phone, device: from.device, at: now.toISOString(), place, ...disowning.params };
    const message = outbox.queue({ purpose: 'phone-changed', to: email, ...reader, params }, now);
    const released = await releasePhone(stored, next, onPhoneReleased, now);
    await accounts.replace(
      stored,
      next,
      use,
      numbers.end(account_id),
      accessLog.line(account_id, { what: 'phone-changed', ...originOf(from) }, now),
      disowning.write,
      message.write,
      ...released.writes,
    );
    await Promise.all([message.send(), released.afterCommit()]);
    return userView(next, member);
  });
