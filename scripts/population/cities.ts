import { rowsOf } from '#scripts/population/data.ts';
import type { Language } from '#shared/values/language.ts';

/** A real town with public geographic data. */
export type City = {
  name: string;
  state: string | null;
  postalCode: string | null;
  country: string;
  latitude: number;
  longitude: number;
  /** North America only; fictional numbers elsewhere are not local. */
  areaCode: string | null;
};

const cities: readonly City[] = rowsOf('cities').map((row) => ({
  name: row.name!,
  state: row.state || null,
  postalCode: row.postal_code || null,
  country: row.country!,
  areaCode: row.area_code || null,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
}));

/** The towns of a country; the 50 states and their territories are one. */
export const citiesIn = (country: string): readonly City[] => cities.filter((city) => city.country === country);

export const americanCities = citiesIn('US');

/** Other countries where a language is spoken. */
export const countriesOf: Record<Language, readonly string[]> = {
  en: ['CA', 'GB', 'IE', 'AU', 'NZ', 'NG'],
  fr: ['FR', 'FR', 'BE', 'CH'],
  ja: ['JP'],
  tr: ['TR', 'TR', 'TR', 'DE'],
  ar: ['EG', 'JO', 'LB', 'MA', 'AE'],
  pt: ['PT', 'BR', 'BR'],
  ru: ['RU', 'RU', 'KZ'],
  es: ['ES', 'MX', 'CO', 'PE', 'AR', 'CL'],
};
