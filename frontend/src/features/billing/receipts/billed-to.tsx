import { useTaxWords } from '#frontend/features/billing/receipts/use-tax-words.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { colonOf } from '#frontend/lib/label-value.ts';
import { addressLines } from '#shared/values/address-lines.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { taxLabel } from '#shared/values/tax-number.ts';

/** Name, address and tax number as they are printed. */
export function BilledTo({ of: details }: { of: BillingDetails }) {
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
          <TaxLine of={details} />
        </>
      )}
    </>
  );
}

function TaxLine({ of: details }: { of: BillingDetails }) {
  const { locale } = useLanguage();
  const { label, hasColon, value } = taxLabel(details, useTaxWords(), locale);
  return hasColon ? (
    <>
      {label + colonOf(locale)}
      <bdi dir="ltr">{value}</bdi>
    </>
  ) : (
    <bdi dir="ltr">{`${label}\u00A0${value}`}</bdi>
  );
}
