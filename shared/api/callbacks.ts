import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { optionalLine } from '#shared/validation/text.ts';
import { Callback } from '#shared/values/call.ts';
import { AppointmentId, CallId } from '#shared/values/id.ts';
import { portugueses } from '#shared/values/portuguese.ts';

/** A day with free callback slots, in the requested zone. `times` are slot starts. */
export const CallbackDay = z.object({ date: z.iso.date(), times: z.array(z.iso.datetime()) });
export type CallbackDay = z.infer<typeof CallbackDay>;

/** An appointment to call back, as its owner sees it. */
export const Appointment = Callback.extend({
  call_id: CallId.nullable(),
  ends_at: z.iso.datetime(),
  caller_name: z.string().nullable(),
  caller_number: z.string(),
  about: z.string().nullable(),
  /** When whose reminder leaves. */
  reminds_at: z.iso.datetime(),
  /** The caller gets texts about changes. */
  tells_caller: z.boolean(),
  /** The file of a calendar. */
  ics: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;

/** The same as the caller sees it, who has no account: nothing of the owner but a first name. */
export const OwnCallback = z.object({
  owner: z.string(),
  /** In the caller’s words. */
  name: z.string().nullable(),
  about: z.string().nullable(),
  /** In which Portuguese they read the page, where they read it in that. */
  portuguese: z.enum(portugueses),
  /** The last four digits of the number that is called. */
  number_ends: z.string(),
  appointment: Callback.extend({ ends_at: z.iso.datetime(), ics: z.string() }).nullable(),
  days: z.array(CallbackDay),
  /** Until when it can be moved or cancelled. */
  open_until: z.iso.datetime().nullable(),
  deleted_at: z.iso.datetime(),
  now: z.iso.datetime(),
});
export type OwnCallback = z.infer<typeof OwnCallback>;

/** The zone in which days are counted, as browsers name them (America/Chicago); the owner’s where it is none. */
const tz = z.string().max(64).optional();
const starts_at = z.iso.datetime();
const taken = ['callbacks.slot-taken', 'request.conflict'] as const;

export const callbacks = domain('callbacks', {
  getDays: {
    method: 'GET',
    path: '/mobile/assistant/days',
    access: 'member',
    summary: 'Free callback times of the next fourteen days',
    input: z.strictObject({ tz }),
    output: z.object({ tz: z.string(), days: z.array(CallbackDay) }),
    errors: [],
  },
  getAppointments: {
    method: 'GET',
    path: '/mobile/assistant/appointments',
    access: 'member',
    summary: 'Upcoming appointments, next first',
    input: z.strictObject({}),
    output: z.object({ appointments: z.array(Appointment) }),
    errors: [],
  },
  book: {
    method: 'POST',
    path: '/mobile/assistant/appointments',
    access: 'member',
    summary: 'Book or move the callback of a call; notifies a caller who agreed to texts',
    input: z.strictObject({ call_id: CallId, starts_at }),
    output: Appointment,
    errors: ['assistant.unknown-call', ...taken],
  },
  cancel: {
    method: 'POST',
    path: '/mobile/assistant/appointments/{appointment_id}/cancel',
    access: 'member',
    summary: 'Cancel or complete an appointment',
    input: z.strictObject({
      appointment_id: AppointmentId,
      because: z.enum(['cancelled', 'done']).default('cancelled'),
    }),
    output: Appointment,
    errors: ['callbacks.unknown-appointment', 'request.conflict'],
  },
  getOwn: {
    method: 'GET',
    path: '/doa',
    access: 'chat',
    summary: 'The appointment of a link and its free times, for the caller and the owner',
    input: z.strictObject({ tz }),
    output: OwnCallback,
    errors: ['callbacks.unknown-appointment'],
  },
  chooseOwn: {
    method: 'POST',
    path: '/doa',
    access: 'chat',
    summary: 'Choose a new or a first time',
    input: z.strictObject({ starts_at, tz }),
    output: OwnCallback,
    errors: ['callbacks.unknown-appointment', 'callbacks.too-late', ...taken],
  },
  cancelOwn: {
    method: 'POST',
    path: '/doa/cancel',
    access: 'chat',
    summary: 'Cancel the appointment with a note to the owner',
    input: z.strictObject({ word: optionalLine(256).default('') }),
    output: OwnCallback,
    errors: ['callbacks.unknown-appointment', 'callbacks.too-late', 'request.conflict'],
  },
  forgetOwn: {
    method: 'POST',
    path: '/doa/forget',
    access: 'chat',
    summary: 'Delete the caller’s name, number and words of the call, and the appointment',
    input: z.strictObject({}),
    output: z.object({}),
    errors: ['callbacks.unknown-appointment', 'request.conflict'],
  },
});
