import * as z from 'zod';

/** About how old somebody is. */
export const ageBands = ['18-29', '30-39', '40-49', '50-59', '60-69', '70-79', '80-89', '90+'] as const;
export const AgeBand = z.enum(ageBands);
export type AgeBand = z.infer<typeof AgeBand>;
