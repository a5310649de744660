import { useTranslation } from 'react-i18next';

import type { RecordedReason } from '#shared/validation/account.ts';

/** What a report says of itself on paper: when it was made, for which purpose, and what it must not be used for. On the screen other lines say so. */
export function PrintHead({ now, purpose }: { now: Date; purpose: RecordedReason }) {
  const { t } = useTranslation(['report', 'auth']);
  return (
    <div className="paper" aria-hidden="true">
      <p>{t('report:paper.made', { at: now.toISOString() })}</p>
      <p>{t('report:paper.purpose', { purpose: t(`auth:reason.uses.${purpose}.name`) })}</p>
      <p className="small">{t('report:paper.law')}</p>
    </div>
  );
}
