import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RawRecord } from '#functions/people/import/record.ts';
import type { Format } from '#scripts/import/format.ts';
import { UserError } from '#scripts/user-error.ts';
import { columnsOf, fill, type Item, takenBy, type Template } from '#scripts/import/template.ts';
import type { SourceAbout } from '#shared/api/people/report.ts';
import type { Day } from '#shared/values/day.ts';

/** Files whose rows are people. */
export type PeopleFiles = {
  /** Matches the file name. */
  file: RegExp;
  /** Limits the format. */
  kind?: Format['kind'];
  /** Required columns. */
  needs?: string[];
  /** Allowed columns, if limited. */
  knows?: string[];
  /** Converts an item into a record, which is validated afterwards. */
  record: (item: Item, context: Context) => RawRecord;
};

export type Context = {
  /** The day that the data is as of; null where the source does not say. */
  asOf: Day | null;
  /** The day on which the files were retrieved: what their own dates say ends by then is over. */
  retrieved: Day;
  /** The item with this id in a joined file. */
  joined: (as: string, id: string) => Item | undefined;
};

/** Files with additional data about people of another file, held in memory. */
export type JoinedFiles = { file: RegExp; as: string; id: (item: Item) => string | undefined };

/** Describes how the files of a source become records. */
export type Mapping = {
  people: PeopleFiles[];
  joins?: JoinedFiles[];
  /** What is known about the source, unless the operator says otherwise. */
  about?: Pick<SourceAbout, 'url' | 'licence' | 'licence_url' | 'lacks'>;
};

const READY_MADE = new URL('mappings/', import.meta.url);

/** Loads a mapping by name, or from a JSON template or TypeScript module. */
export async function mappingOf(nameOrPath: string): Promise<Mapping> {
  const ready = readdirSync(READY_MADE);
  const file = ready.find((each) => basename(each, extname(each)) === nameOrPath);
  const url = file ? new URL(file, READY_MADE) : pathToFileURL(resolve(process.env.INIT_CWD ?? '.', nameOrPath));
  const text = await readFile(url, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const names = ready.map((each) => basename(each, extname(each))).join(', ');
    throw new UserError(`There is no mapping ${nameOrPath}: name a file, or one of ${names}.`);
  }
  return url.pathname.endsWith('.ts') ? moduleMapping(nameOrPath, url) : templateMapping(nameOrPath, text);
}

async function moduleMapping(name: string, url: URL): Promise<Mapping> {
  const { mapping } = (await import(url.href).catch((error: Error) => {
    throw new UserError(`The mapping ${name} does not work: ${error.message.split('\n')[0]}`);
  })) as { mapping?: Mapping };
  if (!mapping) throw new UserError(`The mapping ${name} exports no “mapping”.`);
  return mapping;
}

function templateMapping(name: string, text: string): Mapping {
  try {
    const template = JSON.parse(text) as Template;
    return { people: [{ file: /./, needs: columnsOf(template), record: (item) => fill(template, item) as RawRecord }] };
  } catch {
    throw new UserError(`The mapping ${name} is no JSON.`);
  }
}

/** The default mapping: our own records, and tables with the column names of `mappings/columns.json`. */
export async function ownMapping(): Promise<Mapping> {
  const template = JSON.parse(await readFile(new URL('columns.json', READY_MADE), 'utf8')) as Template;
  return {
    people: [
      { file: /./, kind: 'table', knows: takenBy(template), record: (item) => fill(template, item) as RawRecord },
      { file: /./, record: (item) => item },
    ],
  };
}
