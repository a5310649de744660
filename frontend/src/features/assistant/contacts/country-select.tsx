import { Select } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { regionNames } from '#shared/values/region-names.ts';

type Props = { label: string; value: string; onChange: (country: string) => void; empty?: string };

/** A choice of a country by its name. `empty` is the choice of none. */
export function CountrySelect({ label, value, onChange, empty }: Props) {
  const { locale } = useLanguage();
  const names = regionNames(locale);
  const countries = Object.entries(callingCodes)
    .map(([code, calling]) => ({ code, name: names.of(code), calling }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {empty !== undefined && <option value="">{empty}</option>}
      {countries.map(({ code, name, calling }) => (
        <option key={code} value={code}>
          {`${name} (\u2066+${calling}\u2069)`}
        </option>
      ))}
    </Select>
  );
}
