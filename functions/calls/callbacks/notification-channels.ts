import { browserStore } from '#functions/messaging/public.ts';
import { type Account, choiceStore, quietUntil } from '#functions/account/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Ways } from '#shared/api/account.ts';

/** What decides on which channels an owner can be reached. */
export type Reachable = Pick<
  Account,
  'account_id' | 'email' | 'email_confirmed_at' | 'phone' | 'phone_confirmed_at' | 'time_zone'
>;

/**
 * The channels an owner chose and can be reached on, and the end of their quiet hours. An urgent call uses every channel
 * at any hour, email only while the owner wants such mails, and one of a VIP the chosen channels at any hour, unless the owner
 * turned that off.
 */
export const notificationChannelsOf =
  (table: Table, { browsers = browserStore(table), choices = choiceStore(table) } = {}) =>
  async (
    owner: Reachable,
    topic: 'call-answered' | 'callback-due' | 'urgent-call' | 'vip-call',
    now: Date,
  ): Promise<Ways & { quiet: Date | undefined }> => {
    const { account_id, email_confirmed_at, phone, phone_confirmed_at, time_zone } = owner;
    const [all, { notifications }] = await Promise.all([browsers.all(account_id), choices.of(account_id)]);
    const isAlways = (topic === 'urgent-call' || topic === 'vip-call') && notifications.urgent_always;
    const chosen = notifications.topics[topic === 'callback-due' ? topic : 'call-answered'];
    const isAnyChosen = chosen.email || chosen.sms || chosen.push;
    const everyWay: Ways = { email: chosen.email || notifications.urgent_by_email, sms: true, push: true };
    const { email, sms, push } = isAlways && (topic === 'urgent-call' || !isAnyChosen) ? everyWay : chosen;
    return {
      email: email && email_confirmed_at !== null,
      sms: sms && phone !== null && phone_confirmed_at !== null,
      push: push && all.length > 0,
      quiet: isAlways ? undefined : quietUntil(notifications, time_zone, now),
    };
  };
