import type { ReadFailure } from '#shared/api/calendar.ts';

/** A calendar as it was sent, at most `MOST_BYTES` of it, or why it was not. */
export type CalendarFile = { text: string } | { failure: ReadFailure };

/** Reads the calendar (iCalendar) at an https address that its owner gave. It never throws. */
export type ReadCalendar = (url: string) => Promise<CalendarFile>;

/** Years of a busy life take about a megabyte. */
export const MOST_BYTES = 4_000_000;

/** Whether a text begins as a calendar does, and not as a page that asks to sign in. */
export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(text);
