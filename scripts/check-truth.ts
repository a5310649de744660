import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { secretOfDevServer } from '#scripts/app-secret.ts';
import { commandLine, printJson, typedPath } from '#scripts/command-line.ts';
import { checkTruth, legislatorsIn } from '#scripts/truth/check.ts';

const USAGE = 'npm run check:truth -- [--data FOLDER] [--json]';
const { values } = commandLine(USAGE, {
  options: {
    /** The folder of the congress-legislators files. */
    data: { type: 'string', default: '../shared/data/legislators' },
    json: { type: 'boolean', default: false },
  },
});

/**
 * Reads the report of every member of the US Congress after an import of the public files, and counts what is not true
 * of them. Exits with 1 if anything is. Without the files it checks nothing, and says so.
 */
const folder = typedPath(values.data);
const files = await legislatorsIn(folder);
if (!files.length) {
  console.error(`Nothing was checked: there are no legislators files in ${folder}. Name their folder with --data.`);
  process.exit(0);
}
const secret = await mkdtemp(join(tmpdir(), 'check-truth-'));
try {
  await writeFile(join(secret, 'app-secret'), randomBytes(32).toString('base64'));
  secretOfDevServer(secret);
  const onProgress = (line: string) => void process.stderr.write(`${line}\n`);
  const { figures, examples } = await checkTruth({ files, now: new Date(), onProgress });
  for (const line of examples) console.error(line);
  const { reports, ...faults } = figures;
  if (values.json) printJson(figures);
  else {
    console.log(`${reports} reports read.`);
    for (const [fault, count] of Object.entries(faults)) console.log(`${fault.replaceAll('_', ' ')}: ${count}`);
  }
  process.exitCode = Object.values(faults).some((count) => count > 0) ? 1 : 0;
} finally {
  await rm(secret, { recursive: true });
}
