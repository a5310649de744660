import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

const COMMAND = fileURLToPath(new URL('../evaluate/names.ts', import.meta.url));
const HEADER = 'case_group\tschema\tname1\tname2\tis_match\tquality\tcategory\tnotes';
const row = (schema: string, one: string, other: string, isMatch: unknown, category = '') =>
  ['group', schema, one, other, isMatch, 'MEDIUM', category, ''].join('\t');

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'evaluate-names-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The output of the command, in a process of its own. */
function evaluate(...args: string[]): Promise<{ code: number; lines: string[]; complaint: string }> {
  const env = { ...process.env, INIT_CWD: folder };
  return new Promise((resolve) =>
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trim().split('\n'), complaint: stderr.trim() }),
    ),
  );
}

const table = (...rows: string[]) => writeFile(join(folder, 'cases.tsv'), rows.join('\n') + '\n');

test('prints persons, all rows, each category, and JSON', async () => {
  await table(
    HEADER,
    row('Person', 'Tobias Abernathy', 'Dr. Tobias Abernathy', true, 'Title Addition'),
    row('Person', 'Tobias Abernathy', 'Rosalind Hargreaves', false),
    row('Company', '"Abernathy ""Sons"" Ltd"', 'Abernathy Sons Ltd', true),
  );
  const { code, lines } = await evaluate('cases.tsv', '--json');
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^Person .*F1 1\.000 .*TP 1 FP 0 FN 0 TN 1 +n 2$/);
  expect(lines.join('\n')).toMatch(/^All rows .*n 3$/m);
  expect(lines.join('\n')).toMatch(/^Title Addition .*n 1$/m);
  const figures = z.record(z.string(), z.number()).parse(JSON.parse(lines.at(-1) ?? ''));
  expect(figures).toMatchObject({ n: 2, f1: 1, precision: 1, recall: 1, threshold: 0.5 });
});

test('reports a mistake in one line', async () => {
  const complaint = expect.stringContaining('Name one file: npm run') as string;
  expect(await evaluate('--json')).toEqual({ code: 1, lines: [''], complaint });
});
