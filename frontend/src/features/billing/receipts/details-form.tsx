import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { useForm } from '#frontend/lib/use-form.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { countryOf } from '#shared/values/language.ts';

const autoComplete = {
  name: 'billing name',
  street: 'billing street-address',
  city: 'billing address-level2',
  state: 'billing address-level1',
  postal_code: 'billing postal-code',
  tax_id: 'off',
} as const;
const fields = ['name', 'street', 'city', 'state', 'postal_code'] as const;
const filledIn = [...fields, 'country', 'tax_id'] as const;

/** The form of billing details. */
export function DetailsForm({ of: details, onDone }: { of: BillingDetails | null; onDone: () => void }) {
  const { t } = useTranslation('payments', { keyPrefix: 'details' });
  const { t: ofAccount } = useTranslation('account');
  const { language, locale } = useLanguage();
  const { form, send, busy, errors, fault, clearErrors } = useForm(receipts.setDetails, {
    refreshes: [receipts.getDetails, receipts.getReceipt],
  });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = Object.keys(callingCodes)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  async function save(written: FormData) {
    const details = Object.fromEntries(filledIn.map((field) => [field, written.get(`details.${field}`)]));
    if (await send({ details })) onDone();
  }
  const Line = (field: keyof typeof autoComplete) => (
    <TextField
      key={field}
      label={t(`of.${field}`)}
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
      {fields.map(Line)}
      <Select
        label={t('of.country')}
        name="details.country"
        autoComplete="billing country"
        defaultValue={details?.country ?? countryOf(language)}
        error={errors['details.country']?.[0]}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
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
