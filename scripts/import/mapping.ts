import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RawRecord } from '#functions/people/import/record.ts';
import type { Format } from '#scripts/import/format.ts';
import { UserError } from '#scripts/user-error.ts';
import { columnsOf, fill, type Item, takenBy, type Template } from '#scripts/import/template.ts';
import type { Day } from '#shared/values/day.ts';

/** Files whose rows are people. */
export type PeopleFiles = {
  /** Which files: matched with the file’s name. */
  file: RegExp;
  /** Only files of this kind. */
  kind?: Format['kind'];
  /** The columns without which a table is the wrong one. */
  needs?: string[];
  /** The only columns that a table may have. */
  knows?: string[];
  /** The record that an item makes. It may be anything: it is checked as if it had stood in a file of our own. */
  record: (item: Item, context: Context) => RawRecord;
};

export type Context = {
  asOf: Day;
  /** What a joined file says about this id. */
  joined: (as: string, id: string) => Item | undefined;
};

/** Files that say more about people of another file. They are held in memory while that is read. */
export type JoinedFiles = { file: RegExp; as: string; id: (item: Item) => string | undefined };

/** How the files of a source become records. */
export type Mapping = { people: PeopleFiles[]; joins?: JoinedFiles[] };

const READY_MADE = new URL('mappings/', import.meta.url);

/** A mapping by the name of a ready-made one, or by the path of a JSON template or a TypeScript module. */
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

/** Without a mapping: our own records as they are, and tables whose columns are named as in `mappings/columns.json`. */
export async function ownMapping(): Promise<Mapping> {
  const template = JSON.parse(await readFile(new URL('columns.json', READY_MADE), 'utf8')) as Template;
  return {
    people: [
      { file: /./, kind: 'table', knows: takenBy(template), record: (item) => fill(template, item) as RawRecord },
      { file: /./, record: (item) => item },
    ],
  };
}
