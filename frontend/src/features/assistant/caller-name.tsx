import type { CallSummary } from '#shared/api/assistant.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

type Caller = Pick<CallSummary, 'caller_name' | 'caller_number'>;

/** The caller’s name, else the number, as plain text. */
export const callerName = ({ caller_name, caller_number }: Caller): string => caller_name ?? formatPhone(caller_number);

/** The same on a page, in its own direction. */
export const CallerName = ({ of }: { of: Caller }) =>
  of.caller_name ? <bdi>{of.caller_name}</bdi> : <bdi dir="ltr">{formatPhone(of.caller_number)}</bdi>;
