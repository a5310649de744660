import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { Email, NAME_MAX, Proof } from '#shared/validation/account.ts';
import { Day } from '#shared/values/day.ts';
import { languages } from '#shared/values/language.ts';
import { isZone } from '#shared/values/zone.ts';
import { DETAILS_MAX, REASON_MAX, topics } from '#shared/values/support.ts';

export const TopicOf = z.enum(topics);

/** `08:00`, on a clock of 24 hours. */
const ClockTime = z.iso.time({ precision: -1 });

const line = (most: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(most, 'too-long')
    .transform((text) => text.replace(/\s+/g, ' '));

export const helpdesk = domain('helpdesk', {
  contact: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    recognises: true,
    summary: 'Write to support; the answer comes by mail, or as a call at the chosen time',
    input: z
      .strictObject({
        topic: TopicOf.default('other'),
        name: line(NAME_MAX),
        email: Email,
        reason: line(REASON_MAX),
        details_description: z.string('required').trim().min(1, 'required').max(DETAILS_MAX, 'too-long'),
        /** A call instead of a mail: a day and a time of the zone, within the hours of support, and where to call. */
        day: Day.optional(),
        time: ClockTime.optional(),
        phone: z.string().trim().min(1, 'required').max(64, 'too-long').optional(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .default('US'),
        /** Of `day` and `time`; that of support without it. */
        time_zone: z.string().max(64, 'too-long').refine(isZone).optional(),
        language: z.enum(languages).default('en'),
        proof: Proof,
      })
      .superRefine(({ day, time, phone }, context) => {
        const wantsCall = day !== undefined || time !== undefined;
        for (const [field, value] of Object.entries({ day, time, phone })) {
          if (wantsCall && value === undefined) {
            context.addIssue({ code: 'custom', path: [field], message: 'required' });
          }
        }
      }),
    output: z.object({ reference: z.string() }),
    errors: ['request.too-many', 'request.proof-needed', 'request.conflict'],
  },
});
