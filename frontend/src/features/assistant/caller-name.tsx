import { useTranslation } from 'react-i18next';

import { MixedName } from '#frontend/features/assistant/mixed-name.tsx';
import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

type Caller = Pick<CallSummary, 'caller_name' | 'caller_from' | 'caller_number' | 'is_imitation'>;

/** The caller’s name, else the number, else that it is withheld, as plain text; for the name of a contact from another number, who says so. */
export function useCallerName(): (caller: Caller) => string {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const formatPhone = usePhoneFormat();
  return ({ caller_name, caller_number, is_imitation }) => {
    const number = caller_number ? formatPhone(caller_number) : t('withheld');
    return is_imitation && caller_name
      ? t('claims', { number: `\u2066${number}\u2069`, name: caller_name })
      : (caller_name ?? number);
  };
}

/** The same on a page, in its own direction. */
export function CallerName({ of }: { of: Caller }) {
  const nameOf = useCallerName();
  const isNumber = !of.caller_name && of.caller_number;
  return (
    <>
      {/* One piece, also where the name is an item of a flex row. */}
      <span>
        <bdi dir={isNumber ? 'ltr' : undefined}>{nameOf(of)}</bdi>
        {of.caller_name && of.caller_from && (
          <>
            {' '}
            (<bdi>{of.caller_from}</bdi>)
          </>
        )}
      </span>
      {of.caller_name && <MixedName name={of.caller_name} />}
    </>
  );
}
