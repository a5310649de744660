import type { CalendarFile, ReadCalendar } from '#functions/providers/calendar/port.ts';
import type { ReadFailure } from '#shared/api/calendar.ts';
import { icsFile } from '#shared/values/ics.ts';

/** The host that the dev server answers for itself. */
export const DESK_HOST = 'calendar.example.com';

const files: Record<string, readonly string[]> = {
  /** Lunch at twelve on each weekday, and no work on Wednesdays. */
  '/busy.ics': [
    'BEGIN:VEVENT',
    'UID:lunch@example.com',
    'DTSTAMP:20260101T000000Z',
    'DTSTART:20260105T120000',
    'DTEND:20260105T130000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'SUMMARY:Lunch',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:wednesdays@example.com',
    'DTSTAMP:20260101T000000Z',
    'DTSTART;VALUE=DATE:20260107',
    'RRULE:FREQ=WEEKLY',
    'SUMMARY:At the workshop',
    'END:VEVENT',
  ],
  '/empty.ics': [],
};
const failures: Record<string, ReadFailure> = { '/page.ics': 'not_a_calendar', '/down.ics': 'unreachable' };

/** The calendars of the dev server: `busy.ics`, `empty.ics`, `page.ics` (a web page), `down.ics` (no answer). */
export const deskCalendars =
  (elsewhere: ReadCalendar): ReadCalendar =>
  async (url): Promise<CalendarFile> => {
    const { host, pathname } = new URL(url);
    if (host !== DESK_HOST) return elsewhere(url);
    const events = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (!events) return { failure: failures[pathname] ?? 'not_found' };
    return { text: icsFile(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...events, 'END:VCALENDAR']) };
  };
