import { useTranslation } from 'react-i18next';

import { SourceAbout, SourceName } from '#frontend/features/people/report/source-about.tsx';
import { partsOf } from '#frontend/features/people/report/source-parts.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Envelope } from '#shared/values/person.ts';

type Props = { id: string; of: string; fact: Envelope; open: boolean };

/** The sources of a fact, with first and last sighting. */
export function SourceEvidence({ id, of, fact, open }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const { t: words } = useTranslation('report');
  const { locale } = useLanguage();
  const { citations, sources } = useReportContext();
  const aboutOf = (name: string) => sources.find(({ source }) => source === name)?.about;
  const day = (seen: string | null) => (seen ? formats.day(seen, locale) : t('unknown'));
  const isTermStart = (date: string | null) => date !== null && date === fact.term_start;
  return (
    <div className="drawer" id={id} hidden={!open}>
      <table>
        <caption className="vh">{t('caption', { fact: of })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('source')}</th>
            <th scope="col">{t('first')}</th>
            <th scope="col">{t('last')}</th>
          </tr>
        </thead>
        <tbody>
          {fact.sources.map(({ source, first_seen, last_seen }, i) => (
            <tr key={i}>
              <td>
                <b className="mono small">{citations.get(source)}</b>&ensp;
                <SourceName name={source} about={aboutOf(source)} />
                <SourceAbout
                  about={aboutOf(source)}
                  parts={partsOf(aboutOf(source), last_seen !== null && !isTermStart(last_seen))}
                />
              </td>
              <td data-label={t('first')}>{day(first_seen)}</td>
              <td data-label={t('last')}>
                {fact.until && isTermStart(last_seen)
                  ? words('seen.term', { from: day(last_seen), until: day(fact.until) })
                  : day(last_seen)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
