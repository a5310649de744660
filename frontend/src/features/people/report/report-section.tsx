import type { ReactNode, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { Columns } from '#frontend/features/people/report/provenance.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { Section } from '#frontend/features/people/report/sections.ts';

type Props = {
  of: Section | 'sources';
  count: number;
  /** What its rows have columns for. */
  columns?: Columns;
  /** Why there is nothing to show, where that is known. */
  hidden?: string | undefined;
  children?: ReactNode;
};

/** A section of the report. An empty one is left out: one line names them all (nothing-known.tsx). */
export function ReportSection({ of, count, columns = {}, hidden, children }: Props) {
  const { t } = useTranslation('report');
  if (!count && !hidden) return null;
  const hasAxis = columns.seen && count > 0;
  return (
    <section className="part" id={of} aria-labelledby={`${of}-title`} tabIndex={-1}>
      <div className={hasAxis ? 'part__head part__head--axis' : 'part__head'}>
        <h2 id={`${of}-title`}>
          {t(`section.${of}`)}{' '}
          <span>
            <Count of={count} />
          </span>
        </h2>
        {hasAxis && (
          <>
            <AxisYears />
            {columns.evidence && <span className="cap only-wide">{t('legend.column')}</span>}
          </>
        )}
      </div>
      {count ? children : <p className="part__note">{hidden}</p>}
    </section>
  );
}

/** The years of the shared axis, over the bars of a section. */
function AxisYears() {
  const { axis } = useReportContext();
  return (
    <span className="axis" aria-hidden>
      {axis.years.map(({ year, at }) => (
        <span key={year} style={{ '--a': `${(at * 100).toFixed(1)}%` } as CSSProperties}>
          {year}
        </span>
      ))}
    </span>
  );
}
