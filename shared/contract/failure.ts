import * as z from 'zod';

import { errorCodes } from '#shared/errors/catalogue.ts';

/** How a failure leaves the server: Laravel’s shape, with our own code beside the words. */
export const Failure = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  until: z.iso.datetime().optional(),
  left: z.number().int().optional(),
});

export type Failure = z.infer<typeof Failure>;
