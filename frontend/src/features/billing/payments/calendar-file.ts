import { icsFile, icsMoment, icsText } from '#shared/values/ics.ts';

type Event = { uid: string; at: string; now: Date; summary: string; description: string };

/** An event as a calendar file (RFC 5545), with an alarm a day before. */
export function calendarFile({ uid, at, now, summary, description }: Event): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calluna//Payments//EN',
    'BEGIN:VEVENT',
    `UID:${uid}@calluna`,
    `DTSTAMP:${icsMoment(now)}`,
    `DTSTART:${icsMoment(at)}`,
    `SUMMARY:${icsText(summary)}`,
    `DESCRIPTION:${icsText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${icsText(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return icsFile(lines);
}
