/** A calendar file (RFC 5545) of these lines: each ends with CR LF and is folded at 75 octets. */
export const icsFile = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** `20261123T163000Z` */
export const icsMoment = (at: string | Date): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text as a value: nothing in it ends the value or begins another line. */
export const icsText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, ''); // the format has no control characters

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a line at 75 octets without splitting a character. */
function foldLine(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MAX_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += size;
  }
  return parts.join('\r\n ');
}
