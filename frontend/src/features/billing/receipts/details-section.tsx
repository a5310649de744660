import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { BilledTo } from '#frontend/features/billing/receipts/billed-to.tsx';
import { DetailsForm } from '#frontend/features/billing/receipts/details-form.tsx';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { receipts } from '#shared/api/receipts.ts';

/** Who receipts are made out to, with a form to change or remove it. */
export function DetailsSection() {
  const { t } = useTranslation('payments', { keyPrefix: 'details' });
  const { data, error, mutate } = useEndpoint(receipts.getDetails, {});
  const removal = useAction(receipts.setDetails, { refreshes: [receipts.getDetails, receipts.getReceipt] });
  const [isOpen, setOpen] = useState(false);
  const details = data?.details ?? null;
  return (
    <section className="part" aria-labelledby="details">
      <div className="part__head">
        <h2 id="details">{t('title')}</h2>
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton width="100%" height="5rem" />}
      {data && !isOpen && (
        <div className="offer">
          <p className="small">{details ? <BilledTo of={details} /> : t('none')}</p>
          <div className="row [--gap:0.5rem]">
            <Button look="line" size="sm" onClick={() => setOpen(true)}>
              {t(details ? 'change' : 'fillIn')}
            </Button>
            {details && (
              <Button
                look="ghost"
                size="sm"
                busy={removal.isMutating}
                onClick={() => void removal.trigger({ details: null })}
              >
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
      )}
      {removal.error && <Failure error={removal.error} />}
      {data && isOpen && <DetailsForm of={details} country={data.country} onDone={() => setOpen(false)} />}
    </section>
  );
}
