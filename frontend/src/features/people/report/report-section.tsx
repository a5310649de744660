import type { ReactNode, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { Section } from '#frontend/features/people/report/sections.ts';

type Props = { of: Section | 'sources'; count: number; axis?: boolean; empty?: string; children?: ReactNode };

/** A section of the report, or a note that it is empty: `empty`, where it is known why. */
export function ReportSection({ of, count, axis = false, empty, children }: Props) {
  const { t } = useTranslation('report');
  return (
    <section className="part" id={of} aria-labelledby={`${of}-title`} tabIndex={-1}>
      <div className={axis && count ? 'part__head part__head--axis' : 'part__head'}>
        <h2 id={`${of}-title`}>
          {t(`section.${of}`)}{' '}
          <span>
            <Count of={count} />
          </span>
        </h2>
        {axis && count > 0 && (
          <>
            <AxisYears />
            <span className="cap only-wide">{t('legend.column')}</span>
          </>
        )}
      </div>
      {count === 0 && of !== 'sources' ? <p className="part__note">{empty ?? t(`none.${of}`)}</p> : children}
    </section>
  );
}

/** The years of the shared axis, over the bars of a section. */
function AxisYears() {
  const { axis } = useReportContext();
  return (
    <span className="axis" dir="ltr" aria-hidden>
      {axis.years.map(({ year, at }) => (
        <span key={year} style={{ '--a': `${(at * 100).toFixed(1)}%` } as CSSProperties}>
          {year}
        </span>
      ))}
    </span>
  );
}
