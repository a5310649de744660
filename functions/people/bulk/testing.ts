import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { unmarshall } from '@aws-sdk/util-dynamodb';
import { onTestFinished } from 'vitest';

import { build, type BuildOptions, MANIFEST, type Manifest } from '#functions/people/bulk/build.ts';
import type { Remark } from '#functions/people/import/import-records.ts';
import type { Origin } from '#functions/people/import/to-person.ts';

export const NOW = new Date('2026-11-21T00:00:00Z');
export const origin: Origin = { source: 'Our register', asOf: '2026-03-01', retrieved: '2026-03-01' };

/** A folder removed at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A text as a stream of chunks of this size. */
export async function* chunksOf(text: string, size = 1000): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

type Built = {
  manifest: Manifest;
  files: Map<string, string>;
  items: Record<string, unknown>[];
  rejects: Remark[];
};

/** Builds a table from these lines: its files, and its items as the table holds them. */
export async function built(lines: string[], options: Partial<BuildOptions> = {}): Promise<Built> {
  const folder = temporaryFolder();
  const rejects: Remark[] = [];
  const onReject = (remark: Remark) => void rejects.push(remark);
  const input = { origin, file: 'people.jsonl', chunks: chunksOf(lines.join('\n')) };
  const manifest = await build([input], { folder, now: NOW, onReject, ...options });
  const names = readdirSync(folder).sort();
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
  const items = names
    .filter((name) => name !== MANIFEST && name.endsWith('.json'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => unmarshall((JSON.parse(line, withBytes) as { Item: Parameters<typeof unmarshall>[0] }).Item));
  return { manifest, files, items, rejects };
}

/** Bytes are base64 in JSON. */
const withBytes = (type: string, value: unknown): unknown =>
  type === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value;
