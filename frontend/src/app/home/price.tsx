import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { PaymentSchedule } from '#frontend/components/payment-schedule.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money-format.ts';

/** An amount within a phrase. Phrases with elements in them need a parser, which a first visit should not have to load. */
const ltr = (amount: string) => `\u2066${amount}\u2069`;

/** The price in one line, as configured now. */
export function PriceLine() {
  const { t } = useTranslation('home', { keyPrefix: 'price' });
  const { locale } = useLanguage();
  const { data: offer } = useEndpoint(billing.getOffer, {});
  if (!offer) return <Skeleton width="16rem" />;
  const price = ltr(formatMoney(offer.monthly_price, locale));
  return (
    <span>
      {t('free')}
      <Gap />
      {offer.trial_days > 0 ? t('lineTrial', { count: offer.trial_days, price }) : t('line', { price })}
      {offer.tax && (
        <Suspense>
          <Gap />
          <TaxInPrice of={offer.tax} />
        </Suspense>
      )}
    </span>
  );
}

/** Loaded where there is a tax: the names of taxes are long. */
const TaxInPrice = lazy(() =>
  import('#frontend/app/home/tax-in-price.tsx').then(({ TaxInPrice }) => ({ default: TaxInPrice })),
);

/** What a membership costs and when, if it began now, in the visitor's time zone. */
export function PriceWithDates() {
  const { t } = useTranslation('home', { keyPrefix: 'price' });
  const { language } = useLanguage();
  const { data: offer, error, mutate } = useEndpoint(billing.getOffer, {});
  return (
    <section className="sec sec--rule" aria-labelledby="h-price">
      <div className="wrap split">
        <div className="stack">
          <h2 className="display" id="h-price">
            {t('title')}
          </h2>
          <p className="lead">{t('lead')}</p>
          <p>
            <LinkButton look="line" to={pathTo('payment', { language })}>
              {t('start')}
            </LinkButton>
          </p>
        </div>
        {error && <Failure error={error} onRetry={() => void mutate()} />}
        {!error && (
          <div className="stack [--stack:1rem]">
            <PaymentSchedule offer={offer} />
            {offer?.tax && (
              <p className="small muted">
                <Suspense>
                  <TaxInPrice of={offer.tax} />
                </Suspense>
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
