import { GetFault, guardedGet } from '#functions/platform/guarded-get.ts';
import { type CalendarFile, isCalendar, MOST_BYTES, type ReadCalendar } from '#functions/providers/calendar/port.ts';

const BOUNDS = { bytes: MOST_BYTES, milliseconds: 10_000 };

/** From the internet, by the guarded way. */
export const calendarOverHttps =
  (get: typeof guardedGet = guardedGet): ReadCalendar =>
  async (url): Promise<CalendarFile> => {
    try {
      const text = await get(url, BOUNDS);
      return isCalendar(text) ? { text } : { failure: 'not_a_calendar' };
    } catch (error) {
      return { failure: error instanceof GetFault ? error.kind : 'unreachable' };
    }
  };
