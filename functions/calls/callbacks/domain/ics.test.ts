import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Entry, ics } from '#functions/calls/callbacks/domain/ics.ts';

const entry: Entry = {
  id: 'apt_01J',
  starts_at: '2026-11-23T16:30:00.000Z',
  ends_at: '2026-11-23T16:45:00.000Z',
  made_at: '2026-11-21T19:12:00.000Z',
  sequence: 2,
  isCancelled: false,
  summary: 'Call Dana Brandt',
  description: 'The survey; bring keys, papers\nand a torch',
  url: 'https://calluna.example.com/en/assistant',
};

/** Reads a calendar as RFC 5545 says: lines end with CR LF, a space goes on with the last one, a backslash escapes. */
function read(text: string): [name: string, value: string][] {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => {
    const at = line.indexOf(':');
    const value = line.slice(at + 1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    return [line.slice(0, at), value];
  });
}
const valueOf = (text: string, name: string) => read(text).find(([each]) => each === name)?.[1];

test('writes a valid iCalendar event', () => {
  const lines = read(ics(entry));
  expect(lines.map(([name]) => name)).toEqual([
    'BEGIN',
    'VERSION',
    'PRODID',
    'METHOD',
    'BEGIN',
    'UID',
    'SEQUENCE',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'STATUS',
    'SUMMARY',
    'DESCRIPTION',
    'URL',
    'BEGIN',
    'ACTION',
    'TRIGGER',
    'DESCRIPTION',
    'END',
    'END',
    'END',
  ]);
  expect(Object.fromEntries(lines)).toMatchObject({
    UID: 'apt_01J@calluna',
    DTSTART: '20261123T163000Z',
    DTEND: '20261123T164500Z',
    DTSTAMP: '20261121T191200Z',
    SEQUENCE: '2',
    SUMMARY: entry.summary,
  });
  expect(valueOf(ics(entry), 'DESCRIPTION')).toBe(entry.description);
});

test('a cancelled event replaces the earlier one and has no alarm', () => {
  const text = ics({ ...entry, isCancelled: true });
  expect([valueOf(text, 'METHOD'), valueOf(text, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  expect(text).not.toContain('VALARM');
});

test('folds long lines without splitting characters, and reads back the same for any text', () => {
  const words = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((text) => !/[\r\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/.test(text));
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const text = ics({ ...entry, summary, description });
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\uFFFD');
      expect(valueOf(text, 'SUMMARY')).toBe(summary);
      if (description) expect(valueOf(text, 'DESCRIPTION')).toBe(description);
    }),
  );
});
