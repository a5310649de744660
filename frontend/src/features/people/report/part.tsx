import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { AxisYears } from '#frontend/features/people/report/axis-years.tsx';
import type { Section } from '#frontend/features/people/report/sections.ts';

type Props = { of: Section | 'sources'; count: number; axis?: boolean; children?: ReactNode };

/** A section of the report, or the plain word that there is nothing to it. */
export function Part({ of, count, axis = false, children }: Props) {
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
      {count === 0 && of !== 'sources' ? <p className="part__note">{t(`none.${of}`)}</p> : children}
    </section>
  );
}
