import '#frontend/styles/compare.css';
import '#frontend/styles/report.css';

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { type CardRow, comparedRows, inCommon, withReport } from '#frontend/features/people/compare/compared-rows.ts';
import { BackToResults } from '#frontend/features/people/report/back-to-results.tsx';
import { ComparedCell } from '#frontend/features/people/compare/compared-cell.tsx';
import { InBoth } from '#frontend/features/people/compare/in-both.tsx';
import { isReplaced, reportRows } from '#frontend/features/people/compare/report-rows.ts';
import { useReadable } from '#frontend/features/people/compare/use-readable.ts';
import { sections } from '#frontend/features/people/report/sections.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { people } from '#shared/api/people.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';
import { dayOf } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';

/** Two people side by side: as their reports have them where those can be read now, else as their cards do. */
export function Compare() {
  const { t } = useTranslation('compare');
  const { language } = useLanguage();
  const { one, other } = useParams();
  const ids = [PersonId.safeParse(one).data, PersonId.safeParse(other).data] as const;
  return (
    <div className="wrap sec">
      <title>{pageTitle(t('title'))}</title>
      <BackToResults of={ids.filter((id) => id !== undefined)} />
      <h1 className="display">{t('title')}</h1>
      <p className="lead [margin-block:0.5rem_1.5rem]">{t('lead')}</p>
      {ids[0] && ids[1] && ids[0] !== ids[1] ? (
        <Both ids={[ids[0], ids[1]]} />
      ) : (
        <div className="stack">
          <p role="alert">{t('same')}</p>
          <div>
            <LinkButton to={pathTo('home', { language })}>{t('search')}</LinkButton>
          </div>
        </div>
      )}
    </div>
  );
}

function Both({ ids: [first, second] }: { ids: [PersonId, PersonId] }) {
  const { t } = useTranslation('compare');
  const { t: report } = useTranslation('report');
  const { t: person } = useTranslation('people', { keyPrefix: 'person' });
  const { locale } = useLanguage();
  usePlaceNames(); // shown again when they have loaded
  const one = useEndpoint(people.getTeaser, { person_id: first });
  const other = useEndpoint(people.getTeaser, { person_id: second });
  const { reports, freeUntil, isReading, fault: reading } = useReadable([first, second]);
  const isOf = (answer: typeof one) => answer.error?.code === 'people.not-found';
  const fault = [one, other].find((answer) => answer.error && !isOf(answer))?.error;
  if (fault) return <Failure error={fault} onRetry={() => void Promise.all([one.mutate(), other.mutate()])} />;
  if ((!one.data && !isOf(one)) || (!other.data && !isOf(other)) || isReading)
    return <Skeleton width="100%" height="24rem" />;
  const both = [one.data, other.data] as const;
  const lines = { t: report, locale, today: dayOf(serverNow()) };
  const areBoth = reports.every((each) => each !== undefined); // then what they share comes first
  const hasReport = reports.some((each) => each !== undefined);
  const rows = comparedRows(both, { t, person, locale, isMixed: hasReport });
  const ofCard = (keys: readonly CardRow[], column: number) =>
    rows.flatMap(({ key, values }) => (keys.includes(key) ? (values[column] ?? []) : [])).join(' · ') || null;
  const [top, ...others] = hasReport ? rows.filter(({ key }) => !isReplaced(key)) : rows;
  const lists = hasReport ? reportRows(reports, both, ofCard, { t, lines }) : [];
  const common = inCommon(
    both.map((card, i) => card && withReport(card, reports[i])),
    locale,
  );
  const commonRows = [
    [t('commonPlaces'), common.towns],
    // Once both reports can be read, the part below has them.
    [t('commonRelatives'), areBoth ? [] : common.relatives],
  ] as const;
  const inBoth = <InBoth ids={[first, second]} reports={reports} lines={lines} fault={reading} />;
  return (
    <>
      {areBoth && inBoth}
      <div className="cmp__scroll">
        <table className="cmp">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('what')}</span>
              </th>
              <Head id={first} person={one.data} freeUntil={freeUntil(first)} />
              <Head id={second} person={other.data} freeUntil={freeUntil(second)} />
            </tr>
          </thead>
          <tbody>
            {[...(top ? [top] : []), ...lists, ...others].map(({ label, values, isSame = false }) => (
              <tr key={label} className={isSame ? 'cmp__same' : undefined}>
                <th scope="row">{label}</th>
                {values.map((cell, i) => (
                  <td key={i}>
                    <ComparedCell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
            {commonRows
              .filter(([, values]) => values.length > 0)
              .map(([label, values]) => (
                <tr key={label} className="cmp__same">
                  <th scope="row">{label}</th>
                  <td colSpan={2}>
                    {values.map((value) => (
                      <bdi key={value} className="cmp__one">
                        {value}
                      </bdi>
                    ))}
                  </td>
                </tr>
              ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <b>{t('facts')}</b>
              </th>
            </tr>
            {sections
              .filter((section) => section !== 'images')
              .map((section) => (
                <tr key={section}>
                  <th scope="row">{report(`section.${section}`)}</th>
                  {both.map((card, i) => (
                    <td key={i}>{card ? <Count of={card.counts[section]} /> : '–'}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {!areBoth && inBoth}
    </>
  );
}

type HeadProps = { id: PersonId; person: Teaser | undefined; freeUntil: string | undefined };

/** The person of a column, how to open the report, and until when that is free. */
function Head({ id: person_id, person, freeUntil }: HeadProps) {
  const { t } = useTranslation('compare');
  const { t: words } = useTranslation('people', { keyPrefix: 'person' });
  const { language } = useLanguage();
  if (!person) return <th scope="col">{t('gone')}</th>;
  const { full_name: name, portrait } = person;
  return (
    <th scope="col">
      <span className="cmp__who">
        <span>{portrait ? <Portrait seed={portrait} size={48} /> : <Initials name={name} size={48} />}</span>
        <bdi>{name}</bdi>
        <LinkButton
          look="line"
          size="sm"
          to={pathTo('report', { language, person_id })}
          aria-label={t('openOf', { name })}
        >
          {t('open')}
        </LinkButton>
        {freeUntil && <small className="cmp__free">{words('free', { at: freeUntil })}</small>}
      </span>
    </th>
  );
}
