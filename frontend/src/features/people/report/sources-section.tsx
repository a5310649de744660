import { Trans, useTranslation } from 'react-i18next';

import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { SourceAbout } from '#frontend/features/people/report/source-about.tsx';
import { partsOf, sharedParts } from '#frontend/features/people/report/source-parts.ts';
import { SourceRow } from '#frontend/features/people/report/source-row.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';

/** More sources than these say of themselves what is their own only on request. */
const SHOWN = 1;

/** The sources of the report, by citation number; what all say of themselves is said once, below. */
export function SourcesSection() {
  const { t } = useTranslation('report');
  const { citations, sources, isReadOnly } = useReportContext();
  const rows = [...citations].map(([name, number]) => {
    const listed = sources.find(({ source }) => source === name);
    return { name, number, listed, about: listed?.about, isDated: Boolean(listed?.last_seen) };
  });
  const shared = sharedParts(rows);
  return (
    <ReportSection of="sources" count={citations.size}>
      <ol className="srcs">
        {rows.map(({ name, number, listed, about, isDated }) => (
          <SourceRow
            key={name}
            name={name}
            number={number}
            listed={listed}
            parts={partsOf(about, isDated).filter((part) => !shared.includes(part))}
            isFolded={rows.length > SHOWN}
          />
        ))}
      </ol>
      {shared.length > 0 && (
        <div className="srcs__all">
          <b>{t('source.all')}</b>
          <SourceAbout about={rows[0]?.about} parts={shared} />
        </div>
      )}
      {!isReadOnly && (
        <p className="part__note noprint">
          <Trans t={t} i18nKey="dispute.hint" components={{ b: <b /> }} />
        </p>
      )}
    </ReportSection>
  );
}
