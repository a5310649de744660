import { expect, test } from 'vitest';

import { dayDigest, nextDigestAt } from '#functions/calls/assistant/domain/day-digest.ts';
import type { Appointment } from '#functions/calls/callbacks/domain/appointment.ts';
import { aCall } from '#functions/calls/web-chat/testing.ts';
import { newId } from '#shared/values/id.ts';

const CHICAGO = 'America/Chicago';
const AT = new Date('2026-11-24T00:00:00.000Z'); // six in the evening of Monday
const account_id = newId('account');
type Call = ReturnType<typeof aCall>;
const call = (started_at: string, more: Partial<Call> = {}) =>
  aCall(account_id, {
    started_at,
    caller_name: 'Dana Brandt',
    reason: 'The boat.',
    caller_number: '+16125550138',
    ...more,
  });
const spam = { score: 95, verdict: 'likely_spam', reasons: [] } satisfies Call['spam'];
const appointment = (starts_at: string, more: Partial<Appointment> = {}) =>
  ({
    starts_at,
    state: 'confirmed',
    caller_name: 'Marcus',
    caller_number: '+16125550139',
    about: 'Keys',
    ...more,
  }) as Appointment;
const digest = (calls: Call[], appointments: Appointment[] = []) =>
  dayDigest({ calls, appointments }, { zone: CHICAGO, language: 'en' }, AT);

test.each([
  ['2026-11-23T23:59:00Z', '2026-11-24T00:00:00.000Z'],
  ['2026-11-24T00:00:00Z', '2026-11-25T00:00:00.000Z'],
  ['2026-11-24T00:01:00Z', '2026-11-25T00:00:00.000Z'],
  ['2026-10-31T23:30:00Z', '2026-11-02T00:00:00.000Z'], // the clock goes back in between
])('at six in the evening of the owner’s clock: after %s it is %s', (now, next) =>
  expect(nextDigestAt(18, CHICAGO, new Date(now))).toBe(next),
);

test('an hour that the clock leaves out is the next one', () =>
  expect(nextDigestAt(2, CHICAGO, new Date('2027-03-14T06:30:00Z'))).toBe('2027-03-14T08:00:00.000Z'));

test('urgent ones first, then the calls of the last day, then tomorrow’s callbacks; spam is counted', () => {
  const found = digest(
    [
      call('2026-11-23T22:00:00Z'),
      call('2026-11-22T23:59:00Z', { caller_name: 'Too early' }),
      call('2026-11-24T00:00:00Z', { caller_name: 'Too late' }),
      call('2026-11-20T16:00:00Z', { urgency: 'high', reason: 'The pipe burst.' }),
      call('2026-11-23T20:00:00Z', { spam }),
      call('2026-11-23T20:00:00Z', { status: 'hung_up' }),
    ],
    [
      appointment('2026-11-25T02:00:00Z'),
      appointment('2026-11-24T15:00:00Z', { caller_name: null }),
      appointment('2026-11-24T16:00:00Z', { state: 'cancelled' }),
      appointment('2026-11-25T15:00:00Z'),
    ],
  );
  // Versions of Node put another space before AM.
  const lines = found?.lines.map(([kind, time, text]) => [kind, time.replace('\u202f', ' '), text]);
  expect({ ...found, lines }).toEqual({
    ...{ calls: 1, urgent: 1, waiting: 1, overdue: 0, callbacks: 2, spam: 1, more: 0 },
    lines: [
      ['urgent', '10:00 AM', 'Dana Brandt: The pipe burst.'],
      ['call', '4:00 PM', 'Dana Brandt: The boat.'],
      ['callback', '9:00 AM', '+16125550139: Keys'],
      ['callback', '8:00 PM', 'Marcus: Keys'],
    ],
  });
});

test('nothing for a day without anything, or with spam alone', () => {
  expect(digest([])).toBeUndefined();
  expect(
    digest([call('2026-11-23T20:00:00Z', { spam }), call('2026-11-23T20:00:00Z', { status: 'hung_up' })]),
  ).toBeUndefined();
});

test('callers lead nowhere and impersonate nobody', () => {
  const [line] = digest([
    call('2026-11-23T20:00:00Z', {
      caller_name: 'Chase Bank fraud team',
      reason: 'Go to win.example.com or call 8005550100.',
    }),
  ])!.lines;
  expect(line?.[2]).toMatch(/^Unknown caller \+16125550138 says "Chase Bank fraud team": /);
  expect(line?.[2]).not.toMatch(/example|800/);
});

test('that a stranger is a contact or a firm is quoted as their claim, in the words of our texts', () => {
  const is_imitation = true;
  const found = digest(
    [call('2026-11-23T20:00:00Z', { caller_name: 'Mum', is_imitation })],
    [appointment('2026-11-24T15:00:00Z', { caller_name: 'Mum', is_imitation })],
  );
  expect(found?.lines.map(([, , text]) => text)).toEqual([
    'Unknown caller +16125550138 says "Mum": The boat.',
    'Unknown caller +16125550139 says "Mum": Keys',
  ]);
});

test('a busy day is cut, its counts are not', () => {
  const many = Array.from({ length: 40 }, () => call('2026-11-23T20:00:00Z'));
  expect(digest(many)).toMatchObject({ calls: 40, lines: { length: 15 }, more: 25 });
});

test('callbacks that are overdue come after what is urgent, on whatever day; who waits is counted by person', () => {
  const agreed = (starts_at: string) =>
    ({ id: newId('appointment'), starts_at, tz: CHICAGO, state: 'confirmed' }) as const;
  const found = digest([
    call('2026-11-19T16:00:00Z', { caller_name: 'Omar', appointment: agreed('2026-11-20T16:00:00.000Z') }),
    call('2026-11-19T17:00:00Z', { caller_number: '', status: 'callback_requested' }),
    call('2026-11-19T17:05:00Z', { caller_number: '', status: 'callback_requested' }),
    call('2026-11-23T18:00:00Z', { caller_number: '+16125550140', status: 'put_through' }),
    call('2026-11-23T20:00:00Z', { caller_number: '+16125550141', status: 'blocked' }),
  ]);
  expect(found).toMatchObject({ calls: 0, urgent: 0, waiting: 3, overdue: 1, spam: 0 });
  expect(found?.lines).toEqual([['overdue', expect.stringMatching(/^Nov 20 10:00.AM$/), 'Omar: The boat.']]);
});
