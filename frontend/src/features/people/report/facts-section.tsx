import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Report } from '#shared/api/people.ts';

type Props = { report: Report; of: keyof typeof sectionLines; children?: ReactNode };

/** A section that is a list of facts. */
export function FactsSection({ report, of, children }: Props) {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const lines = sectionLines[of](report, { t, locale });
  return (
    <ReportSection of={of} count={lines.length} axis>
      {children}
      <ol>
        {lines.map((line, i) => (
          <FactRow key={i} line={line} />
        ))}
      </ol>
    </ReportSection>
  );
}
