import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import * as z from 'zod';

import type { RawRecord } from '#functions/people/import/record.ts';

/** How many records each run imports: the second file is four times the first, its memory should not be. */
const sizes = [2_000, 8_000] as const;
const COMMAND = fileURLToPath(new URL('../import.ts', import.meta.url));
const run = promisify(execFile);

const Answer = z.object({ imported: z.number(), people_per_second: z.number(), peak_mb: z.number() });

/** One import by the command itself, in a process and a data folder of its own. */
async function measure(records: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    const file = join(folder, 'people.jsonl');
    await pipeline(Readable.from(lines(records)), createWriteStream(file));
    const { stdout } = await run(process.execPath, [COMMAND, file, '--source', 'Benchmark', '--json'], {
      env: { ...process.env, DATA_DIR: folder },
    });
    const { imported, people_per_second, peak_mb } = Answer.parse(JSON.parse(stdout));
    if (imported !== records) throw new Error(`Of ${records} records ${imported} were imported.`);
    const file_mb = Math.round((await stat(file)).size / 100_000) / 10;
    return { records, file_mb, people_per_second, peak_mb };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** People who differ in all that is indexed, with as many facts as an ordinary profile has. */
function* lines(records: number): Generator<string> {
  const pick = (list: string, i: number) => list.split(' ')[i % list.split(' ').length] ?? '';
  for (let i = 0; i < records; i++) {
    const last_name = pick('Lee Ortega Novak Haddad Silva Petrov Demir Tanaka Martin Cole Brandt', i * 7);
    const record: RawRecord = {
      id: i,
      first_name: pick('Ann Bo Cy Di Ed Flo Gus Hana Ivo Jo Kim Lou Max', i),
      middle_name: `${pick('A B C D E F', i)}.`,
      last_name: `${last_name}${pick('son sen er man', i * 3)}`,
      birth_date: `${1930 + (i % 75)}-0${1 + (i % 9)}`,
      addresses: [0, 1].map((nth) => ({
        street: `${100 + i} ${pick('Main Oak Pine Elm Cedar', i + nth)} St`,
        ...{ city: pick('Everett Salem Dayton Mobile', i + nth), state: pick('WA OR OH AL', i + nth) },
        postal_code: String(10_000 + (i % 80_000)),
      })),
      phones: [{ number: `+1425${String(2_000_000 + i)}`, phone_type: 'mobile' }],
      emails: [`person${i}@example.org`],
      family_members: [{ full_name: `Pat ${last_name}`, relation: 'sibling', id: i + 1 }],
      jobs: [{ title: 'Clerk', employer: 'Example Ltd', started: '2001', ended: '2010' }],
      education: ['Example College'],
      social_profiles: [{ network: 'Example', username: `person${i}` }],
    };
    yield JSON.stringify(record) + '\n';
  }
}

const small = await measure(sizes[0]);
const large = await measure(sizes[1]);
const peak_ratio = Math.round((large.peak_mb / small.peak_mb) * 100) / 100;
console.log('records   file MB   people/s   peak MB');
for (const { records, file_mb, people_per_second, peak_mb } of [small, large])
  console.log(
    [String(records).padEnd(9), String(file_mb).padEnd(9), String(people_per_second).padEnd(10), peak_mb].join(' '),
  );
console.log(`A file of four times the size took ${peak_ratio} times the memory.`);
if (process.argv.includes('--json')) console.log(JSON.stringify({ small, large, peak_ratio }));
