import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { Day } from '#shared/values/day.ts';
import { AccountId } from '#shared/values/id.ts';
import { Week } from '#shared/values/week.ts';

/** Why an address could not be read as a calendar. */
export const readFailures = ['unreachable', 'refused', 'not_found', 'too_large', 'not_a_calendar'] as const;
export type ReadFailure = (typeof readFailures)[number];

/** An https address of a calendar. `webcal:` is how calendar programs write https. */
export const CalendarAddress = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(2048)
  .transform((text) => text.replace(/^webcals?:/i, 'https:'))
  .refine(isHttps, 'invalid');

/** Names of this or a local machine, and numeric addresses, which `URL` writes in their usual form: none is ever read. */
const LOCAL = /(^|\.)(localhost|local|internal)\.?$|^\[|^[\d.]+$/i;

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return (
    url?.protocol === 'https:' &&
    !url.username &&
    !url.password &&
    url.hostname.includes('.') &&
    !LOCAL.test(url.hostname)
  );
}

/** The calendars of an owner. An address that gives access to a calendar is never returned whole. */
export const Calendars = z.object({
  now: z.iso.datetime(),
  tz: z.string(),
  /** The feed of booked callbacks, where there is one. */
  feed: z.object({ made_at: z.iso.datetime() }).nullable(),
  /** The owner’s own calendar, whose busy times are kept free of callbacks. */
  source: z
    .object({
      host: z.string(),
      added_at: z.iso.datetime(),
      /** When it was last read, and since when it cannot be. */
      read_at: z.iso.datetime().nullable(),
      failed_at: z.iso.datetime().nullable(),
      failure: z.enum(readFailures).nullable(),
      /** The busy times of the next days; none counts once they are a day old. */
      busy: z.number().int(),
      counts: z.boolean(),
    })
    .nullable(),
});
export type Calendars = z.infer<typeof Calendars>;

export const DAYS_OFF_MAX = 40;
/** When it is open for callers, apart from the hours of callbacks. */
export const BusinessHours = z.object({
  /** Whether callers hear that it is closed outside of these windows. */
  is_on: z.boolean(),
  windows: Week,
  /** Whose public holidays count. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  closed_on_holidays: z.boolean(),
  /** The first and the last day of each absence: callers hear when the owner is back. */
  days_off: z.array(z.object({ from: Day, until: Day })).max(DAYS_OFF_MAX),
});
export type BusinessHours = z.infer<typeof BusinessHours>;

export const HoursView = BusinessHours.extend({
  tz: z.string(),
  today: Day,
  /** The countries whose holidays are known. */
  countries: z.array(z.string()),
  /** The next public holidays of the country. */
  holidays: z.array(Day),
  /** Why callers hear that it is closed, at the moment. */
  closed: z.enum(['away', 'holiday', 'hours']).nullable(),
});
export type HoursView = z.infer<typeof HoursView>;

const none = z.strictObject({});

export const calendar = domain('calendar', {
  getCalendars: {
    method: 'GET',
    path: '/mobile/assistant/calendars',
    access: 'member',
    summary: 'The feed of callbacks, and the own calendar whose busy times are left out',
    input: none,
    output: Calendars,
    errors: [],
  },
  startFeed: {
    method: 'POST',
    path: '/mobile/assistant/calendars/feed',
    access: 'member',
    summary: 'A new secret address of the feed of callbacks, returned once; an earlier one ends',
    input: none,
    output: Calendars.extend({ url: z.url() }),
    errors: ['request.conflict', 'request.too-many'],
  },
  stopFeed: {
    method: 'POST',
    path: '/mobile/assistant/calendars/feed/remove',
    access: 'member',
    summary: 'End the address of the feed; no effect without one',
    input: none,
    output: Calendars,
    errors: [],
  },
  setSource: {
    method: 'POST',
    path: '/mobile/assistant/calendars/source',
    access: 'member',
    summary: 'Keep the busy times of the calendar at an https address free of callbacks; it is read at once',
    input: z.strictObject({ url: CalendarAddress }),
    output: Calendars,
    errors: ['request.conflict', 'request.too-many'],
  },
  readSource: {
    method: 'POST',
    path: '/mobile/assistant/calendars/source/read',
    access: 'member',
    summary: 'Read the own calendar now; no effect without one',
    input: none,
    output: Calendars,
    errors: ['request.conflict', 'request.too-many'],
  },
  removeSource: {
    method: 'POST',
    path: '/mobile/assistant/calendars/source/remove',
    access: 'member',
    summary: 'Forget the own calendar and its busy times; no effect without one',
    input: none,
    output: Calendars,
    errors: [],
  },
  getHours: {
    method: 'GET',
    path: '/mobile/assistant/hours',
    access: 'member',
    summary: 'Business hours, public holidays and days off',
    input: none,
    output: HoursView,
    errors: [],
  },
  updateHours: {
    method: 'POST',
    path: '/mobile/assistant/hours',
    access: 'member',
    summary: 'Update business hours, holidays and days off; what is not given stays',
    input: z.strictObject(BusinessHours.partial().shape),
    output: HoursView,
    errors: ['request.conflict'],
  },
  getFeed: {
    method: 'GET',
    path: '/calendar/{account_id}/{token}',
    access: 'public',
    answers: 'calendar',
    summary: 'The feed of callbacks (iCalendar) for calendar programs that know its secret address',
    input: z.strictObject({ account_id: AccountId, token: z.string().regex(/^[\w-]{43}\.ics$/) }),
    output: z.string(),
    errors: ['request.too-many'],
  },
});
