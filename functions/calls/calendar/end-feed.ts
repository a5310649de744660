import type { Account } from '#functions/account/public.ts';
import { feedStore } from '#functions/calls/calendar/feed-store.ts';
import type { HookEffect } from '#functions/platform/table/hook.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Ends the feed of an account: whoever was in it may have read the secret address, or made one. */
export const endCalendarFeed = (table: Table) => {
  const feeds = feedStore(table);
  return async ({ account_id }: Account): Promise<HookEffect> => ({
    writes: [feeds.remove(account_id)],
    afterCommit: async () => {},
  });
};
