import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Country = keyof typeof callingCodes;
const countries = Object.keys(callingCodes) as Country[];
const isCountry = (code: string | undefined): code is Country =>
  code !== undefined && Object.hasOwn(callingCodes, code);

/** The country from the browser’s locale, else the US. */
export const regionHere = (): Country => {
  const regionCode = /[-_]([a-z]{2})(?![a-z])/i.exec(navigator.language)?.[1]?.toUpperCase();
  return isCountry(regionCode) ? regionCode : 'US';
};

type Props = {
  label: string;
  name: string;
  hint?: ReactNode;
  autoComplete?: string;
  defaultValue?: string;
  country?: string;
  error: MessageKey | undefined;
};

/** A telephone number as people write it, and the country that is meant. */
export function PhoneField({ label, name, hint, autoComplete = 'off', defaultValue, country: given, error }: Props) {
  const { t } = useTranslation('search', { keyPrefix: 'form' });
  const { locale } = useLanguage();
  const isHydrated = useHydrated();
  const [chosen, setCountry] = useState<Country | undefined>(isCountry(given) ? given : undefined);
  const country = chosen ?? (isHydrated ? regionHere() : 'US');
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const sorted = (isHydrated ? countries : [country])
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="pair" dir="ltr">
          <span className="input country">
            {country} +{callingCodes[country]}
            <select
              name="country"
              aria-label={t('country')}
              value={country}
              onChange={(event) => setCountry(event.target.value as Country)}
            >
              {sorted.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name} (+{callingCodes[code]})
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
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
