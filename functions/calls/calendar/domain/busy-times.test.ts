import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';

import { busyTimes } from '#functions/calls/calendar/domain/busy-times.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z'); // six in the morning in Chicago, a Monday
const CHICAGO = 'America/Chicago';
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, nth) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${nth}`]),
      'DTSTAMP:20260101T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const busy = (...events: string[][]) =>
  busyTimes(calendar(...events), CHICAGO, NOW).map(
    ({ starts_at, ends_at }) => `${starts_at.slice(5, 16)} ${ends_at.slice(5, 16)}`,
  );
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['in UTC', ['DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z'], ['11-24T15:00 11-24T16:00']],
  ['with a duration', ['DTSTART:20261124T150000Z', 'DURATION:PT90M'], ['11-24T15:00 11-24T16:30']],
  [
    'in a zone',
    ['DTSTART;TZID=Europe/Paris:20261124T150000', 'DTEND;TZID=Europe/Paris:20261124T160000'],
    ['11-24T14:00 11-24T15:00'],
  ],
  [
    'in a zone as Outlook names it',
    ['DTSTART;TZID=Pacific Standard Time:20261124T090000', 'DTEND;TZID=Pacific Standard Time:20261124T093000'],
    ['11-24T17:00 11-24T17:30'],
  ],
  ['on the owner’s clock', ['DTSTART:20261124T090000', 'DTEND:20261124T100000'], ['11-24T15:00 11-24T16:00']],
  ['for a day of the owner’s clock', ['DTSTART;VALUE=DATE:20261124'], ['11-24T06:00 11-25T06:00']],
  ['for days', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'], ['11-24T06:00 11-26T06:00']],
  ['begun before', ['DTSTART:20261120T150000Z', 'DTEND:20261125T160000Z'], ['11-20T15:00 11-25T16:00']],
  ['over', ['DTSTART:20261122T150000Z', 'DTEND:20261122T160000Z'], []],
  ['far ahead', ['DTSTART:20270124T150000Z', 'DTEND:20270124T160000Z'], []],
  ['free', ['DTSTART;VALUE=DATE:20261124', 'TRANSP:TRANSPARENT'], []],
  ['free for Outlook', ['DTSTART;VALUE=DATE:20261124', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
  ['cancelled', ['DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z', 'STATUS:CANCELLED'], []],
  ['without a length', ['DTSTART:20261124T150000Z'], []],
])('an event %s', (_, lines, expected) => expect(busy(lines)).toEqual(expected));

test.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC'])('days and times without a zone do not depend on %s', (tz) => {
  process.env.TZ = tz;
  const floating = ['DTSTART:20261124T090000', 'DTEND:20261124T100000'];
  expect(busy(floating, ['DTSTART;VALUE=DATE:20261126'])).toEqual([
    '11-24T15:00 11-24T16:00',
    '11-26T06:00 11-27T06:00',
  ]);
});

const lunch = [
  'UID:lunch',
  'DTSTART;TZID=America/Chicago:20260105T120000',
  'DTEND;TZID=America/Chicago:20260105T130000',
];

test('a repeating event keeps its clock over the change of summer time, leaves out dates, and moves single ones', () => {
  const rule = [
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE;UNTIL=20261130T235959Z',
    'EXDATE;TZID=America/Chicago:20261124T120000',
  ];
  const moved = ['UID:lunch', 'RECURRENCE-ID;TZID=America/Chicago:20261125T120000'];
  const to = ['DTSTART;TZID=America/Chicago:20261125T150000', 'DTEND;TZID=America/Chicago:20261125T160000'];
  expect(busy([...lunch, ...rule], [...moved, ...to])).toEqual([
    '11-23T18:00 11-23T19:00',
    '11-25T21:00 11-25T22:00',
    '11-30T18:00 11-30T19:00',
  ]);
});

test('overlapping and adjoining times are one', () => {
  expect(
    busy(
      ['DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z'],
      ['DTSTART:20261124T160000Z', 'DTEND:20261124T163000Z'],
      ['DTSTART:20261124T153000Z', 'DTEND:20261124T154000Z'],
    ),
  ).toEqual(['11-24T15:00 11-24T16:30']);
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
  'FREQ=SECONDLY;COUNT=100000000',
  'FREQ=HOURLY',
  'FREQ=NONSENSE',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=YEARLY;BYWEEKNO=60',
])('a rule that never comes or comes without end is left out, with the rest kept: %s', (rule) => {
  const other = ['UID:other', 'DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z'];
  expect(busy([...lunch, `RRULE:${rule}`], other)).toContain('11-24T15:00 11-24T16:00');
});

const every = (count: number) => Array.from({ length: count }, (_, i) => i).join(',');
const meeting = ['UID:meeting', 'DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z', 'RRULE:FREQ=WEEKLY'];

test.each([
  ['every second of each day', ['DURATION:PT1S', `RRULE:FREQ=DAILY;BYHOUR=${every(24)};BYSECOND=${every(60)}`], 3],
  ['a million times since 1900', ['DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=1000000'], 200],
  ['each day for a hundred years', ['DURATION:P36500D', 'RRULE:FREQ=DAILY'], 200],
  ['never, from 1900 on', ['DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], 500],
])('rules that are too much work are left out, and ordinary ones read: %s', (_, lines, times) => {
  const bombs = Array.from({ length: times }, () => ['DTSTART:19000101T100000Z', ...lines]);
  expect(busy(...bombs, meeting).some((each) => each.includes('11-24T15:00') || each < '11-24')).toBe(true);
});

test('a busy life has room: three hundred meetings each week for twenty years, counted', () => {
  const events = Array.from({ length: 300 }, (_, i) => [
    `DTSTART:2006010${1 + (i % 7)}T${10 + (i % 10)}0000Z`,
    'DURATION:PT30M',
    'RRULE:FREQ=WEEKLY;COUNT=1500',
  ]);
  expect(busy(...events).length).toBeGreaterThan(60);
});

test.each(['BEGIN:VCALENDAR', '', calendar(['DTSTART:tomorrow']), calendar([])])(
  'nothing to read is never busy',
  (text) => expect(busyTimes(text, CHICAGO, NOW)).toEqual([]),
);

test('no text makes it fail', () => {
  const line = fc.oneof(
    fc.constantFrom('BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE', 'UID:1'),
    fc.constantFrom(
      'DTSTART:20261124T150000Z',
      'DTSTART;VALUE=DATE:20261124',
      'RRULE:FREQ=DAILY',
      'EXDATE:1',
      'RRULE:',
    ),
    fc.constantFrom('DTEND:x', 'DTSTART;TZID=Mars:20261124T150000', 'RECURRENCE-ID:20261124', 'DURATION:P1X'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      for (const { starts_at, ends_at } of busyTimes(lines.join('\r\n'), CHICAGO, NOW))
        expect(starts_at < ends_at).toBe(true);
    }),
    { numRuns: 500 },
  );
});
