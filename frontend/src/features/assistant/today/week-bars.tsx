import '#frontend/styles/legend.css';

import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { TodayView } from '#frontend/features/assistant/today/use-today.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The calls of seven days as bars, spam on top of people. */
export function WeekBars({ week }: { week: TodayView['week'] }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { locale } = useLanguage();
  const most = Math.max(3, ...week.map(({ calls }) => calls));
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const share = (calls: number) => ({ '--share': calls / most }) as CSSProperties;
  return (
    <section aria-labelledby="bars">
      <div className="cdh">
        <h2 id="bars">{t('week')}</h2>
      </div>
      <ol className="bars7">
        {week.map(({ day, calls, spam }, i) => (
          <li key={day} aria-current={i === week.length - 1 ? 'date' : undefined}>
            <span className="stackbar" aria-hidden="true">
              <i style={share(calls - spam)} />
              <i className="is-spam" style={share(spam)} />
            </span>
            <span aria-hidden="true">{name.format(new Date(day))}</span>
            <b aria-hidden="true">
              <Count of={calls} />
            </b>
            <span className="vh">{t('day', { day, calls, spam })}</span>
          </li>
        ))}
      </ol>
      <p className="legend bars7__key" aria-hidden="true">
        <span className="is-people">{t('people')}</span>
        <span className="is-spam">{t('spam')}</span>
      </p>
    </section>
  );
}
