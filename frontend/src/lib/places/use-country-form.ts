import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useUsStates } from '#frontend/lib/places/use-us-states.ts';
import { available } from '#frontend/lib/places/available.ts';
import { postcodeKind, subdivisionKind } from '#shared/places/country-form.ts';
import { fileOf } from '#frontend/lib/places/place-file.ts';

/** A region to choose: `value` as it is stored, `name` in the reader’s language. */
type Choice = { value: string; name: string };

type CountryForm = {
  /** What the country calls its regions, and which there are; null where addresses name none. */
  region: { label: string; any: string; choices: Choice[] } | null;
  /** What the country calls its postal codes; null where it has none. */
  postcode: string | null;
};

/** What a form asks for in a country, or in any for an empty one. The regions load; until then, and where they cannot, there are none to choose. */
export function useCountryForm(country: string): CountryForm {
  const { t } = useTranslation('find');
  const { locale } = useLanguage();
  const { stateName } = usePlaceNames();
  const states = useUsStates();
  const kind = country ? subdivisionKind(country) : null;
  const regions = useRegions(kind && country);
  const postcode = postcodeKind(country);
  const choices =
    country === 'US'
      ? states.map(({ code, name }) => ({ value: code, name }))
      : regions
          .map((state) => ({ value: state, name: stateName({ state, country }) }))
          // Prefectures have an order of their own, from north to south, which is that of their codes.
          .sort((a, b) => (country === 'JP' ? 0 : a.name.localeCompare(b.name, locale)));
  return {
    region: kind && { label: t(`kinds.${kind}`), any: t('kinds.any'), choices },
    postcode: postcode && t(`codes.${postcode}`),
  };
}

function useRegions(country: string | null): readonly string[] {
  const [loaded, setLoaded] = useState<{ country: string; regions: string[] }>();
  useEffect(() => {
    if (!country || !available.regions.split(' ').includes(country)) return;
    let isWanted = true;
    void fetch(`/${fileOf('regions', country)}`)
      .then(async (response) => (response.ok ? ((await response.json()) as string[]) : []))
      .catch(() => [])
      .then((regions: string[]) => isWanted && setLoaded({ country, regions }));
    return () => {
      isWanted = false;
    };
  }, [country]);
  return loaded?.country === country ? loaded.regions : [];
}
