import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';

/** The measured accuracy of the verdict; nothing if it has not been measured. */
export function Accuracy() {
  const { t } = useTranslation('assistant', { keyPrefix: 'verdict' });
  const { locale } = useLanguage();
  const { data: accuracy } = useEndpoint(assistant.getAccuracy, {}, { revalidateIfStale: false });
  if (!accuracy) return null;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const { balanced_accuracy, false_alarms, calls, measured_on } = accuracy;
  return (
    <p className="hint">
      {t('accuracy', {
        right: share.format(balanced_accuracy),
        wrong: share.format(false_alarms),
        calls: new Intl.NumberFormat(locale).format(calls),
        day: measured_on,
      })}
    </p>
  );
}
