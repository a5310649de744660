import '#frontend/styles/credits.css';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { CreditsAdded, useCreditsAdded } from '#frontend/components/credits-added.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ledgerCsv, fetchWholeLedger } from '#frontend/features/credits/ledger-csv.ts';
import { LedgerTable } from '#frontend/features/credits/ledger-table.tsx';
import { Pager } from '#frontend/features/credits/pager.tsx';
import { CreditPips } from '#frontend/features/credits/credit-pips.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { saveCsv } from '#frontend/lib/csv.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';

const kinds = ['all', 'used', 'returned'] as const;

/** The balance, and every credit that was added or used. */
export function Ledger() {
  const { t } = useTranslation(['credits', 'payments', 'report', 'auth']);
  const write = useFormats();
  const { moment } = write;
  const { language } = useLanguage();
  const [query, setQuery] = useState<{ only: (typeof kinds)[number]; page: number }>({ only: 'all', page: 1 });
  const { data: credits, error, mutate } = useEndpoint(billing.getCredits, query, { keepPreviousData: true });
  // Only for how many credits the next month adds: without it, the page is whole.
  const { data: membership } = useEndpoint(billing.getMembership, {});
  const added = useCreditsAdded(membership);
  const [saving, setSaving] = useState<'busy' | Error>();
  const save = async () => {
    setSaving('busy');
    const failed = await fetchWholeLedger().then(
      (entries) => void saveCsv(ledgerCsv(entries, t, write), 'credits.csv'),
      (error: Error) => error,
    );
    setSaving(failed);
  };
  return (
    <>
      <title>{pageTitle(t('credits:ledger.title'))}</title>
      <div className="row row--between acctp__head">
        <div>
          <h1 className="display">
            {credits ? t('credits:ledger.balance', { count: credits.balance }) : t('credits:ledger.title')}
          </h1>
          {credits && (
            <p className="lead [margin-block-start:0.5rem]">
              {credits.renews_at
                ? added?.adds !== 0 && t('credits:ledger.renews', { at: moment(credits.renews_at) })
                : t('credits:ledger.none')}
            </p>
          )}
        </div>
        <Button look="line" size="sm" busy={saving === 'busy'} onClick={() => void save()}>
          <Icon of={Download} />
          {t('credits:ledger.csv')}
        </Button>
      </div>
      {saving instanceof Error && <Failure error={saving} onRetry={() => void save()} />}
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!credits && !error && <Skeleton width="100%" height="16rem" />}
      {credits && (
        <>
          {membership && (
            <CreditsAdded of={membership}>
              <Link to={pathTo('payments', { language })}>{t('payments:title')}</Link>
            </CreditsAdded>
          )}
          <CreditPips {...credits} />
          <section className="part" aria-labelledby="lines">
            <div className="part__head part__head--end">
              <h2 id="lines">{t('credits:ledger.lines')}</h2>
              <div className="tabs" role="group" aria-label={t('credits:ledger.only.label')}>
                {kinds.map((only) => (
                  <button
                    key={only}
                    type="button"
                    aria-pressed={only === query.only}
                    onClick={() => setQuery({ only, page: 1 })}
                  >
                    {t(`credits:ledger.only.${only}`)}
                  </button>
                ))}
              </div>
            </div>
            {credits.entries.total > 0 ? (
              <LedgerTable entries={credits.entries.data} />
            ) : (
              <p className="muted [margin-block-start:1rem]">
                {t(query.only === 'all' ? 'credits:ledger.empty' : 'credits:ledger.emptyOnly')}
              </p>
            )}
            <Pager of={credits.entries} onTurn={(page) => setQuery({ ...query, page })} />
          </section>
        </>
      )}
    </>
  );
}
