import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { environment } from '#functions/platform/environment.ts';
import { UserError } from '#scripts/user-error.ts';
import { Day, dayOf } from '#shared/values/day.ts';

export const USAGE =
  'npm run import -- FILE… --source NAME [--mapping NAME|FILE] [--as-of YYYY-MM-DD] [--rejects FILE] [--table NAME] [--json]';

export type Options = {
  files: string[];
  source: string;
  mapping: string | undefined;
  asOf: Day;
  /** Whether `asOf` was said: then what is known already counts as seen again. */
  isDated: boolean;
  rejects: string;
  json: boolean;
  folder: string;
  /** A table in AWS; undefined for the desk’s own. */
  remote: string | undefined;
  table: string;
};

/** What was asked for on the command line, or what is wrong with it, in one sentence. */
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
  // npm runs scripts in the project’s folder; files are meant from where the command was typed.
  const from = process.env.INIT_CWD ?? process.cwd();
  const folder = resolve(process.env.DATA_DIR ?? '.data');
  const name = first.split(/[\\/]/).at(-1) ?? 'import';
  return {
    files: positionals.map((file) => resolve(from, file)),
    source,
    mapping: values.mapping,
    asOf,
    isDated: values['as-of'] !== undefined,
    rejects: values.rejects ? resolve(from, values.rejects) : join(folder, `${name}.rejects.jsonl`),
    json: values.json ?? false,
    folder,
    remote: values.table,
    table: values.table ?? environment().TABLE_NAME,
  };
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: text,
        mapping: text,
        'as-of': text,
        rejects: text,
        table: text,
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
}
