import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { DESK_HOST, deskCalendars } from '#functions/providers/calendar/double.ts';
import { calendarOverHttps } from '#functions/providers/calendar/https.ts';
import type { ReadCalendar } from '#functions/providers/calendar/port.ts';

const address = (name: string) => `https://${DESK_HOST}/${name}.ics`;
const server = setupServer(
  http.get(address('busy'), () => HttpResponse.text('\uFEFFBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')),
  http.get(address('page'), () => HttpResponse.html('<!doctype html>')),
  http.get(address('down'), () => new HttpResponse(null, { status: 503 })),
  http.get(address('gone'), () => new HttpResponse(null, { status: 404 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const nowhere: ReadCalendar = async () => ({ failure: 'unreachable' });
const adapters: [string, ReadCalendar][] = [
  ['https', calendarOverHttps()],
  ['desk', deskCalendars(nowhere)],
];

describe.each(adapters)('%s', (_, read) => {
  test('gives a calendar as it was sent', async () => {
    expect(await read(address('busy'))).toEqual({ text: expect.stringContaining('BEGIN:VCALENDAR\r\n') as string });
  });

  test.each([
    ['page', 'not_a_calendar'],
    ['down', 'unreachable'],
    ['gone', 'not_found'],
  ])('%s: %s', async (name, failure) => expect(await read(address(name))).toEqual({ failure }));
});

test('the desk reads other hosts as they are', async () => {
  expect(await deskCalendars(nowhere)('https://other.example.com/busy.ics')).toEqual({ failure: 'unreachable' });
});
