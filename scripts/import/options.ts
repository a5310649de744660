import { join, resolve } from 'node:path';

import { environment } from '#functions/platform/environment.ts';
import { parseOptions, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { SourceAbout } from '#shared/api/people/report.ts';
import { Day, dayOf } from '#shared/values/day.ts';

export const USAGE =
  'npm run import -- FILE… --source NAME [--mapping NAME|FILE] [--as-of YYYY-MM-DD] [--url URL] [--licence NAME] [--licence-url URL] [--retrieved YYYY-MM-DD] [--lacks TEXT] [--rejects FILE] [--table NAME] [--json]';

export type Options = {
  files: string[];
  source: string;
  mapping: string | undefined;
  /** The day that the data is as of; null where the source does not say. */
  asOf: Day | null;
  /** The day on which the files were retrieved. */
  retrieved: Day;
  about: SourceAbout;
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
  const today = dayOf(now);
  const asOf = values['as-of'] === undefined ? null : dayIn('as-of', values['as-of'], today);
  const retrieved = dayIn('retrieved', values.retrieved ?? today, today);
  const folder = resolve(process.env.DATA_DIR ?? '.data');
  const name = first.split(/[\\/]/).at(-1) ?? 'import';
  return {
    files: positionals.map(typedPath),
    source,
    mapping: values.mapping,
    asOf,
    retrieved,
    about: aboutFrom(values, { asOf, retrieved }),
    isDated: values['as-of'] !== undefined,
    rejects: values.rejects ? typedPath(values.rejects) : join(folder, `${name}.rejects.jsonl`),
    json: values.json ?? false,
    folder,
    remote: values.table,
    table: values.table ?? environment().TABLE_NAME,
  };
}

/** A day of an option that is not after today. @throws UserError */
export function dayIn(option: string, value: string, today: Day): Day {
  const day = Day.safeParse(value).data;
  if (!day) throw new UserError(`--${option} takes a day like ${today}.`);
  if (day > today) throw new UserError(`--${option} lies in the future.`);
  return day;
}

type AboutOptions = { [O in 'url' | 'licence' | 'licence-url' | 'lacks']?: string | null | undefined };

/** What the operator says about the source. @throws UserError for what is no https link */
export function aboutFrom(values: AboutOptions, days: { asOf: Day | null; retrieved: Day }): SourceAbout {
  const { data, error } = SourceAbout.safeParse({
    url: values.url ?? null,
    licence: values.licence ?? null,
    licence_url: values['licence-url'] ?? null,
    as_of: days.asOf,
    retrieved_on: days.retrieved,
    lacks: values.lacks ?? null,
  });
  if (data) return data;
  const option = String(error.issues[0]?.path[0]).replace('_', '-');
  throw new UserError(`--${option} is not valid: links begin with https://.`);
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    source: text,
    mapping: text,
    'as-of': text,
    url: text,
    licence: text,
    'licence-url': text,
    retrieved: text,
    lacks: text,
    rejects: text,
    table: text,
    json: { type: 'boolean' },
  } as const;
  return parseOptions(USAGE, { allowPositionals: true, options }, args);
}
