import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { Money } from '#shared/values/money.ts';

export const billing = domain('billing', {
  getOffer: {
    method: 'GET',
    path: '/billing/offer',
    access: 'public',
    summary: 'What a membership costs, as configured now',
    input: z.strictObject({}),
    output: z.object({
      trial_days: z.number().int(),
      trial_credits: z.number().int(),
      monthly_price: Money,
      monthly_credits: z.number().int(),
    }),
    errors: [],
  },
});
