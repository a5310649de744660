import type { Account } from '#functions/account/public.ts';
import { feedStore } from '#functions/calls/calendar/feed-store.ts';
import type { HookEffect } from '#functions/platform/table/hook.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

/** Ends the feed of an account: whoever was in it may have read the secret address, or made one. */
export const endCalendarFeed = (table: Table) => {
  const feeds = feedStore(table);
  return async ({ account_id }: Account): Promise<HookEffect & { ends_calendar: boolean }> => ({
    writes: [feeds.remove(account_id)],
    afterCommit: async () => {},
    ends_calendar: (await feeds.of(account_id)) !== undefined,
  });
};

/** Whether an account has a feed. */
export const hasCalendarFeed = (table: Table) => {
  const feeds = feedStore(table);
  return async (account_id: AccountId): Promise<boolean> => (await feeds.of(account_id)) !== undefined;
};
