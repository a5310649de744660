import * as z from 'zod';

/** What a member says of a number to the others. */
export const NumberMark = z.enum(['spam', 'not_spam', 'known']);
export type NumberMark = z.infer<typeof NumberMark>;

export const spamKinds = ['scam', 'robocall', 'sales', 'survey', 'other'] as const;
export const SpamKind = z.enum(spamKinds);
export type SpamKind = z.infer<typeof SpamKind>;
