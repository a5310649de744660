import * as z from 'zod';

import { errorCodes } from '#shared/errors/catalogue.ts';

/** A failure response: Laravel’s shape plus our code. */
export const Failure = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  until: z.iso.datetime().optional(),
  left: z.number().int().optional(),
  work: z.number().int().optional(),
  has_passkey: z.boolean().optional(),
});

export type Failure = z.infer<typeof Failure>;
