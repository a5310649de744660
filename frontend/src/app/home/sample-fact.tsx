import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { sampleNumber } from '#frontend/features/people/sample/sample-number.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

const axis = [2000, 2010, 2020] as const;
const place = (year: number) => `${((year - 2000) / 27) * 100}%`;

const yearOf = (day: string) => Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) - 0.5) / 12;
const [[, firstSeen, lastSeen]] = sampleNumber.seen;

/** One line of the sample report, enlarged. The person is in no data, the number is one for fiction, and the page says so. */
export function SampleFact() {
  const { t } = useTranslation('home', { keyPrefix: 'specimen' });
  const { language, locale } = useLanguage();
  const [first, last] = [formats.day(firstSeen, locale), formats.day(lastSeen, locale)];
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
              <bdi dir="ltr">{language === 'en' ? sampleNumber.national : sampleNumber.international}</bdi>
            </div>
            <Say title={t('fact.title')}>{t('fact.says', { name: sampleNumber.name })}</Say>
          </div>
          <div>
            <div className="spec__show">
              <span
                className="seen"
                role="img"
                aria-label={t('seen.label', { first, last })}
                style={{ '--a': place(yearOf(firstSeen)), '--b': place(yearOf(lastSeen)) } as CSSProperties}
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
                {sampleNumber.seen.map(([source]) => (
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
