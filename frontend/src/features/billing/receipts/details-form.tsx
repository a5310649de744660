import { useTranslation } from 'react-i18next';

import { Select, TextField } from '#frontend/components/field.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
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

/** The form of billing details. */
export function DetailsForm({ of: details, onDone }: { of: BillingDetails | null; onDone: () => void }) {
  const { t } = useTranslation('payments', { keyPrefix: 'details' });
  const { language, locale } = useLanguage();
  const form = useForm(receipts.setDetails, { refreshes: [receipts.getDetails, receipts.getReceipt] });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = Object.keys(callingCodes)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  async function save(written: Record<string, string>) {
    const details = Object.fromEntries(Object.entries(written).map(([name, text]) => [name.split('.')[1], text]));
    if (await form.send({ details })) onDone();
  }
  const Line = (field: keyof typeof autoComplete) => (
    <TextField
      key={field}
      label={t(`of.${field}`)}
      name={`details.${field}`}
      autoComplete={autoComplete[field]}
      defaultValue={details?.[field] ?? ''}
      error={form.errors[`details.${field}`]?.[0]}
    />
  );
  return (
    <AccountForm
      of={form}
      label={t('title')}
      submit={t('save')}
      onSubmit={(written) => void save(written)}
      onCancel={onDone}
      lead={t('lead')}
    >
      {fields.map(Line)}
      <Select
        label={t('of.country')}
        name="details.country"
        autoComplete="billing country"
        defaultValue={details?.country ?? countryOf(language)}
        error={form.errors['details.country']?.[0]}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {Line('tax_id')}
    </AccountForm>
  );
}
