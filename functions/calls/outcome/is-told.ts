import type { CallSummary } from '#shared/values/call.ts';

/**
 * Whether an owner is told of a call at once. Spam and blocked numbers are listed, and counted once a week for who wants it,
 * urgent or not: a scam is always urgent. Nor is told what the assistant did not answer for them (`isNeutral`), or anybody
 * could make us send texts without an end.
 */
export const shouldNotify = (
  { status, spam }: Pick<CallSummary, 'status'> & { spam: Pick<CallSummary['spam'], 'verdict'> },
  isNeutral: boolean,
): boolean => !isNeutral && status !== 'blocked' && spam.verdict !== 'likely_spam';
