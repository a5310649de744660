import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { Phone } from '#shared/values/phone.ts';

/** The three kinds of missed calls, in the order in which their codes are dialled. All calls are never forwarded. */
export const legs = ['no_answer', 'busy', 'unreachable'] as const;
export const Leg = z.enum(legs);
export type Leg = z.infer<typeof Leg>;

export const Carrier = z.object({
  id: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
  name: z.string(),
  /** How sure the codes are: from the carrier itself, two independent guides, one guide, or the standard. */
  confidence: z.enum(['A', 'B', 'C', 'D']),
  checked_on: z.iso.date(),
  source: z.string(),
  /** The key of what it may cost: free, minutes, per_call, unknown. */
  cost: z.enum(['free', 'minutes', 'per_call', 'monthly', 'unknown']),
  cost_note: z.string().nullable(),
  /** The legs that it forwards apart; one code may be for all of them. */
  legs: z.array(Leg),
  /** Codes cannot be dialled there: it is done in the carrier’s own app. */
  is_by_app: z.boolean(),
});
export type Carrier = z.infer<typeof Carrier>;

export const legStates = ['unknown', 'code_shown', 'said_done', 'verified', 'failed', 'drifted'] as const;
const LegState = z.object({
  leg: Leg,
  state: z.enum(legStates),
  /** What to dial, and how to take it back, to ask the phone. */
  code: z.string(),
  undo: z.string(),
  query: z.string().nullable(),
  verified_at: z.iso.datetime().nullable(),
  last_call_at: z.iso.datetime().nullable(),
});

export const forwardingSteps = ['carrier', 'notice', 'iphone', 'codes', 'test', 'done'] as const;
export const Forwarding = z.object({
  state: z.enum(['none', 'setting_up', 'active', 'failed', 'drifted', 'off']),
  step: z.enum(forwardingSteps),
  /** The owner’s own number, confirmed by text, and the one of ours that answers. */
  phone: Phone.nullable(),
  number: Phone.nullable(),
  carrier: Carrier.nullable(),
  platform: z.enum(['ios', 'android', 'other']).nullable(),
  legs: z.array(LegState),
  /** Undoes all legs at once; always shown with any code. */
  undo: z.string().nullable(),
  /** Puts the carrier’s voicemail back, where its number is known. */
  restore: z.string().nullable(),
  test: z
    .object({
      leg: Leg,
      from: Phone,
      state: z.enum(['calling', 'forwarded', 'answered_by_voicemail', 'not_forwarded', 'busy', 'stopped']),
      started_at: z.iso.datetime(),
      ended_at: z.iso.datetime().nullable(),
      events: z.array(z.object({ at: z.iso.datetime(), code: z.string() })),
    })
    .nullable(),
  /** Forwarded calls on each of the last thirty days, today last. */
  seen: z.array(z.number().int()),
  last_call_at: z.iso.datetime().nullable(),
  now: z.iso.datetime(),
});
export type Forwarding = z.infer<typeof Forwarding>;

const changes = ['forwarding.no-phone', 'forwarding.no-carrier', 'request.conflict'] as const;

export const forwarding = domain('forwarding', {
  getCarriers: {
    method: 'GET',
    path: '/mobile/assistant/carriers',
    access: 'member',
    summary: 'The carriers of a country, and the likely carrier of the owner’s number',
    input: z.strictObject({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    }),
    output: z.object({
      country: z.string(),
      countries: z.array(z.string()),
      detected: z.string().nullable(),
      carriers: z.array(Carrier),
    }),
    errors: [],
  },
  getForwarding: {
    method: 'GET',
    path: '/mobile/assistant/forwarding',
    access: 'member',
    summary: 'The forwarding set-up: progress, codes to dial, and health',
    input: z.strictObject({}),
    output: Forwarding,
    errors: [],
  },
  chooseCarrier: {
    method: 'POST',
    path: '/mobile/assistant/forwarding/carrier',
    access: 'member',
    checksCountry: true,
    summary: 'Choose the carrier; assigns the owner a number to forward to',
    input: z.strictObject({ carrier_id: z.string().max(64), platform: z.enum(['ios', 'android', 'other']) }),
    output: Forwarding,
    errors: ['forwarding.unknown-carrier', 'forwarding.no-numbers', 'forwarding.no-phone', 'request.conflict'],
  },
  takeStep: {
    method: 'POST',
    path: '/mobile/assistant/forwarding/step',
    access: 'member',
    checksCountry: true,
    summary: 'Complete a set-up step, or go back to one',
    input: z.strictObject({ step: z.enum(forwardingSteps) }),
    output: Forwarding,
    errors: changes,
  },
  sayDialled: {
    method: 'POST',
    path: '/mobile/assistant/forwarding/dialled',
    access: 'member',
    checksCountry: true,
    summary:
      'The owner has dialled the code of a leg; `restore_to` is where its calls went before, if the phone said so',
    input: z.strictObject({ leg: Leg, restore_to: z.string().max(32).optional() }),
    output: Forwarding,
    errors: changes,
  },
  startTest: {
    method: 'POST',
    path: '/mobile/assistant/forwarding/test',
    access: 'member',
    checksCountry: true,
    summary: 'Start a test call to the owner’s phone to see whether it is forwarded to us',
    input: z.strictObject({ leg: Leg.default('no_answer') }),
    output: Forwarding,
    errors: [...changes, 'request.too-many'],
  },
  stopTest: {
    method: 'POST',
    path: '/mobile/assistant/forwarding/test/stop',
    access: 'member',
    summary: 'Stop the test call',
    input: z.strictObject({}),
    output: Forwarding,
    errors: changes,
  },
  turnOff: {
    method: 'POST',
    path: '/mobile/assistant/forwarding/off',
    access: 'member',
    summary: 'Turn forwarding off, or confirm that the undo code was dialled; the number rests for thirty days',
    input: z.strictObject({ dialled: z.boolean() }),
    output: Forwarding,
    errors: changes,
  },
});
