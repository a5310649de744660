import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';

/** How often the verdict is right, as it was measured last. Where it was not, nothing is claimed. */
export function Accuracy() {
  const { t } = useTranslation('assistant', { keyPrefix: 'verdict' });
  const { locale } = useLanguage();
  const { data: measured } = useEndpoint(assistant.getAccuracy, {}, { revalidateIfStale: false });
  if (!measured) return null;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const { balanced_accuracy, false_alarms, calls, measured_on } = measured;
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
