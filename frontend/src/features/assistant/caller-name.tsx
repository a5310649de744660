import { useTranslation } from 'react-i18next';

import type { CallSummary } from '#shared/api/assistant.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

type Caller = Pick<CallSummary, 'caller_name' | 'caller_number'>;

/** The caller’s name, else the number, else that it is withheld, as plain text. */
export function useCallerName(): (caller: Caller) => string {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  return ({ caller_name, caller_number }) =>
    caller_name ?? (caller_number ? formatPhone(caller_number) : t('withheld'));
}

/** The same on a page, in its own direction. */
export function CallerName({ of }: { of: Caller }) {
  const nameOf = useCallerName();
  const isNumber = !of.caller_name && of.caller_number;
  return <bdi dir={isNumber ? 'ltr' : undefined}>{nameOf(of)}</bdi>;
}
