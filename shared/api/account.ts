import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { AccountId } from '#shared/values/id.ts';

export const account = domain('account', {
  getUser: {
    method: 'GET',
    path: '/user',
    access: 'member',
    summary: 'Who is signed in',
    input: z.strictObject({}),
    output: z.object({
      id: AccountId,
      name: z.string(),
      email: z.email(),
      subscribed_until: z.iso.datetime().nullable(),
    }),
    errors: [],
  },
});
