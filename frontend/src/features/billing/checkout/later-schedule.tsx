import '#frontend/styles/schedule.css';

import { useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';

/** The dates of a membership that continues when the paid time or the trial ends: nothing today, then monthly. */
export function LaterSchedule({ offer }: { offer: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'later' });
  const { locale } = useLanguage();
  const { today, next, isTrialLater } = termsOf(offer);
  return (
    <ol className="sched">
      <li className="is-now">
        <b>{t('today')}</b>
        <span className="amt">
          <Price of={today} />
        </span>
        <p>{t(isTrialLater ? 'free' : 'paid', { at: formats.moment(next.at, locale) })}</p>
      </li>
      {offer.remind_at && (
        <li className="is-quiet">
          <b>
            <time dateTime={offer.remind_at}>{formats.moment(offer.remind_at, locale)}</time>
          </b>
          <span className="amt" />
          <p>{t('reminder')}</p>
        </li>
      )}
      <li>
        <b>
          <time dateTime={next.at}>{formats.moment(next.at, locale)}</time>
        </b>
        <span className="amt">
          <Price of={next.amount} />
        </span>
        <p>{t(isTrialLater ? 'firstTrial' : 'first')}</p>
      </li>
    </ol>
  );
}
