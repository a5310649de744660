import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { recordsOf } from '#scripts/places/mmdb.ts';
import type { Language } from '#shared/values/language.ts';

/** A name in each language that has one. */
export type Names = Partial<Record<Language, string>>;

/** A town of GeoNames. `alternatenames` are in all languages, without a word on which. */
export type GeoName = {
  geonameid: number;
  name: string;
  countrycode: string;
  admin1code: string;
  population: number;
  timezone: string;
  alternatenames: string[];
};

/** A town of GeoLite2, by its number in GeoNames: the code of its first-level subdivision, and its names by language. */
export type GeoLiteTown = { country: string; subdivision: string | null; names: Names; german?: string };

export async function readGeoNames(folder: string): Promise<GeoName[]> {
  const text = await readFile(join(folder, 'cities1000.json'), 'utf8');
  return Object.values(JSON.parse(text) as Record<string, GeoName>);
}

type GeoLiteRecord = {
  country?: { iso_code?: string };
  city?: { geoname_id: number; names: Record<string, string> };
  subdivisions?: { iso_code?: string }[];
};

export async function readGeoLite(folder: string): Promise<Map<number, GeoLiteTown>> {
  const towns = new Map<number, GeoLiteTown>();
  for (const record of recordsOf(await readFile(join(folder, 'GeoLite2-City.mmdb')))) {
    const { country, city, subdivisions } = record as GeoLiteRecord;
    if (!city || !country?.iso_code || towns.has(city.geoname_id)) continue;
    const { 'pt-BR': pt, en, fr, ja, ru, es, de } = city.names;
    towns.set(city.geoname_id, {
      country: country.iso_code,
      subdivision: subdivisions?.[0]?.iso_code ?? null,
      names: {
        ...(en && { en }),
        ...(fr && { fr }),
        ...(ja && { ja }),
        ...(pt && { pt }),
        ...(ru && { ru }),
        ...(es && { es }),
      },
      ...(de && { german: de }),
    });
  }
  return towns;
}

const text = async (folder: string, file: string) => readFile(join(folder, 'common', file), 'utf8');
const unescape = (xml: string) => xml.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The names of all subdivisions in a language, by code: `usmn`. */
export async function readSubdivisionNames(folder: string, language: string): Promise<Map<string, string>> {
  const xml = await text(folder, `subdivisions/${language}.xml`);
  const rows = xml.matchAll(/<subdivision type="(\w+)"[^>]*>([^<]+)<\/subdivision>/g);
  return new Map([...rows].map(([, code = '', name = '']) => [code, unescape(name)]));
}

/** The codes of the first-level subdivisions of each country. */
export async function readFirstLevel(folder: string): Promise<Map<string, string[]>> {
  const xml = await text(folder, 'supplemental/subdivisions.xml');
  const rows = xml.matchAll(/<subgroup type="([A-Z]{2})" contains="([^"]+)"/g);
  return new Map([...rows].map(([, country = '', codes = '']) => [country, codes.split(' ')]));
}

/** The towns that CLDR names because a time zone is called after them, by zone: `America/New_York`. */
export async function readZoneTowns(folder: string, language: string): Promise<Map<string, string>> {
  const xml = await text(folder, `main/${language}.xml`);
  const zones = [...xml.matchAll(/<zone type="([\w/+-]+)">([\s\S]*?)<\/zone>/g)];
  return new Map(
    zones.flatMap(([, zone = '', inside = '']) => {
      const name = /<exemplarCity[^>]*>([^<]+)</.exec(inside)?.[1];
      return name ? [[zone, unescape(name)] as const] : [];
    }),
  );
}
