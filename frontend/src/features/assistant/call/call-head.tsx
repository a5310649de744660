import { Trans, useTranslation } from 'react-i18next';

import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { CallTags } from '#frontend/features/assistant/call-tags.tsx';
import { CallerName } from '#frontend/features/assistant/caller-name.tsx';
import { VerdictSign } from '#frontend/features/assistant/calls/call-row.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatDuration } from '#frontend/lib/duration.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import { isUrgent, numberToCall } from '#shared/values/to-call-back.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** The caller, the time and the reason of a call. */
export function CallHead({ call }: { call: CallSummary }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const { locale } = useLanguage();
  const { moment } = useFormats();
  const { callback_number, callback_extension, caller_name, caller_number, reason, status, urgency } = call;
  const number = numberToCall(call);
  return (
    <>
      <header className="cd__id">
        <VerdictSign of={call} />
        <div>
          <h1 id="call">
            <CallerName of={call} />
          </h1>
          <p>
            {caller_name && caller_number ? <PhoneNumber of={caller_number} /> : t(caller_name ? 'withheld' : 'noName')}{' '}
            · {t('at', { moment: moment(call.started_at), took: formatDuration(call.duration_s, locale) })}
          </p>
          {number && (callback_number || callback_extension) && (
            <p>
              <Trans
                t={t}
                i18nKey="callOn"
                values={{
                  number: callback_extension
                    ? t('extension', { number: formatPhone(number, locale), extension: callback_extension })
                    : formatPhone(number, locale),
                }}
                components={{ n: <bdi dir="ltr" /> }}
              />
            </p>
          )}
        </div>
      </header>
      <div className="stack [--stack:0.375rem]">
        <p className="say" dir="auto">
          {reason ?? t(`status.${status}`)}
        </p>
        {urgency === 'high' && !isUrgent(call) && <p className="urgent">{t('urgent')}</p>}
        <CallTags of={call} />
      </div>
    </>
  );
}
