import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { linesOf } from '#frontend/features/people/report/lines.ts';
import { Part } from '#frontend/features/people/report/part.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Report } from '#shared/api/people.ts';

type Props = { report: Report; of: keyof typeof linesOf; children?: ReactNode };

/** A section that is a list of facts. */
export function FactsPart({ report, of, children }: Props) {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const lines = linesOf[of](report, { t, locale });
  return (
    <Part of={of} count={lines.length} axis>
      {children}
      <ol>
        {lines.map((line, i) => (
          <FactRow key={i} line={line} />
        ))}
      </ol>
    </Part>
  );
}
