import type { Appointment, OwnCallback } from '#shared/api/callbacks.ts';
import { newId } from '#shared/values/id.ts';

const MONDAY = '2026-11-23T16:30:00.000Z';
export const TUESDAY = ['2026-11-24T15:00:00.000Z', '2026-11-24T20:00:00.000Z'];
export const days = [
  { date: '2026-11-23', times: [MONDAY, '2026-11-23T17:00:00.000Z'] },
  { date: '2026-11-24', times: TUESDAY },
  { date: '2026-11-26', times: ['2026-11-26T15:00:00.000Z'] },
];

const agreed = { id: newId('appointment'), starts_at: MONDAY, tz: 'America/Chicago', state: 'confirmed' as const };

/** A callback as its caller sees it: on Monday at half past ten in Chicago. */
export const anOwn = (
  state: NonNullable<OwnCallback['appointment']>['state'] = 'confirmed',
  more: Partial<OwnCallback> = {},
): OwnCallback => ({
  owner: 'Ida',
  name: 'Dana',
  about: 'The boat survey',
  portuguese: 'pt-BR',
  number_ends: '0138',
  appointment: { ...agreed, state, ends_at: '2026-11-23T16:45:00.000Z', ics: 'BEGIN:VCALENDAR' },
  days,
  open_until: ['proposed', 'confirmed', 'reminded'].includes(state) ? MONDAY : null,
  deleted_at: '2026-12-21T19:12:00.000Z',
  now: '2026-11-21T19:12:00.000Z',
  ...more,
});

export const anAppointment = (starts_at: string): Appointment => ({
  ...agreed,
  starts_at,
  call_id: newId('call'),
  ends_at: starts_at,
  caller_name: 'Dana',
  caller_number: '+16125550138',
  about: null,
  tells_caller: true,
  reminds_at: starts_at,
  ics: 'BEGIN:VCALENDAR',
});
