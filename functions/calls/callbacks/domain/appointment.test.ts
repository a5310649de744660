import { expect, test } from 'vitest';

import {
  after,
  type Appointment,
  type AppointmentEvent,
  dueAt,
  isOpen,
  isTooLate,
} from '#functions/calls/callbacks/domain/appointment.ts';
import { appointmentStates } from '#shared/values/call.ts';
import { newId } from '#shared/values/id.ts';

const appointment: Appointment = {
  account_id: newId('account'),
  id: newId('appointment'),
  call_id: newId('call'),
  starts_at: '2026-11-23T16:30:00.000Z',
  ends_at: '2026-11-23T16:45:00.000Z',
  tz: 'America/Chicago',
  state: 'confirmed',
  caller_name: 'Dana',
  caller_number: '+16125550138',
  caller_language: 'en',
  about: 'the survey',
  tells_caller: true,
  telling: null,
  word: '',
  made_at: '2026-11-21T16:30:00.000Z',
  sequence: 0,
};
const events: AppointmentEvent[] = ['agreed', 'proposed', 'reminded', 'passed', 'done', 'cancelled'];

test('every event in every state', () => {
  const table = appointmentStates.map((state) => [
    state,
    ...events.map((event) => after({ ...appointment, state }, event)?.state ?? 'never'),
  ]);
  expect(table).toEqual([
    ['proposed', 'confirmed', 'proposed', 'reminded', 'missed', 'done', 'cancelled'],
    ['confirmed', 'confirmed', 'proposed', 'reminded', 'missed', 'done', 'cancelled'],
    ['reminded', 'confirmed', 'proposed', 'never', 'missed', 'done', 'cancelled'],
    ['done', 'never', 'never', 'never', 'never', 'never', 'never'],
    ['missed', 'confirmed', 'proposed', 'never', 'never', 'done', 'never'],
    ['cancelled', 'confirmed', 'proposed', 'never', 'never', 'never', 'never'],
  ]);
});

test('a change raises the sequence number, a reminder does not', () => {
  expect(after(appointment, 'cancelled')?.sequence).toBe(1);
  expect(after(appointment, 'reminded')?.sequence).toBe(0);
});

test('is due ten minutes before, an hour after, and for caller notices; never once it is final', () => {
  expect(dueAt(appointment)).toBe('2026-11-23T16:20:00.000Z');
  expect(dueAt({ ...appointment, state: 'reminded' })).toBe('2026-11-23T17:30:00.000Z');
  expect(dueAt({ ...appointment, state: 'done' })).toBeUndefined();
  const telling = { what: 'callback-cancelled', at: '2026-11-22T14:00:00.000Z' } as const;
  expect(dueAt({ ...appointment, state: 'cancelled', telling })).toBe(telling.at);
  expect(dueAt({ ...appointment, telling })).toBe(telling.at);
});

test('is open until it ends and changeable until it begins; a missed one can be rebooked', () => {
  expect(appointmentStates.filter((state) => isOpen({ state }))).toEqual(['proposed', 'confirmed', 'reminded']);
  expect(isTooLate(appointment, new Date('2026-11-23T16:29:59.999Z'))).toBe(false);
  expect(isTooLate(appointment, new Date('2026-11-23T16:30:00.000Z'))).toBe(true);
  expect(isTooLate({ ...appointment, state: 'missed' }, new Date('2026-11-24T16:30:00.000Z'))).toBe(false);
  expect(isTooLate({ ...appointment, state: 'done' }, new Date('2026-11-22T16:30:00.000Z'))).toBe(true);
});
