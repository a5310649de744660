import '#frontend/styles/legend.css';

import { useTranslation } from 'react-i18next';

/** What the lines of the family graph mean, as far as it has them. */
export function FamilyLegend({ hasUncertain }: { hasUncertain: boolean }) {
  const { t } = useTranslation('report', { keyPrefix: 'family' });
  const line = (dashes?: string) => (
    <svg width="28" height="2" viewBox="0 0 28 2" aria-hidden="true">
      <path d="M0 1h28" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes} />
    </svg>
  );
  return (
    <p className="legend">
      <span>
        {line()}
        {t('known')}
      </span>
      {hasUncertain && (
        <span>
          {line('4 4')}
          {t('may')}
        </span>
      )}
      <span>{t('minors')}</span>
    </p>
  );
}
