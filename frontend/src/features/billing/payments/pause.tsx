import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { figures } from '#shared/values/figures.ts';
import type { Membership } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';

const choices = Array.from({ length: figures.pauseMonths }, (_, index) => index + 1);

/** Offers a pause beside cancelling: for how many months, and what it means. */
export function Pause({ onPaused }: { onPaused: (membership: Membership) => void }) {
  const { t } = useTranslation('payments', { keyPrefix: 'pause' });
  const [months, setMonths] = useState(1);
  const { trigger, error, isMutating } = useAction(billing.pauseMembership, { refreshes });
  return (
    <section className="card stack [--stack:1rem]" aria-labelledby="pause">
      <h2 id="pause" className="card-title">
        {t('title')}
      </h2>
      <p className="small">{t('lead')}</p>
      <fieldset>
        <legend className="vh">{t('howLong')}</legend>
        <div className="pick">
          {choices.map((count) => (
            <label key={count}>
              <input type="radio" name="months" checked={months === count} onChange={() => setMonths(count)} />
              <span>{t('months', { count })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {error && <Failure error={error} />}
      <p>
        <Button
          look="line"
          busy={isMutating}
          onClick={() => void trigger({ months }).then((paused) => paused && onPaused(paused))}
        >
          {t('button')}
        </Button>
      </p>
    </section>
  );
}

/** Ends a pause. Where the paid time is over, it says that a month is charged at once. */
export function ResumeButton({ price, isPaid }: { price: Money; isPaid: boolean }) {
  const { t } = useTranslation('payments', { keyPrefix: 'pause' });
  const write = useFormats();
  const { trigger, error, isMutating } = useAction(billing.resumeMembership, { refreshes });
  return (
    <>
      <Button busy={isMutating} onClick={() => void trigger({})}>
        {isPaid ? t('resume') : t('resumePaid', { amount: write.money(price) })}
      </Button>
      {error && <Failure error={error} />}
    </>
  );
}
