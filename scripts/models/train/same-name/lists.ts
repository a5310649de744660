import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';

/** A name as written at home and in Latin letters. */
export type ListedName = { local: string; roman: string };
/** Names that go together: the first and last names of one country. */
export type Country = { code: string; first: ListedName[]; last: ListedName[] };
export type Lists = { countries: Country[]; nicknames: { name: string; nickname: string }[] };

/** The lists of names by country and of nicknames in a folder: see `../shared/data/README.md` for where they are from. */
export async function listsIn(folder: string): Promise<Lists> {
  const read = async (file: string) =>
    parse<Record<string, string>>(await readFile(join(folder, file)), { bom: true, columns: true });
  const [first, last] = [await read('forenames-by-country.csv'), await read('surnames-by-country.csv')];
  const [firstOf, lastOf] = [byCountry(first), byCountry(last)];
  const countries = [...firstOf].flatMap(([country, names]) => {
    const surnames = lastOf.get(country) ?? [];
    return surnames.length < 5 || names.length < 5 ? [] : [{ code: country, first: names, last: surnames }];
  });
  const nicknames = (await read('nicknames.csv')).flatMap(({ name1, name2 }) =>
    name1 && name2 ? [{ name: name1, nickname: name2 }] : [],
  );
  return { countries, nicknames };
}

function byCountry(rows: Record<string, string>[]): Map<string, ListedName[]> {
  const found = new Map<string, ListedName[]>();
  for (const { Country = '', 'Localized Name': local, 'Romanized Name': roman } of rows)
    if (roman) found.set(Country, [...(found.get(Country) ?? []), { local: local || roman, roman }]);
  return found;
}
