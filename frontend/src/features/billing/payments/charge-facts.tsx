import { Trans, useTranslation } from 'react-i18next';

import { TaxRow } from '#frontend/components/tax.tsx';
import { TermsLink } from '#frontend/features/billing/terms-link.tsx';
import { isRefundable } from '#frontend/lib/charge-param.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Charge } from '#shared/values/membership.ts';

/** Details of a charge: consent, statement descriptor and refund period. */
export function ChargeFacts({ of: charge }: { of: Charge }) {
  const { t } = useTranslation('payments', { keyPrefix: 'facts' });
  const write = useFormats();
  const { state, from, until, tax, agreed, descriptor, refundable_until, receipt_number } = charge;
  return (
    <dl className="kv">
      <div>
        <dt>{t('period')}</dt>
        <dd>{write.days(from, until)}</dd>
      </div>
      {tax && <TaxRow of={tax} />}
      {agreed && (
        <div>
          <dt>{t('agreed')}</dt>
          <dd>
            <Trans
              t={t}
              i18nKey="agreedOn"
              values={{ day: write.date(agreed.at), version: agreed.terms_version }}
              components={{ terms: <TermsLink version={agreed.terms_version} /> }}
            />
          </dd>
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
      {(state === 'planned' || isRefundable(charge)) && (
        <div>
          <dt>{t('refund')}</dt>
          <dd>{refundable_until ? t('refundUntil', { day: write.date(refundable_until) }) : t('refundable')}</dd>
        </div>
      )}
    </dl>
  );
}
