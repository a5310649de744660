import { Trans, useTranslation } from 'react-i18next';

import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { SourceAbout, SourceName } from '#frontend/features/people/report/source-about.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Report } from '#shared/api/people/report.ts';

/** The sources of the report, by citation number. */
export function SourcesSection({ report: { sources } }: { report: Report }) {
  const { t } = useTranslation('report', { keyPrefix: 'source' });
  const { t: word } = useTranslation('report');
  const { locale } = useLanguage();
  const { citations, isReadOnly } = useReportContext();
  return (
    <ReportSection of="sources" count={citations.size}>
      <ol className="srcs">
        {[...citations].map(([name, number]) => {
          const listed = sources.find(({ source }) => source === name);
          return (
            <li key={name} id={`source-${number}`} tabIndex={-1}>
              <b>{number}</b>
              <strong>
                <SourceName name={name} about={listed?.about} />
              </strong>
              {listed && <span className="num">{t('facts', { count: listed.facts })}</span>}
              <small>
                {listed?.last_seen ? t('last', { day: formats.day(listed.last_seen, locale) }) : t('undated')}
              </small>
              <SourceAbout about={listed?.about} isDated={Boolean(listed?.last_seen)} />
            </li>
          );
        })}
      </ol>
      {!isReadOnly && (
        <p className="part__note noprint">
          <Trans t={word} i18nKey="dispute.hint" components={{ b: <b /> }} />
        </p>
      )}
    </ReportSection>
  );
}
