import { icsFile, icsMoment, icsText } from '#shared/values/ics.ts';

export type Entry = {
  id: string;
  starts_at: string;
  ends_at: string;
  made_at: string;
  sequence: number;
  isCancelled: boolean;
  summary: string;
  description: string;
  url: string;
};

const PRODUCT = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Calluna//Callbacks//EN'];

/** A calendar with this one entry (RFC 5545). Moments are in UTC: every calendar shows them by its own clock. */
export function ics(entry: Entry): string {
  const { isCancelled, summary, made_at } = entry;
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', `DESCRIPTION:${icsText(summary)}`, 'END:VALARM'];
  return icsFile([
    ...PRODUCT,
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...eventOf(entry, made_at, isCancelled ? [] : alarm),
    'END:VCALENDAR',
  ]);
}

type FeedSettings = { name: string; zone: string };

/**
 * A calendar to subscribe to. Programs read it again and take the entry of the highest SEQUENCE; DTSTAMP is when the feed was
 * written. Cancelled entries stay, so that programs that only add remove them too. Entries have no alarm: owners are reminded
 * by us.
 */
export const icsFeed = (entries: readonly Entry[], { name, zone }: FeedSettings, now: Date): string =>
  icsFile([
    ...PRODUCT,
    'METHOD:PUBLISH',
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    `X-WR-TIMEZONE:${icsText(zone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...entries.flatMap((entry) => eventOf(entry, now, [])),
    'END:VCALENDAR',
  ]);

function eventOf(entry: Entry, stamp: string | Date, alarm: readonly string[]): string[] {
  const { id, starts_at, ends_at, sequence, isCancelled, summary, description, url } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@calluna`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${icsMoment(stamp)}`,
    `DTSTART:${icsMoment(starts_at)}`,
    `DTEND:${icsMoment(ends_at)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${icsText(summary)}`,
    ...(description ? [`DESCRIPTION:${icsText(description)}`] : []),
    `URL:${url}`,
    ...alarm,
    'END:VEVENT',
  ];
}
