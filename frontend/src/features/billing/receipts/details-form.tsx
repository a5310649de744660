import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { useTaxWords } from '#frontend/features/billing/receipts/use-tax-words.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { useForm } from '#frontend/lib/use-form.ts';
import { receipts } from '#shared/api/receipts.ts';
import { postcodeKind, subdivisionKind } from '#shared/places/country-form.ts';
import { addressFields } from '#shared/values/address-lines.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { regionNames } from '#shared/values/region-names.ts';
import { taxKindName, taxKindsOf } from '#shared/values/tax-number.ts';

const autoComplete = {
  name: 'billing name',
  street: 'billing street-address',
  city: 'billing address-level2',
  state: 'billing address-level1',
  postal_code: 'billing postal-code',
  tax_id: 'off',
} as const;
const filledIn = ['name', 'country', 'street', 'city', 'state', 'postal_code', 'tax_id'] as const;

/** Italians and Spaniards write the province. */
const areaKind = (country: string) => (/^(?:ES|IT)$/.test(country) ? 'province' : subdivisionKind(country));
/** A NIF by the names that it has for persons, foreigners and companies. */
const SPANISH = 'NIF / NIE / CIF';
/** Countries whose people say “postcode” in English. */
const POSTCODE = /^(?:GB|AU|NZ|ZA)$/;

type Props = {
  of: BillingDetails | null;
  /** Of who has none yet. */
  country: string | null;
  onDone: () => void;
};

/** The form of billing details: the address in the order of its country. */
export function DetailsForm({ of: details, country: suggested, onDone }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'details' });
  const { t: ofAccount } = useTranslation('account');
  const { t: ofPlace } = useTranslation('find');
  const { locale } = useLanguage();
  const [country, setCountry] = useState(details?.country ?? suggested ?? '');
  const { form, send, busy, errors, fault, clearErrors } = useForm(receipts.setDetails, {
    refreshes: [receipts.getDetails, receipts.getReceipt],
  });
  const names = regionNames(locale);
  const countries = Object.keys(callingCodes)
    .map((code) => ({ code, name: names.of(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  async function save(written: FormData) {
    const details = Object.fromEntries(filledIn.map((field) => [field, written.get(`details.${field}`) ?? '']));
    if (await send({ details })) onDone();
  }
  const words = useTaxWords();
  const kinds = taxKindsOf(country).map((kind) => taxKindName(kind, words, locale));
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds) || words.tax;
  const area = areaKind(country);
  const code = postcodeKind(country);
  /** What the country calls it. */
  const labels: Partial<Record<keyof typeof autoComplete, string>> = {
    ...(country && area && { state: ofPlace(`kinds.${area}`) }),
    ...(country && code && code !== 'postcode' && { postal_code: ofPlace(`codes.${code}`) }),
    ...(POSTCODE.test(country) && { postal_code: t('of.postcode') }),
    tax_id: t('of.tax_id', { name: country === 'ES' ? SPANISH : anyOf }),
  };
  const Line = (field: keyof typeof autoComplete) => (
    <TextField
      key={field}
      label={labels[field] ?? t(`of.${field}`)}
      hint={field === 'tax_id' && t('taxHelp')}
      name={`details.${field}`}
      autoComplete={autoComplete[field]}
      defaultValue={details?.[field] ?? ''}
      error={errors[`details.${field}`]?.[0]}
    />
  );
  return (
    <form
      ref={form}
      className="sform"
      aria-label={t('title')}
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      {fault && (
        <div className="full">
          <Failure error={fault} />
        </div>
      )}
      {Line('name')}
      <Select
        label={t('of.country')}
        name="details.country"
        autoComplete="billing country"
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        error={errors['details.country']?.[0]}
      >
        {!country && <option value="">{t('choose')}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {addressFields(country).map(Line)}
      {Line('tax_id')}
      <div className="row [--gap:0.5rem]">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {ofAccount('leave')}
        </Button>
      </div>
      <p className="small muted full">{t('lead')}</p>
    </form>
  );
}
