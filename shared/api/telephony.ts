import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';

/** Names the test call that a status is about. */
const test = z
  .string()
  .regex(/^[\w.-]{1,64}$/)
  .optional();
const turn = z.coerce.number().int().min(0).max(1000).optional();

/** What the telephone company’s servers call. Each request is signed by it; none of them is a browser’s. */
export const telephony = domain('telephony', {
  answerTwiml: {
    method: 'POST',
    path: '/telephony/twiml',
    access: 'public',
    raw: true,
    answers: 'xml',
    summary: 'Telephony webhook: an incoming call or its next turn; signed form in, TwiML out',
    input: z.object({ turn }),
    output: z.string(),
    errors: ['telephony.bad-signature'],
  },
  noteTwimlStatus: {
    method: 'POST',
    path: '/telephony/twiml/status',
    access: 'public',
    raw: true,
    answers: 'xml',
    summary: 'Telephony webhook: status of a call, a recording or a test call',
    input: z.object({ turn, test }),
    output: z.string(),
    errors: ['telephony.bad-signature'],
  },
});
