import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { casesOf } from '#scripts/models/evaluate/names/cases.ts';
import { UserError } from '#scripts/user-error.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'evaluate-names-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const HEADER = 'schema\tname1\tname2\tis_match\tcategory';
async function casesIn(...rows: string[]) {
  const file = join(folder, 'cases.tsv');
  await writeFile(file, rows.join('\n') + '\n');
  return casesOf(file);
}

test('accepts columns in any order, and quotes in or around a name', async () => {
  const rows = ['is_match\tname2\tname1\tschema', 'true\t\'Abd Rahman\t"Abd ""R"" Rahman"\tPerson'];
  expect(await casesIn(...rows)).toEqual([
    { schema: 'Person', category: '', one: 'Abd "R" Rahman', other: "'Abd Rahman", isSame: true },
  ]);
});

test.each([
  ['columns are missing', ['name1,name2', 'A,B'], 'lacks the columns schema, name1, name2, is_match'],
  ['there are no rows', [HEADER], 'has no rows.'],
  ['it is empty', [''], 'lacks the columns'],
  ['a row says maybe', [HEADER, 'Person\tA\tB\tmaybe\t'], 'row 2: is_match'],
  ['a row breaks off', [HEADER, 'Person\tA\tB\ttrue\t', 'Person\tA'], 'row 3: name2'],
])('when %s it says so', async (_, rows, complaint) => {
  await expect(casesIn(...rows)).rejects.toThrow(complaint);
});

test('reports a missing file', async () => {
  await expect(casesOf(join(folder, 'other.tsv'))).rejects.toThrow(UserError);
  await expect(casesOf(join(folder, 'other.tsv'))).rejects.toThrow('There is no file ');
});
