import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import type { FactorNotice } from '#functions/account/auth/store.ts';
import { messageStore, type Outbox } from '#functions/messaging/public.ts';
import type { Origin } from '#functions/platform/client-info.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { addDays, addMinutes } from '#shared/values/duration.ts';

/** The sweep of the outbox, every five minutes, sends what is held no longer: at most ten minutes after the wrong code. */
const HELD_MINUTES = 5;

/** `browser`: the digest of the browser that sent the code. */
type Wrong = { browser: string; origin: Origin; outbox: Outbox };

/**
 * The mail to an owner of whose sign-in the first factor was right and the second wrong: whoever sent it knows the password,
 * or has the phone or the Google account. It is sent once a day for each password, unless the right code follows from the
 * same browser before it is sent: then the owner has mistyped. The factor keeps which mail that is, and of which browser.
 */
export const wrongFactorNotices = (table: Table) => {
  const messages = messageStore(table);
  const links = linksOf(table);
  return {
    /** What the factor keeps after a wrong code, and the mail if it is the first one; undefined where nothing changes. */
    async next(
      account: Account,
      notice: FactorNotice | undefined,
      { browser, origin, outbox }: Wrong,
      now: Date,
    ): Promise<{ notice: FactorNotice; writes: Write[] } | undefined> {
      const isRecent = notice && notice.epoch === account.epoch && addDays(notice.at, 1) > now;
      // Wrong codes of two browsers: one of them is not the owner’s mistake.
      if (isRecent) return notice.login === browser ? undefined : { notice: { ...notice, login: null }, writes: [] };
      const { email, epoch } = account;
      const reader = readerOf(account);
      const place = placeInWords(origin, reader.language);
      const disowning = disownLink(account, undefined, links, now);
      const params = { device: origin.device, at: now.toISOString(), place, ...disowning.params };
      const held = { until: addMinutes(now, HELD_MINUTES), call_id: null };
      const message = outbox.queue({ purpose: 'second-factor-wrong', to: email, ...reader, params }, now, held);
      const { message_id, write } = message;
      return { notice: { message_id, login: browser, epoch, at: now.toISOString() }, writes: [write, disowning.write] };
    },

    /** Removes the mail after the right code, if it is of the same browser and not sent yet. */
    async withdraw(notice: FactorNotice, browser: string): Promise<Write | undefined> {
      if (notice.login !== browser) return undefined;
      const message = await messages.of(notice.message_id);
      return message?.state === 'waiting' ? messages.forget(notice.message_id) : undefined;
    },
  };
};
