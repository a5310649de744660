import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { medianText } from '#frontend/features/transparency/median-text.ts';
import { requestsCsv } from '#frontend/features/transparency/requests-csv.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { saveCsv } from '#frontend/lib/csv.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Transparency } from '#shared/api/privacy.ts';

type Year = Transparency['years'][number];

/** The requests of one year: four sums for the latest one, and each kind in a table. Zeros are shown too. */
export function YearOfRequests({ year, isLatest }: { year: Year; isLatest: boolean }) {
  const { t } = useTranslation(['transparency', 'privacy']);
  const { locale } = useLanguage();
  const sum = (of: 'received' | 'complied' | 'denied' | 'late') =>
    year.kinds.reduce((total, kind) => total + kind[of], 0);
  const id = `year-${year.year}`;
  return (
    <section aria-labelledby={id}>
      {isLatest && (
        <dl className="figures">
          {(['received', 'complied', 'denied', 'late'] as const).map((of) => (
            <div key={of}>
              <dt>{t(`transparency:sums.${of}`, { year: year.year })}</dt>
              <dd>
                <Count of={sum(of)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="cdh">
        <h2 id={id}>{t('transparency:byKind', { year: year.year })}</h2>
        <Button
          look="ghost"
          size="sm"
          onClick={() => saveCsv(requestsCsv(year, t), `calluna-requests-${year.year}.csv`)}
        >
          <Icon of={Download} />
          {t('transparency:csv')}
        </Button>
      </div>
      <div className="tblscroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('transparency:column.kind')}</th>
              {(['received', 'complied', 'denied', 'unconfirmed', 'open', 'median', 'late'] as const).map((column) => (
                <th key={column} scope="col" className="end">
                  {t(`transparency:column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {year.kinds.map((kind) => (
              <tr key={kind.kind}>
                <th scope="row">{t(`privacy:kind.${kind.kind}`)}</th>
                {(['received', 'complied', 'denied', 'unconfirmed', 'open'] as const).map((column) => (
                  <td key={column} className="end">
                    <Count of={kind[column]} />
                  </td>
                ))}
                <td className="end">{medianText(kind.median_days, t, locale)}</td>
                <td className="end">
                  <Count of={kind.late} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted [margin-block-start:0.75rem]">
        {year.counted_at
          ? t('transparency:countedAt', { at: formats.moment(year.counted_at, locale) })
          : t('transparency:notCounted')}
      </p>
    </section>
  );
}
