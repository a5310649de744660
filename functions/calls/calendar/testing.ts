import { createAccount } from '#functions/account/testing.ts';
import { calendarReader } from '#functions/calls/calendar/read-calendar.ts';
import { calendarsOf } from '#functions/calls/calendar/view.ts';
import { unlimited } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { CalendarFile } from '#functions/providers/calendar/port.ts';
import type { AccountId } from '#shared/values/id.ts';

export const NOW = new Date('2026-11-23T12:00:00.000Z');
export const ADDRESS = 'https://calendar.example.com/ida.ics?key=secret';

/** A calendar that is busy on that day from nine to ten, by its owner’s clock. */
export const busyOn = (day: string): CalendarFile => ({
  text: `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${day}T090000\r\nDTEND:${day}T100000\r\nEND:VEVENT\r\nEND:VCALENDAR`,
});

/** The dependencies of the calendar handlers, over a table of the test’s own and a calendar that is set. */
export function calendarFixture(table = temporaryTable()) {
  let file: CalendarFile = busyOn('20261124');
  const asked: string[] = [];
  const reader = calendarReader(table, async (url) => (asked.push(url), file));
  const calendars = calendarsOf(table);
  return {
    table,
    asked,
    reader,
    calendars,
    deps: { calendars, reader, limits: unlimited, clock: () => NOW },
    answerWith: (next: CalendarFile) => void (file = next),
    anOwner: () => createAccount(table, { time_zone: 'America/Chicago' }),
    /** An owner’s calendar that has not been read yet. */
    added: async (account_id: AccountId, url = ADDRESS): Promise<void> => {
      const at = NOW.toISOString();
      const never = { read_at: null, failed_at: null, failure: null, busy: [] };
      const { sources } = calendars;
      await sources.commit(sources.write({ account_id, url, added_at: at, next_at: at, ...never }, undefined));
    },
  };
}
