import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { TodayView } from '#frontend/features/assistant/today/use-today.ts';
import { countCalls, countSpam } from '#frontend/features/assistant/today/week-counts.ts';

/** The week in three figures, beside every page of the assistant. */
export function ThisWeek({ today: { week, to_call_back_total } }: { today: TodayView }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'week' });
  const figures = { answered: countCalls(week), spam: countSpam(week), back: to_call_back_total };
  return (
    <section className="thisweek" aria-labelledby="this-week">
      <h2 id="this-week">{t('title')}</h2>
      <dl>
        {(['answered', 'spam', 'back'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Count of={figures[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
