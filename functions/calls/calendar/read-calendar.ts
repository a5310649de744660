import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { accountStore } from '#functions/account/public.ts';
import { busyTimes } from '#functions/calls/calendar/domain/busy-times.ts';
import { type Source, sourceStore } from '#functions/calls/calendar/source-store.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import { readCalendar } from '#functions/providers/calendar/live.ts';
import type { ReadCalendar } from '#functions/providers/calendar/port.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const MINUTES_BETWEEN = 15;
/** Each failure doubles the wait, up to this. */
const MOST_MINUTES = 6 * 60;

/** Reads owners’ own calendars. */
export const calendarReader = (table: Table, read: ReadCalendar = readCalendar) => {
  const [accounts, answering, sources] = [accountStore(table), settingsStore(table), sourceStore(table)];
  return {
    /**
     * Reads the calendar of an owner, if there is one and, unless it is read `at once`, its turn has come. Its next turn is
     * stored first, so that of two runs one reads it, and one that kills its run is not tried again at once.
     * @throws request.conflict where it was changed meanwhile
     */
    async read(account_id: AccountId, now: Date, { atOnce = false } = {}): Promise<void> {
      const account = await accounts.of(account_id);
      const stored = await sources.of(account_id);
      if (!stored || !account || account.closed_at) return;
      if (!atOnce && stored.next_at > now.toISOString()) return;
      await sources.commit(sources.write({ ...stored, next_at: nextAfter(stored, now) }, stored));
      const claimed = await sources.of(account_id);
      if (!claimed || claimed.url !== stored.url) return;
      const { settings } = await answering.of(account);
      const next = await outcomeOf(claimed, settings.time_zone, read, now);
      await sources.commit(sources.write(next, claimed));
    },
  };
};

async function outcomeOf(
  source: Revised<Source>,
  zone: string,
  read: ReadCalendar,
  now: Date,
): Promise<Revised<Source>> {
  const file = await read(source.url);
  const at = now.toISOString();
  if ('failure' in file) return { ...source, failure: file.failure, failed_at: source.failed_at ?? at };
  const busy = busyTimes(file.text, zone, now);
  const next_at = addMinutes(now, MINUTES_BETWEEN).toISOString();
  return { ...source, busy, next_at, read_at: at, failed_at: null, failure: null };
}

/** In a quarter of an hour; a calendar that fails, after as long as it has failed. */
function nextAfter({ failed_at }: Source, now: Date): string {
  const failing = failed_at ? (now.getTime() - Date.parse(failed_at)) / 60_000 : 0;
  return addMinutes(now, Math.min(MOST_MINUTES, Math.max(MINUTES_BETWEEN, failing))).toISOString();
}
