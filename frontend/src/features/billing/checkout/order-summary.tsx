import { Check, ChevronDown } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { TaxBreakdown } from '#frontend/components/tax.tsx';
import { LaterSchedule } from '#frontend/features/billing/checkout/later-schedule.tsx';
import { PaymentSchedule } from '#frontend/components/payment-schedule.tsx';
import { currencyName, termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { OrderSubject } from '#frontend/features/billing/checkout/order-subject.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { accountZone } from '#frontend/lib/account-zone.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';
import { formatMoney } from '#shared/values/money-format.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/** What is due today, and all later dates, as the server calculated them. */
export function OrderSummary({ offer, person_id }: { offer: Offer; person_id: PersonId | undefined }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'summary' });
  const { locale } = useLanguage();
  const { today, next, isLater } = termsOf(offer);
  return (
    <div className="card stack [--stack:1.25rem]">
      <OrderSubject person_id={person_id} credits={offer.monthly_credits} />
      <hr className="rule" />
      <div className="total">
        <span>{t('today')}</span>
        <b>
          <Price of={today} />
        </b>
      </div>
      <p className="only-narrow small">
        <Trans
          t={t}
          i18nKey={isLater ? 'thenPaid' : 'then'}
          values={{ price: formatMoney(next.amount, locale), at: formats.moment(next.at, locale) }}
          components={{ price: <bdi dir="ltr" className="font-semibold" /> }}
        />
      </p>
      {offer.tax && <hr className="rule" />}
      <TaxBreakdown offer={offer} />
      <hr className="rule" />
      <details className="fold">
        <summary className="only-narrow">
          <span>{t('all')}</span>
          <Icon of={ChevronDown} />
        </summary>
        <div className="stack fold__in [--stack:1.25rem]">
          <h2 className="only-wide fold__head">{t('when')}</h2>
          {isLater ? <LaterSchedule offer={offer} /> : <PaymentSchedule offer={offer} />}
          <p className="small muted">
            {t('zone', { currency: currencyName(offer, locale), zone: zoneName(accountZone(), locale, serverNow()) })}
          </p>
        </div>
      </details>
      <hr className="rule" />
      <details className="fold">
        <summary className="only-narrow">
          <span>{t('contains')}</span>
          <Icon of={ChevronDown} />
        </summary>
        <div className="stack fold__in [--stack:0.75rem]">
          <h2 className="only-wide fold__head">{t('contains')}</h2>
          <WhatIsBought offer={offer} />
        </div>
      </details>
    </div>
  );
}

/** What a month of the membership contains. */
function WhatIsBought({ offer: { monthly_credits, most_credits } }: { offer: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'summary' });
  const contents = [
    t('credits', { count: monthly_credits }),
    t('reportIs'),
    t('reopen', { days: figures.reopenDays }),
    t('cap', { most: most_credits }),
  ];
  return (
    <ul className="promises small">
      {contents.map((text) => (
        <li key={text}>
          <Icon of={Check} small />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
