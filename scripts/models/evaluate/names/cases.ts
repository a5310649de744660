import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { UserError } from '#scripts/user-error.ts';

/** Two names, and whether they belong to one person, company, … */
export type Case = { schema: string; category: string; one: string; other: string; isSame: boolean };

const columns = ['schema', 'name1', 'name2', 'is_match'] as const;
const Row = z.object({
  schema: z.string().min(1),
  name1: z.string().min(1),
  name2: z.string().min(1),
  is_match: z.enum(['true', 'false']),
  category: z.string().default(''),
});

/** The cases of a tab-separated table, with columns in any order; or a `UserError`. */
export async function casesOf(file: string): Promise<Case[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    );
  });
  const [header = [], ...rows] = table(file, text);
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length)
    throw new UserError(
      `${file} lacks the columns ${missing.join(', ')}: it has to be a table with tabs and a header.`,
    );
  if (!rows.length) throw new UserError(`${file} has no rows.`);
  return rows.map((cells, at) => {
    const row = Row.safeParse(Object.fromEntries(header.map((column, nth) => [column, cells[nth]])));
    const [issue] = row.error?.issues ?? [];
    if (!row.data) throw new UserError(`${file}, row ${at + 2}: ${issue?.path.join('.')}: ${issue?.message}`);
    const { schema, category, name1, name2, is_match } = row.data;
    return { schema, category, one: name1, other: name2, isSame: is_match === 'true' };
  });
}

function table(file: string, text: string): string[][] {
  try {
    return parse(text, {
      delimiter: '\t',
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw new UserError(`${file} is no table: ${(error as Error).message}`);
  }
}
