import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { peopleOf, queriesOf } from '#scripts/bench/search/files.ts';
import type { People, Sought } from '#scripts/bench/search/hits.ts';
import { invented } from '#scripts/bench/search/invent.ts';
import type { Options } from '#scripts/bench/search/options.ts';
import { queriesFor } from '#scripts/bench/search/queries.ts';
import { ROOT } from '#scripts/dev/builds.ts';

const run = promisify(execFile);
const beside = resolve(ROOT, '../shared/bench/people-search/gen.mjs');

/** People and queries from files, or generated ones. */
export async function materialFor(options: Options): Promise<{ people: People; queries: Sought[]; from: string }> {
  const { persons, queries, perCategory, seed } = options;
  if (persons) {
    const people = await peopleOf(persons);
    if (queries) return { people, queries: await queriesOf(queries, people), from: `${persons}, ${queries}` };
    return { people, queries: queriesFor(people, perCategory, seed), from: `${persons}; queries of our own` };
  }
  const made = await generated(options.people, perCategory, seed);
  return queries ? { ...made, queries: await queriesOf(queries, made.people), from: `${made.from}; ${queries}` } : made;
}

/** Uses the generator beside the checkout if there is one, else ours; a smaller set is a prefix of a larger one. */
export async function generated(count: number, perCategory: number, seed: number) {
  if (!existsSync(beside)) {
    const people = invented(count, seed);
    return { people, queries: queriesFor(people, perCategory, seed), from: 'our own generator' };
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
  try {
    await symlink(join(dirname(beside), 'data'), join(folder, 'data'));
    const sizes = [count, perCategory, seed].map(String);
    await run(process.execPath, ['--max-old-space-size=12000', beside, ...sizes], { cwd: folder });
    const people = await peopleOf(join(folder, 'out/persons.tsv'));
    return { people, queries: await queriesOf(join(folder, 'out/queries.jsonl'), people), from: 'shared generator' };
  } finally {
    await rm(folder, { recursive: true });
  }
}
