import '#frontend/styles/schedule.css';

import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { type Payment, scheduleOf } from '#frontend/features/people/report/schedule.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { billing } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money.ts';

/** The price in one line, as configured now. */
export function PriceLine() {
  const { t } = useTranslation('home', { keyPrefix: 'price' });
  const { locale } = useLanguage();
  const { data: offer } = useEndpoint(billing.getOffer, {});
  if (!offer) return <Skeleton width="16rem" />;
  const price = formatMoney(offer.monthly_price, locale);
  return (
    <span>
      {t('free')}{' '}
      <Trans
        t={t}
        i18nKey={offer.trial_days > 0 ? 'lineTrial' : 'line'}
        count={offer.trial_days}
        values={{ price }}
        components={{ price: <bdi dir="ltr" /> }}
      />
    </span>
  );
}

/** What a membership costs and when, reckoned from this minute, in the visitor's time zone. */
export function PriceWithDates() {
  const { t } = useTranslation('home', { keyPrefix: 'price' });
  const { data: offer, error, mutate } = useEndpoint(billing.getOffer, {});
  const [now] = useState(() => new Date());
  return (
    <section className="sec sec--rule" aria-labelledby="h-price">
      <div className="wrap split">
        <div className="stack">
          <h2 className="display" id="h-price">
            {t('title')}
          </h2>
          <p className="lead">{t('lead')}</p>
          <p className="small muted">{t('soon')}</p>
        </div>
        {error && <Failure error={error} onRetry={() => void mutate()} />}
        {!error && (
          <ol className="sched" aria-busy={!offer}>
            {offer
              ? scheduleOf(offer, now).map((payment) => (
                  <Line key={payment.kind} payment={payment} days={offer.trial_days} />
                ))
              : [1, 2, 3].map((line) => (
                  <li key={line} className="is-quiet">
                    <Skeleton width="70%" height="1.25rem" />
                  </li>
                ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Line({ payment: { kind, at, price, credits }, days }: { payment: Payment; days: number }) {
  const { t } = useTranslation('home', { keyPrefix: 'price' });
  const { locale } = useLanguage();
  const when = formats.moment(at, locale);
  return (
    <li className={kind === 'trial' ? 'is-now' : kind === 'monthly' ? 'is-quiet' : undefined}>
      <b>{kind === 'trial' ? t('today', { when }) : when}</b>
      <span className="amt">
        <Price of={price} />
      </span>
      <p>
        {t(`${kind}.says`, { count: days })} {t('credits', { count: credits })}
      </p>
    </li>
  );
}
