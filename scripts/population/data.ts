import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';

/** The rows of a table in `data/`. */
export const rowsOf = (table: 'careers' | 'cities'): Partial<Record<string, string>>[] =>
  parse(readFileSync(new URL(`data/${table}.csv`, import.meta.url)), { columns: true });

/** The entries of a list in a cell or a JSON file. */
export const listIn = (text: string): string[] => text.split(/[,;] /);

/** A copy of a record with each value converted. */
export const eachOf = <K extends string, T, U>(record: Record<K, T>, convert: (value: T) => U) =>
  Object.fromEntries(Object.entries<T>(record).map(([key, value]) => [key, convert(value)])) as Record<K, U>;
