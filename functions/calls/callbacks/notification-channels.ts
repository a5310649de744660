import { browserStore } from '#functions/messaging/public.ts';
import { type Account, choiceStore, quietUntil } from '#functions/account/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Ways } from '#shared/api/account.ts';

/** What decides on which channels an owner can be reached. */
export type Reachable = Pick<
  Account,
  'account_id' | 'email' | 'email_confirmed_at' | 'phone' | 'phone_confirmed_at' | 'time_zone'
>;

/** The channels an owner chose and can be reached on, and the end of their quiet hours. */
export const notificationChannelsOf =
  (table: Table, { browsers = browserStore(table), choices = choiceStore(table) } = {}) =>
  async (
    owner: Reachable,
    topic: 'call-answered' | 'callback-due',
    now: Date,
  ): Promise<Ways & { quiet: Date | undefined }> => {
    const { account_id, email_confirmed_at, phone, phone_confirmed_at, time_zone } = owner;
    const [all, { notifications }] = await Promise.all([browsers.all(account_id), choices.of(account_id)]);
    const { email, sms, push } = notifications.topics[topic];
    return {
      email: email && email_confirmed_at !== null,
      sms: sms && phone !== null && phone_confirmed_at !== null,
      push: push && all.length > 0,
      quiet: quietUntil(notifications, time_zone, now),
    };
  };
