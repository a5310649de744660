import type { CallSummary } from '#shared/api/assistant.ts';

type Call = Pick<CallSummary, 'id' | 'caller_number'>;

/** Whether two calls came from one number. Withheld numbers are nobody’s: what strangers said is never joined. */
export const isOfSameNumber = (one: Call, other: Call): boolean =>
  one.id !== other.id && one.caller_number !== '' && one.caller_number === other.caller_number;
