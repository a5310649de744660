import { link } from 'node:fs/promises';
import { join } from 'node:path';

import type { Postgres } from '#scripts/bench/postgres.ts';

export type Loading = { copy_seconds: number; gin_seconds: number; lookups_seconds: number; bytes: number };

/**
 * Loads the same file into PostgreSQL the usual way: each line as a document, with the name and its trigrams, and
 * separate lookups for phone numbers, addresses and towns.
 */
export async function intoPostgres({ client, folder }: Postgres, file: string): Promise<Loading> {
  const readable = join(folder, 'people.jsonl');
  await link(file, readable);
  const timed = async (...statements: string[]) => {
    const begun = performance.now();
    for (const statement of statements) await client.query(statement);
    return (performance.now() - begun) / 1000;
  };
  await client.query(`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    DROP TABLE IF EXISTS people;
    CREATE UNLOGGED TABLE people (
      doc jsonb NOT NULL,
      name text GENERATED ALWAYS AS (lower(coalesce(doc->>'first_name', '') || ' ' || coalesce(doc->>'last_name', ''))) STORED
    )`);
  // A single column, so no character of the file may act as a separator or quote.
  const copy_seconds = await timed(
    `COPY people (doc) FROM '${readable}' WITH (FORMAT csv, DELIMITER E'\\x02', QUOTE E'\\x01')`,
  );
  const gin_seconds = await timed('CREATE INDEX people_name ON people USING gin (name gin_trgm_ops)');
  const lookups_seconds = await timed(
    "CREATE UNIQUE INDEX people_id ON people ((doc->>'id'))",
    "CREATE INDEX people_phone ON people USING gin ((doc->'phones') jsonb_path_ops)",
    "CREATE INDEX people_house ON people ((doc#>>'{addresses,0,postal_code}'), (doc#>>'{addresses,0,street}'))",
    "CREATE INDEX people_town ON people ((doc#>>'{addresses,0,state}'), (doc#>>'{addresses,0,city}'), name)",
  );
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_total_relation_size('people') AS bytes");
  return { copy_seconds, gin_seconds, lookups_seconds, bytes: Number(rows[0]?.bytes) };
}
