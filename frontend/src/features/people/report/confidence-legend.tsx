import { useTranslation } from 'react-i18next';

import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import { confidenceLevel } from '#frontend/features/people/report/confidence-level.ts';

/** What each level of confidence means, as imports and merges count it (functions/people/import/merge-person.ts). */
export function ConfidenceLegend() {
  const { t } = useTranslation('report', { keyPrefix: 'levels' });
  return (
    <details className="levels">
      <summary>{t('title')}</summary>
      <dl>
        {([4, 3, 2, 1] as const).map((level) => (
          <div key={level}>
            <dt>
              <Confidence of={level} />
            </dt>
            <dd>{t(confidenceLevel(level))}</dd>
          </div>
        ))}
      </dl>
      <p>{t('note')}</p>
    </details>
  );
}
