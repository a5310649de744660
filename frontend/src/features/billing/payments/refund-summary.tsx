import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/notices.css';

import { CalendarClock } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark, Price } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { ChargeDetails } from '#frontend/features/billing/payments/use-charge.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Membership } from '#shared/values/membership.ts';

type Props = { of: ChargeDetails; membership: Membership };

/** The refunded charge, and the membership’s state. */
export function RefundSummary({ of: { amount, period, receipt_number, refund }, membership }: Props) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const write = useFormats();
  const { next_charge: next, standing } = membership;
  return (
    <>
      <div className="cdh">
        <h2>{t('refund.this')}</h2>
      </div>
      <dl className="kv">
        <div>
          <dt>{t('charges.amount')}</dt>
          <dd>
            <Price of={amount} />
          </dd>
        </div>
        <div>
          <dt>{t('charges.what')}</dt>
          <dd>{t('month', { period })}</dd>
        </div>
        {receipt_number && (
          <div>
            <dt>{t('facts.number')}</dt>
            <dd>
              <bdi dir="ltr">{receipt_number}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {next && standing !== 'past_due' && (
        <div className="note note--info">
          <Icon of={CalendarClock} />
          <p>
            <Trans
              t={t}
              i18nKey="refund.goesOn"
              values={{ amount: write.money(next.amount), at: write.moment(next.at) }}
              components={ltrMark}
            />
            <Gap />
            <Link to={pathTo('unsubscribe', { language })}>{t('cancel')}</Link>
          </p>
        </div>
      )}
      {standing === 'cancelled' && (
        <div className="note">
          <Icon of={CalendarClock} />
          <p>{t(refund?.because === 'withdrawn' ? 'refund.withdrawn' : 'refund.ended')}</p>
        </div>
      )}
    </>
  );
}
