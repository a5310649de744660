import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useTranslation } from 'react-i18next';

import { colonOf } from '#frontend/lib/label-value.ts';
import { addressLines } from '#shared/values/address-lines.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { hasVatNumbers } from '#shared/values/vat-number.ts';

/** Name, address and tax number as they are printed. */
export function BilledTo({ of: details }: { of: BillingDetails }) {
  const { t } = useTranslation('payments', { keyPrefix: 'details' });
  const { locale } = useLanguage();
  return (
    <>
      <b>
        <bdi>{details.name}</bdi>
      </b>
      {addressLines(details, locale).map((line) => (
        <span key={line}>
          <br />
          <bdi>{line}</bdi>
        </span>
      ))}
      {details.tax_id && (
        <>
          <br />
          {t(hasVatNumbers(details.country) ? 'vatId' : 'taxId') + colonOf(locale)}
          <bdi dir="ltr">{details.tax_id}</bdi>
        </>
      )}
    </>
  );
}
