import * as z from 'zod';

import { Forwarding, forwardingSteps, Leg, legStates } from '#shared/api/forwarding.ts';
import { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();

/** How an account’s missed calls get to us, and how that has been going. There is one at most. */
export const StoredForwarding = z.object({
  account_id: AccountId,
  state: Forwarding.shape.state,
  step: z.enum(forwardingSteps),
  carrier_id: z.string().nullable(),
  platform: Forwarding.shape.platform,
  /** Our number that answers. */
  number: Phone.nullable(),
  legs: z.array(
    z.object({ leg: Leg, state: z.enum(legStates), verified_at: moment.nullable(), last_call_at: moment.nullable() }),
  ),
  /** The previous target of missed calls, as the owner’s phone showed it. */
  restore_to: z.string().nullable(),
  test: z
    .object({
      ...Forwarding.shape.test.unwrap().shape,
      test_ref: z.string(),
    })
    .nullable(),
  /** Forwarded calls by day of the last thirty, in the owner’s zone. */
  days: z.record(z.iso.date(), z.number().int()),
  last_call_at: moment.nullable(),
  /** When it is looked after next; null while there is nothing to look after. */
  health_at: moment.nullable(),
  /** Whether the owner was warned of the silence. */
  told_quiet: z.boolean(),
});
export type StoredForwarding = z.infer<typeof StoredForwarding>;
export type StoredLeg = StoredForwarding['legs'][number];
export type Test = NonNullable<StoredForwarding['test']>;

/** Of an account that has set nothing up. */
export const none = (account_id: AccountId): StoredForwarding => ({
  account_id,
  state: 'none',
  step: 'carrier',
  carrier_id: null,
  platform: null,
  number: null,
  legs: [],
  restore_to: null,
  test: null,
  days: {},
  last_call_at: null,
  health_at: null,
  told_quiet: false,
});
