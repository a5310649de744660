import { expect, test } from 'vitest';

import { firstTime } from '#functions/nlu/when/testing.ts';

test.each([
  ['tomorrow at nine', '2026-11-19T09:00'],
  ['call me at half past three', '2026-11-18T15:30'],
  ['ring me back at quarter to five', '2026-11-18T16:45'],
  ['friday afternoon', '2026-11-20T15:00'],
  ['monday at ten thirty', '2026-11-23T10:30'],
  ['in twenty minutes', '2026-11-18T10:40'],
  ['in an hour and a half', '2026-11-18T11:50'],
  ['the day after tomorrow in the evening', '2026-11-20T19:00'],
  ['tonight around eight', '2026-11-18T20:00'],
  ['on the 3rd of december at 4pm', '2026-12-03T16:00'],
  ['december 5th', '2026-12-05T09:00'],
  ['thursday the 26th at noon', '2026-11-26T12:00'],
  ['next monday', '2026-11-23T09:00'],
  ['not before friday', '2026-11-20T09:00'],
  ['between two and four tomorrow', '2026-11-19T14:00'],
  ['tuesday no wednesday at four', '2026-11-25T16:00'],
  ['at the end of the month', '2026-11-30T09:00'],
  ['any time after six tomorrow', '2026-11-19T18:00'],
  ['christmas eve at eleven', '2026-12-24T11:00'],
  ['saturday morning', '2026-11-21T09:00'],
  ['ten past nine tomorrow', '2026-11-19T09:10'],
  ['14:45', '2026-11-18T14:45'],
  ['in two weeks', '2026-12-02T09:00'],
  ['first thing tomorrow morning', '2026-11-19T09:00'],
  ['sunday at half ten', '2026-11-22T10:30'],
  ['the first monday of december', '2026-12-07T09:00'],
])('%s', (text, moment) => {
  expect(firstTime(text, 'en')).toBe(moment);
});
