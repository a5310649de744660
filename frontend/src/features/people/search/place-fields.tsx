import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Select, TextField } from '#frontend/components/field.tsx';
import type { FieldOf } from '#frontend/features/people/search/search-form.tsx';
import { type Suggested, SuggestField } from '#frontend/features/people/search/suggest-field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { useCountryForm } from '#frontend/lib/places/use-country-form.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { people, type SuggestedPlace } from '#shared/api/people.ts';

type Props = {
  field: FieldOf;
  /** Also the street and the postal code. */
  hasStreet?: boolean;
};
/** No country: fields that are empty are not sent. */
const ANY = '';
type SuggestedTown = Suggested & Omit<SuggestedPlace, 'label'>;

/** Place fields: the country first, then the fields of its addresses. A suggested town also sets its state and country. */
export function PlaceFields({ field, hasStreet = false }: Props) {
  const { t } = useTranslation(['find', 'search']);
  const { language, locale } = useLanguage();
  const [state, setState] = useState(field('state').defaultValue ?? '');
  const [country, setCountry] = useState(() => {
    const { defaultValue = 'US' } = field('country');
    // A search by name without a state is made in all countries.
    return hasStreet || state || defaultValue !== 'US' ? defaultValue : ANY;
  });
  /** How often another country was chosen, which empties the field of the town. */
  const [changes, setChanges] = useState(0);
  const [city, setCity] = useState(field('city').defaultValue ?? '');
  // The form without its details has the states of the US too; choosing one sets the country.
  const { region, postcode } = useCountryForm(country || 'US');
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return Object.keys(callingCodes)
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [locale]);

  const suggestTowns = useCallback(
    async (text: string): Promise<SuggestedTown[]> => {
      const { places, similar } = await call(people.suggestPlaces, {
        text,
        ...(country && { country }),
        language,
        similar: true,
      });
      const towns = places.filter((place) => place.city !== null);
      const suggested = (place: SuggestedPlace, label: ReactNode) => ({
        ...place,
        id: place.label,
        text: place.label,
        label,
      });
      if (towns.length) return towns.map((place) => suggested(place, place.label));
      return similar.map((place) =>
        suggested(
          place,
          <Trans t={t} i18nKey="understood.mean" values={{ place: place.label }} components={{ v: <bdi /> }} />,
        ),
      );
    },
    [country, language, t],
  );
  return (
    <>
      <Select
        label={t('search:form.country')}
        name="country"
        value={country}
        onChange={(event) => {
          setCountry(event.target.value);
          setChanges(changes + 1);
          setState('');
          setCity('');
        }}
      >
        {!hasStreet && <option value={ANY}>{t('details.anyCountry')}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {hasStreet && <TextField label={t('address.street')} {...field('search_query')} />}
      {region && (
        <Select
          label={region.label}
          name="state"
          value={state}
          onChange={(event) => {
            setState(event.target.value);
            if (country === ANY && event.target.value) setCountry('US');
          }}
        >
          <option value="">{region.any}</option>
          {region.choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <SuggestField
        key={changes}
        label={t('address.city')}
        defaultValue={city}
        error={field('city').error}
        suggest={suggestTowns}
        onType={setCity}
        onChoose={(place) => {
          setCity(place.city ?? '');
          setState(place.state ?? '');
          setCountry(place.country);
        }}
      />
      <input type="hidden" name="city" value={city} />
      {hasStreet && postcode && <TextField label={postcode} dir="ltr" {...field('postal_code')} />}
    </>
  );
}
