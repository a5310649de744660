import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Price } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { TaxRow } from '#frontend/components/tax.tsx';
import { dayAndHour } from '#frontend/features/billing/checkout/terms.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { cardName } from '#shared/values/card-name.ts';
import type { Membership } from '#shared/values/membership.ts';
import { formatMoney } from '#shared/values/money-format.ts';

/** The new membership as a receipt, with a link to cancel it. */
export function StartedTicket({ of: membership, isContinued }: { of: Membership; isContinued: boolean }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'done' });
  const { language, locale } = useLanguage();
  const { standing, trial_ends_at, paid_until, next_charge: next, tax, card, agreed, descriptor } = membership;
  const isTrial = standing === 'trialing';
  const until = (isTrial ? trial_ends_at : null) ?? paid_until;
  const price = agreed?.amount ?? next?.amount;
  return (
    <div className="ticket">
      {until && (
        <div>
          <p className="cap">{t(isTrial ? 'freeUntil' : 'paidUntil')}</p>
          <p className="big">
            <time dateTime={until}>{dayAndHour(until, locale)}</time>
          </p>
        </div>
      )}
      <dl className="kv">
        {price && (
          <Row name={t('charged')}>
            <Price of={isTrial || isContinued ? { ...price, minor_units: 0 } : price} />
          </Row>
        )}
        {price && (
          <Row name={t('then')}>
            <Trans
              t={t}
              i18nKey="aMonth"
              values={{ price: formatMoney(price, locale) }}
              components={{ price: <bdi dir="ltr" /> }}
            />
          </Row>
        )}
        {tax && <TaxRow of={tax} />}
        {next && <Row name={t('next')}>{formats.soon(next.at, locale)}</Row>}
        {next?.remind_at && <Row name={t('reminder')}>{formats.soon(next.remind_at, locale)}</Row>}
        {card && (
          <Row name={t('card')}>
            <bdi dir="ltr">{cardName(card)}</bdi>
          </Row>
        )}
        <Row name={t('statement')}>
          <bdi dir="ltr" className="mono">
            {descriptor}
          </bdi>
        </Row>
      </dl>
      <LinkButton look="line" to={pathTo('unsubscribe', { language })}>
        {t('cancel')}
      </LinkButton>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
