import { isDevServer } from '#functions/platform/environment.ts';
import { deskCalendars } from '#functions/providers/calendar/double.ts';
import { calendarOverHttps } from '#functions/providers/calendar/https.ts';
import type { ReadCalendar } from '#functions/providers/calendar/port.ts';

/** The dev server answers for one example host itself. */
export const readCalendar: ReadCalendar = isDevServer() ? deskCalendars(calendarOverHttps()) : calendarOverHttps();
