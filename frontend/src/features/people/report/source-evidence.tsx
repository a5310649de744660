import { useTranslation } from 'react-i18next';

import { SourceAbout, SourceName } from '#frontend/features/people/report/source-about.tsx';
import { partsOf, sharedParts } from '#frontend/features/people/report/source-parts.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Envelope } from '#shared/values/person.ts';

type Props = { id: string; of: string; fact: Envelope; open: boolean };

/** The sources of a fact, with first and last sighting; what all of them say of themselves is said once, below. */
export function SourceEvidence({ id, of, fact, open }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const { t: words } = useTranslation('report');
  const { locale } = useLanguage();
  const { citations, sources } = useReportContext();
  const aboutOf = (name: string) => sources.find(({ source }) => source === name)?.about;
  const day = (seen: string | null) => (seen ? formats.shortDay(seen, locale) : t('unknown'));
  const rows = fact.sources.map((sighting) => ({
    ...sighting,
    about: aboutOf(sighting.source),
    isDated: sighting.last_seen !== null && !isTermStart(sighting.last_seen),
  }));
  const shared = sharedParts(rows);
  function isTermStart(date: string | null) {
    return date !== null && date === fact.term_start;
  }
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
          {rows.map(({ source, first_seen, last_seen, about, isDated }, i) => (
            <tr key={i}>
              <td>
                <b className="mono small">{citations.get(source)}</b>&ensp;
                <SourceName name={source} about={about} />
                <SourceAbout about={about} parts={partsOf(about, isDated).filter((part) => !shared.includes(part))} />
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
      {shared.length > 0 && (
        <div className="srcs__all">
          <b>{words('source.all')}</b>
          <SourceAbout about={rows[0]?.about} parts={shared} />
        </div>
      )}
    </div>
  );
}
