type Event = { uid: string; at: string; now: Date; summary: string; description: string };

/** An event as a calendar file (RFC 5545), with an alarm a day before. */
export function calendarFile({ uid, at, now, summary, description }: Event): string {
  const stamp = (moment: string | Date) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calluna//Payments//EN',
    'BEGIN:VEVENT',
    `UID:${uid}@calluna`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const MOST = 75;
const size = (text: string) => new TextEncoder().encode(text).length;

/** No line has more than 75 octets, and none ends within a letter; what goes on begins with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    if (size((lines.at(-1) ?? '') + letter) > MOST) lines.push(' ');
    lines[lines.length - 1] += letter;
  }
  return lines.join('\r\n');
}
