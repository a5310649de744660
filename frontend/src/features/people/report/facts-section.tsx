import { useTranslation } from 'react-i18next';

import { ConfidenceLegend } from '#frontend/features/people/report/confidence-legend.tsx';
import { FactList } from '#frontend/features/people/report/fact-list.tsx';
import { sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { foldFormer } from '#frontend/features/people/report/fold-former.ts';
import { FormerFacts } from '#frontend/features/people/report/former-facts.tsx';
import { Legend } from '#frontend/features/people/report/legend.tsx';
import { columnsOf } from '#frontend/features/people/report/provenance.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import type { Report } from '#shared/api/people/report.ts';

/** How former facts of a section are counted, where it has any. */
const FORMER = { emails: 'formerEmails', jobs: 'formerJobs', social_profiles: 'formerProfiles' } as const;

type Props = {
  report: Report;
  of: Exclude<keyof typeof sectionLines, 'phones'>;
  hidden?: string | undefined;
  /** Whether to say how confidence is read, and bars, if there are any. */
  legend?: boolean;
};

/** A section that is a list of facts; several former ones are folded. */
export function FactsSection({ report, of, hidden, legend = false }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'group' });
  const lines = sectionLines[of](report, useLines());
  const label = of in FORMER ? FORMER[of as keyof typeof FORMER] : undefined;
  const { held, former } = label ? foldFormer(lines) : { held: lines, former: [] };
  const columns = columnsOf(held);
  return (
    <ReportSection of={of} count={lines.length} hidden={hidden} columns={columns}>
      {legend && columns.seen && <Legend />}
      {legend && <ConfidenceLegend />}
      <FactList lines={held} />
      {label && (
        <FormerFacts facts={former.map(({ fact }) => fact)} label={t(label, { count: former.length })}>
          <FactList lines={former} />
        </FormerFacts>
      )}
    </ReportSection>
  );
}
