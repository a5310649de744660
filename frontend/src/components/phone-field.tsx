import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, type FieldError } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useCallingCodes } from '#frontend/lib/calling-codes.ts';
import { regionNames } from '#shared/values/region-names.ts';

type Props = {
  label: string;
  name: string;
  hint?: ReactNode;
  autoComplete?: string;
  defaultValue?: string;
  country?: string;
  error: FieldError | undefined;
};

/** A telephone number as people write it, and the country that is meant: at first the visitor’s, which stays once they type. */
export function PhoneField({ label, name, hint, autoComplete = 'off', defaultValue, country: given, error }: Props) {
  const { t } = useTranslation('search', { keyPrefix: 'form' });
  const { locale } = useLanguage();
  const { codes, region } = useCallingCodes();
  const [chosen, setCountry] = useState(given);
  const country = chosen ?? region;
  const names = regionNames(locale);
  const sorted = Object.keys({ [country]: '', ...codes })
    .map((code) => ({ code, name: names.of(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="pair" dir="ltr">
          <span className="input country">
            {country} +{codes[country]}
            <select
              name="country"
              aria-label={t('country')}
              value={country}
              onChange={(event) => setCountry(event.target.value)}
            >
              {sorted.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name} (+{codes[code]})
                </option>
              ))}
            </select>
          </span>
          <input
            className="input"
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete={autoComplete}
            name={name}
            defaultValue={defaultValue}
            onInput={() => setCountry(country)}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
