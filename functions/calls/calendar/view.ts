import { accountStore } from '#functions/account/public.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { feedStore } from '#functions/calls/calendar/feed-store.ts';
import { isFresh, sourceStore } from '#functions/calls/calendar/source-store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Calendars } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

/** The calendars of an owner as they see them. */
export const calendarsOf = (table: Table) => {
  const [accounts, answering] = [accountStore(table), settingsStore(table)];
  const [feeds, sources] = [feedStore(table), sourceStore(table)];
  return {
    feeds,
    sources,
    /** @throws auth.unauthenticated where the account is gone */
    async view(account_id: AccountId, now: Date): Promise<Calendars> {
      const account = await accounts.of(account_id);
      if (!account) throw new Fault('auth.unauthenticated');
      const [{ settings }, feed, source] = await Promise.all([
        answering.of(account),
        feeds.of(account_id),
        sources.of(account_id),
      ]);
      return {
        now: now.toISOString(),
        tz: settings.time_zone,
        feed: feed ? { made_at: feed.made_at } : null,
        source: source
          ? {
              host: new URL(source.url).host,
              added_at: source.added_at,
              read_at: source.read_at,
              failed_at: source.failed_at,
              failure: source.failure,
              busy: source.busy.filter(({ ends_at }) => ends_at > now.toISOString()).length,
              counts: isFresh(source, now),
            }
          : null,
      };
    },
  };
};
