import { type Packing, packings } from '#functions/people/bulk/packing.ts';
import { NOTHING_KNOWN } from '#functions/people/import/source-about.ts';
import type { Origin } from '#functions/people/import/to-person.ts';
import { parseOptions, typedPath } from '#scripts/command-line.ts';
import { aboutFrom, dayIn } from '#scripts/import/options.ts';
import { UserError } from '#scripts/user-error.ts';
import type { SourceAbout } from '#shared/api/people/report.ts';
import { type Day, dayOf } from '#shared/values/day.ts';

export const USAGE =
  'npm run build:table -- --source NAME [--mapping NAME|FILE] [--as-of YYYY-MM-DD] [--retrieved YYYY-MM-DD] [--url URL] [--licence NAME] [--licence-url URL] [--lacks TEXT] FILE… [--source NAME … FILE…]… --out FOLDER [--pack none|gzip|zstd] [--scratch FOLDER] [--suppressed-in TABLE|local] [--json]';

/** Files of one source, what is said of it, and their mapping. */
export type Group = { origin: Origin; about: SourceAbout; mapping: string | undefined; files: string[] };
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
  const today = dayOf(now);
  for (const token of tokens) {
    const last = groups.at(-1);
    if (token.kind === 'positional') {
      if (!last) throw new UserError(`Say with --source who the records of ${token.value} are from: ${USAGE}`);
      last.files.push(typedPath(token.value));
    } else if (token.kind === 'option' && token.name === 'source') {
      const origin = { source: sourceFrom(token.value), asOf: null, retrieved: today };
      groups.push({ origin, about: NOTHING_KNOWN, mapping: undefined, files: [] });
    } else if (token.kind === 'option' && ofSource.has(token.name)) {
      if (!last) throw new UserError(`Say --${token.name} behind the --source that it is about: ${USAGE}`);
      tell(last, token.name, token.value ?? '', today);
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

const aboutOptions = ['url', 'licence', 'licence-url', 'lacks'] as const;
/** Options about the source that they follow. */
const ofSource: ReadonlySet<string> = new Set(['mapping', 'as-of', 'retrieved', ...aboutOptions]);

/** Notes an option of a source. @throws UserError for an invalid value */
function tell(group: Group, option: string, value: string, today: Day): void {
  if (option === 'mapping') group.mapping = value;
  else if (option === 'as-of') group.origin = { ...group.origin, asOf: dayIn(option, value, today) };
  else if (option === 'retrieved') group.origin = { ...group.origin, retrieved: dayIn(option, value, today) };
  else {
    const { url, licence, licence_url, lacks } = group.about;
    const said = { url, licence, 'licence-url': licence_url, lacks, [option]: value };
    group.about = aboutFrom(said, group.origin);
  }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const options = {
    source: many,
    mapping: many,
    'as-of': many,
    retrieved: many,
    url: many,
    licence: many,
    'licence-url': many,
    lacks: many,
    out: text,
    pack: text,
    scratch: text,
    'suppressed-in': text,
    json: { type: 'boolean' },
  } as const;
  return parseOptions(USAGE, { allowPositionals: true, tokens: true, options }, args);
}
