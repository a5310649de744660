import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { BenchQuery } from '#scripts/bench/people-search-engine.ts';
import type { Postgres } from '#scripts/bench/postgres.ts';
import type { People } from '#scripts/bench/search/hits.ts';

const schema = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS unaccent;
  CREATE UNLOGGED TABLE given (id int, first text, last text, city text, state text)`;
/** The folded name is computed on insert: an UPDATE would double the table size. */
const table = `
  CREATE UNLOGGED TABLE persons AS
    SELECT id, city, state, lower(unaccent(first || ' ' || last)) AS name FROM given ORDER BY id;
  DROP TABLE given;
  ALTER TABLE persons ADD PRIMARY KEY (id);
  CREATE INDEX place ON persons (state, city);
  CREATE INDEX name_gist ON persons USING gist (name gist_trgm_ops(siglen=64))`;
const bare = `WITH q AS (SELECT lower(unaccent($1::text)) AS n) SELECT id FROM persons, q WHERE true`;

/** The baseline: PostgreSQL trigrams, nearest first, with the place as a filter. */
export async function openTrigrams({ client, folder }: Postgres, people: People) {
  const file = join(folder, 'persons.copy');
  await pipeline(Readable.from(rows(people)), createWriteStream(file));
  await client.query(schema);
  await client.query(`COPY given FROM '${file}'`);
  await rm(file);
  await client.query(table);
  await client.query('VACUUM ANALYZE persons');
  await client.query('SET enable_seqscan = off');
  const { rows: facts } = await client.query<{ pid: number; bytes: string }>(
    `SELECT pg_backend_pid() AS pid, pg_total_relation_size('persons') AS bytes`,
  );
  return {
    /** The table and its indexes on disk. */
    bytes: Number(facts[0]?.bytes),
    async search({ name, city, state }: BenchQuery): Promise<number[]> {
      const place = city ? ' AND city = $2 AND state = $3' : '';
      const sql = `${bare}${place} ORDER BY name <-> q.n LIMIT 10`;
      const { rows } = await client.query<{ id: number }>(sql, city ? [name, city, state] : [name]);
      return rows.map(({ id }) => id);
    },
    /** CPU time of the server so far in milliseconds; undefined where unsupported (Linux only). */
    async computed(): Promise<number | undefined> {
      const text = await readFile(`/proc/${facts[0]?.pid}/schedstat`, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : Number(text.split(' ')[0]) / 1e6;
    },
  };
}
export type Trigrams = Awaited<ReturnType<typeof openTrigrams>>;

function* rows(people: People): Generator<string> {
  const cell = (text: string) => text.replace(/\\/g, '\\\\').replace(/[\t\n\r\0]/g, ' ');
  let text = '';
  for (const [id, person] of people.entries()) {
    if (!person) continue;
    const { first, last, city, state } = person;
    text += `${[String(id), ...[first, last, city, state].map(cell)].join('\t')}\n`;
    if (text.length > 1 << 18) {
      yield text;
      text = '';
    }
  }
  yield text;
}
