import * as z from 'zod';

/** What is wrong with a fact: it never was the person’s, it no longer is, or it is another person’s. */
export const disputeKinds = ['never-theirs', 'out-of-date', 'someone-else'] as const;
export const DisputeKind = z.enum(disputeKinds);
export type DisputeKind = z.infer<typeof DisputeKind>;

/** Days within which a dispute is answered. */
export const ANSWER_DAYS = 10;
