import { join, resolve } from 'node:path';

import { environment } from '#functions/platform/environment.ts';
import { parseOptions, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { Day, dayOf } from '#shared/values/day.ts';

export const USAGE =
  'npm run import -- FILE… --source NAME [--mapping NAME|FILE] [--as-of YYYY-MM-DD] [--rejects FILE] [--table NAME] [--json]';

export type Options = {
  files: string[];
  source: string;
  mapping: string | undefined;
  asOf: Day;
  /** Whether `asOf` was given: then known records count as seen again. */
  isDated: boolean;
  rejects: string;
  json: boolean;
  folder: string;
  /** A table in AWS; undefined for that of the dev server. */
  remote: string | undefined;
  table: string;
};

/** Parses the command line. @throws UserError with one sentence */
export function optionsFrom(args: string[], now: Date): Options {
  const { values, positionals } = parsed(args);
  const [first] = positionals;
  if (!first) throw new UserError(`Name at least one file: ${USAGE}`);
  const source = values.source?.trim();
  if (!source) throw new UserError(`Say with --source who the records are from: ${USAGE}`);
  if (source.length > 80 || source.includes('#')) throw new UserError('--source takes at most 80 characters and no #.');
  const asOf = Day.safeParse(values['as-of'] ?? dayOf(now)).data;
  if (!asOf) throw new UserError(`--as-of takes a day like ${dayOf(now)}.`);
  if (asOf > dayOf(now)) throw new UserError('--as-of lies in the future: nothing can have been seen then.');
  const folder = resolve(process.env.DATA_DIR ?? '.data');
  const name = first.split(/[\\/]/).at(-1) ?? 'import';
  return {
    files: positionals.map(typedPath),
    source,
    mapping: values.mapping,
    asOf,
    isDated: values['as-of'] !== undefined,
    rejects: values.rejects ? typedPath(values.rejects) : join(folder, `${name}.rejects.jsonl`),
    json: values.json ?? false,
    folder,
    remote: values.table,
    table: values.table ?? environment().TABLE_NAME,
  };
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    source: text,
    mapping: text,
    'as-of': text,
    rejects: text,
    table: text,
    json: { type: 'boolean' },
  } as const;
  return parseOptions(USAGE, { allowPositionals: true, options }, args);
}
