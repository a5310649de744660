import { type Packing, packings } from '#functions/people/bulk/packing.ts';
import type { Origin } from '#functions/people/import/to-person.ts';
import { parseOptions, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { Day, dayOf } from '#shared/values/day.ts';

export const USAGE =
  'npm run build:table -- --source NAME [--mapping NAME|FILE] [--as-of YYYY-MM-DD] FILE… [--source NAME … FILE…]… --out FOLDER [--pack none|gzip|zstd] [--scratch FOLDER] [--suppressed-in TABLE|local] [--json]';

/** Files of one source, and their mapping. */
export type Group = { origin: Origin; mapping: string | undefined; files: string[] };
export type Options = {
  groups: Group[];
  out: string;
  scratch: string;
  packing: Packing;
  /** The table whose suppressions apply, `local` for that of the dev server. */
  suppressedIn: string | undefined;
  rejects: string;
  json: boolean;
};

/** Parses the command line, or returns an error message. Source options apply to the files after them. */
export function optionsFrom(args: string[], now: Date): Options {
  const { values, tokens } = parsed(args);
  const groups: Group[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (token.kind === 'option' && token.name === 'source')
      groups.push({
        origin: { source: sourceFrom(token.value), asOf: null, retrieved: dayOf(now) },
        mapping: undefined,
        files: [],
      });
    else if (token.kind === 'positional') {
      if (!last) throw new UserError(`Say with --source who the records of ${token.value} are from: ${USAGE}`);
      last.files.push(typedPath(token.value));
    } else if (token.kind === 'option' && (token.name === 'mapping' || token.name === 'as-of')) {
      if (!last) throw new UserError(`Say --${token.name} behind the --source that it is about: ${USAGE}`);
      if (token.name === 'mapping') last.mapping = token.value;
      else last.origin = { ...last.origin, asOf: dayFrom(token.value, now) };
    }
  }
  if (!groups.length) throw new UserError(`Say with --source who the records are from: ${USAGE}`);
  const empty = groups.find(({ files }) => !files.length);
  if (empty) throw new UserError(`Name at least one file of ${empty.origin.source}: ${USAGE}`);
  if (!values.out) throw new UserError(`Say with --out where the table goes: ${USAGE}`);
  const packing = packings.find((each) => each === (values.pack ?? 'none'));
  if (!packing) throw new UserError(`--pack takes ${packings.join(', ')}.`);
  const out = typedPath(values.out);
  return {
    groups,
    out,
    packing,
    scratch: values.scratch ? typedPath(values.scratch) : out,
    suppressedIn: values['suppressed-in'],
    rejects: `${out}.rejects.jsonl`,
    json: values.json ?? false,
  };
}

function sourceFrom(value: string | undefined): string {
  const source = value?.trim() ?? '';
  if (!source || source.length > 80 || source.includes('#'))
    throw new UserError('--source takes at most 80 characters and no #.');
  return source;
}

function dayFrom(value: string | undefined, now: Date): Day {
  const day = Day.safeParse(value).data;
  if (!day) throw new UserError(`--as-of takes a day like ${dayOf(now)}.`);
  if (day > dayOf(now)) throw new UserError('--as-of lies in the future: nothing can have been seen then.');
  return day;
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const options = {
    source: many,
    mapping: many,
    'as-of': many,
    out: text,
    pack: text,
    scratch: text,
    'suppressed-in': text,
    json: { type: 'boolean' },
  } as const;
  return parseOptions(USAGE, { allowPositionals: true, tokens: true, options }, args);
}
