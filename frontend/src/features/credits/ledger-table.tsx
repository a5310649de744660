import { Trans, useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { entrySubject, entryCause, entryNote } from '#frontend/features/credits/entry-text.ts';
import { groupConsecutive } from '#frontend/features/credits/group-consecutive.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CreditEntry } from '#shared/api/billing.ts';

/** The lines of the ledger, by day. */
export function LedgerTable({ entries }: { entries: readonly CreditEntry[] }) {
  const { t } = useTranslation('credits', { keyPrefix: 'ledger' });
  const { date } = useFormats();
  return (
    <table className="tbl led">
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col" className="end">
            {t('change')}
          </th>
          <th scope="col" className="end">
            {t('left')}
          </th>
        </tr>
      </thead>
      {groupConsecutive(entries, ({ at }) => date(at)).map(([day, lines]) => (
        <tbody key={day}>
          <tr className="cday">
            <th colSpan={4} scope="rowgroup">
              {day}
            </th>
          </tr>
          {lines.map((entry) => (
            <Row key={entry.entry_id} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ entry }: { entry: CreditEntry }) {
  const { t } = useTranslation(['credits', 'report', 'auth']);
  const { locale, date, time } = useFormats();
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const [cause, subject, note] = [entryCause(entry, t), entrySubject(entry, t), entryNote(entry, t, date)];
  return (
    <tr>
      <td>
        <bdi>{time(entry.at)}</bdi>
      </td>
      <td>
        <b>
          {subject === null ? (
            cause
          ) : (
            <Trans t={t} i18nKey="credits:ledger.of" values={{ cause, subject }} components={{ n: <bdi /> }} />
          )}
        </b>
        {note && <small>{note}</small>}
      </td>
      <td className="end">
        <bdi dir="ltr" className={entry.change > 0 ? 'plus' : entry.change === 0 ? 'muted' : undefined}>
          {signed.format(entry.change).replace('-', '−')}
        </bdi>
      </td>
      <td className="end">
        <Count of={entry.left} />
      </td>
    </tr>
  );
}
