import { useTranslation } from 'react-i18next';

import { mayRefund } from '#frontend/features/billing/payments/charge-address.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

/** What was agreed, how the charge is called on a statement, and until when it comes back. */
export function ChargeFacts({ of: charge, membership }: { of: Charge; membership: Membership }) {
  const { t } = useTranslation('payments', { keyPrefix: 'facts' });
  const write = useWriting();
  const { state, from, until, descriptor, refundable_until, receipt_number } = charge;
  const agreed = membership.subscription_id === charge.subscription_id ? membership.agreed : null;
  return (
    <dl className="kv">
      <div>
        <dt>{t('period')}</dt>
        <dd>
          {write.date(from)} – {write.date(until)}
        </dd>
      </div>
      {agreed && (
        <div>
          <dt>{t('agreed')}</dt>
          <dd>{t('agreedOn', { day: write.date(agreed.at), version: agreed.terms_version })}</dd>
        </div>
      )}
      <div>
        <dt>{t('statement')}</dt>
        <dd>
          <bdi dir="ltr" className="mono">
            {descriptor}
          </bdi>
        </dd>
      </div>
      {receipt_number && (
        <div>
          <dt>{t('number')}</dt>
          <dd>
            <bdi dir="ltr">{receipt_number}</bdi>
          </dd>
        </div>
      )}
      {(state === 'planned' || mayRefund(charge)) && (
        <div>
          <dt>{t('refund')}</dt>
          <dd>{refundable_until ? t('refundUntil', { day: write.date(refundable_until) }) : t('refundable')}</dd>
        </div>
      )}
    </dl>
  );
}
