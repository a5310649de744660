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

/** A calendar with this one entry (RFC 5545). Moments are in UTC: every calendar shows them by its own clock. */
export function ics({
  id,
  starts_at,
  ends_at,
  made_at,
  sequence,
  isCancelled,
  summary,
  description,
  url,
}: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calluna//Callbacks//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@calluna`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${icsMoment(made_at)}`,
    `DTSTART:${icsMoment(starts_at)}`,
    `DTEND:${icsMoment(ends_at)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${icsText(summary)}`,
    ...(description ? [`DESCRIPTION:${icsText(description)}`] : []),
    `URL:${url}`,
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', `DESCRIPTION:${icsText(summary)}`, 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return icsFile(lines);
}
