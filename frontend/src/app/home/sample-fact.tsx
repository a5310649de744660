import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

const axis = [2000, 2010, 2020] as const;
const place = (year: number) => `${((year - 2000) / 27) * 100}%`;

/** One line of the sample report, enlarged. The person is in no data, the number is one for fiction, and the page says so. */
export function SampleFact() {
  const { t } = useTranslation('home', { keyPrefix: 'specimen' });
  const { language, locale } = useLanguage();
  const [first, last] = [formats.day('2017-05-14', locale), formats.day('2026-11-12', locale)];
  return (
    <section className="sec" aria-labelledby="h-specimen">
      <div className="wrap">
        <p>
          <Chip tone="line">{t('chip')}</Chip>
        </p>
        <h2 className="display" id="h-specimen">
          {t('title')}
        </h2>
        <p className="lead">{t('lead')}</p>
        <div className="spec">
          <div>
            <div className="spec__show spec__show--v">
              <bdi dir="ltr">{language === 'en' ? '(218) 555-0142' : '+1 218-555-0142'}</bdi>
            </div>
            <Say title={t('fact.title')}>{t('fact.says', { name: 'Alex Jordan Example' })}</Say>
          </div>
          <div>
            <div className="spec__show">
              <span
                className="seen"
                role="img"
                aria-label={t('seen.label', { first, last })}
                style={{ '--a': place(2017.37), '--b': place(2026.87) } as CSSProperties}
              >
                <i className="seen__bar seen__bar--4" />
              </span>
              <span className="axis axis--on" aria-hidden="true">
                {axis.map((year) => (
                  <span key={year} style={{ '--a': place(year) } as CSSProperties}>
                    {year}
                  </span>
                ))}
              </span>
            </div>
            <Say title={t('seen.title')}>{t('seen.says', { first, last })}</Say>
          </div>
          <div>
            <div className="spec__show">
              <span className="conf conf--4 spec__big">
                <svg viewBox="0 0 20 14" aria-hidden="true">
                  {[0, 1, 2, 3].map((bar) => (
                    <rect key={bar} x={bar * 5} y={9 - bar * 3} width="3" height={5 + bar * 3} rx="1" className="on" />
                  ))}
                </svg>
                <span>{t('sure.high')}</span>
              </span>
            </div>
            <Say title={t('sure.title')}>{t('sure.says')}</Say>
          </div>
          <div>
            <div className="spec__show">
              <span className="cites spec__big" role="img" aria-label={t('who.label')}>
                {[1, 3, 5].map((source) => (
                  <span key={source}>{source}</span>
                ))}
              </span>
            </div>
            <Say title={t('who.title')}>{t('who.says')}</Say>
          </div>
        </div>
        <p className="[margin-block-start:1.5rem]">
          <Link to={pathTo('sampleReport', { language })}>{t('whole')}</Link>
        </p>
      </div>
    </section>
  );
}

const Say = ({ title, children }: { title: string; children: string }) => (
  <p className="spec__say">
    <b>{title}</b>
    {children}
  </p>
);
