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
    `DTSTAMP:${moment(made_at)}`,
    `DTSTART:${moment(starts_at)}`,
    `DTEND:${moment(ends_at)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    ...(isCancelled ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', `DESCRIPTION:${escaped(summary)}`, 'END:VALARM']), // prettier-ignore
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

/** `20261123T163000Z` */
const moment = (at: string) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text as a value: nothing in it ends it, or begins another line. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, ''); // the format knows none

const MOST_OCTETS = 75;

/** A line of at most 75 octets, which goes on in the next one behind a space. No letter is torn apart. */
function folded(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MOST_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += size;
  }
  return parts.join('\r\n ');
}
