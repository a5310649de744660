import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

import type { Input } from '#functions/people/bulk/build.ts';
import type { Remark } from '#functions/people/import/import-records.ts';
import type { Group } from '#scripts/build-table/options.ts';
import { saidOf } from '#scripts/import/about.ts';
import { mappingOf, ownMapping } from '#scripts/import/mapping.ts';
import { planOf } from '#scripts/import/plan.ts';

const CHUNK_BYTES = 1 << 20;

/** The files of a source as the build reads them: JSONL directly, other formats converted. */
export async function inputsOf(
  { origin, about: said, mapping, files }: Group,
  onReject: (remark: Remark) => void,
): Promise<Input[]> {
  const own = (file: string) => mapping === undefined && /\.(jsonl|ndjson)$/i.test(file);
  const others = files.filter((file) => !own(file));
  const inputs = files.filter(own).map((file): Input => {
    return {
      origin,
      about: said,
      file: basename(file),
      chunks: createReadStream(file, { highWaterMark: CHUNK_BYTES }),
    };
  });
  if (!others.length) return inputs;
  const theirs = mapping ? await mappingOf(mapping) : await ownMapping();
  const plan = await planOf(others, theirs, origin);
  const about = saidOf(theirs, said);
  return [
    ...inputs,
    { origin, about, file: others.map((file) => basename(file)).join(', '), chunks: linesOf(plan.entries(), onReject) },
  ];
}

/** Converts the records of a mapping to JSONL lines; reports those that cannot be converted. */
async function* linesOf(
  entries: ReturnType<Awaited<ReturnType<typeof planOf>>['entries']>,
  onReject: (remark: Remark) => void,
): AsyncGenerator<Buffer> {
  let text = '';
  for await (const entry of entries) {
    if ('reason' in entry) onReject(entry);
    text += 'reason' in entry ? '\n' : `${JSON.stringify(entry.record)}\n`;
    if (text.length < CHUNK_BYTES) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
