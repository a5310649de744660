import '#frontend/styles/schedule.css';

import { useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { type Offer, type Payment, scheduleOf } from '#frontend/lib/payment-schedule.ts';

/** What a membership that starts now costs, and when, in the visitor's time zone; its shape while the offer is read. */
export function PaymentSchedule({ offer, now }: { offer: Offer | undefined; now: Date }) {
  return (
    <ol className="sched" aria-busy={!offer}>
      {offer
        ? scheduleOf(offer, now).map((payment) => (
            <Line key={payment.kind} payment={payment} days={offer.trial_days} now={now} />
          ))
        : [1, 2, 3].map((line) => (
            <li key={line} className="is-quiet">
              <Skeleton width="70%" height="1.25rem" />
            </li>
          ))}
    </ol>
  );
}

function Line({ payment: { kind, at, price, credits }, days, now }: { payment: Payment; days: number; now: Date }) {
  const { t } = useTranslation('billing', { keyPrefix: 'schedule' });
  const { locale } = useLanguage();
  const isToday = at.getTime() === now.getTime();
  return (
    <li className={isToday ? 'is-now' : kind === 'monthly' ? 'is-quiet' : undefined}>
      <b>
        <time dateTime={at.toISOString()}>
          {isToday ? t('today', { time: formats.time(at, locale) }) : formats.moment(at, locale)}
        </time>
      </b>
      <span className="amt">
        <Price of={price} />
      </span>
      <p>{kind === 'trial' ? t('trial', { count: days, credits }) : t(kind, { credits })}</p>
    </li>
  );
}
