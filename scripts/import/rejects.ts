import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

import type { Remark } from '#functions/people/import/import-records.ts';

/** Writes a file of rejected lines with reasons, but without their content. Creates no file if nothing is rejected. */
export async function rejectsAt(path: string) {
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  let file: WriteStream | undefined;
  return {
    add({ place, reason }: Remark) {
      file ??= createWriteStream(path);
      file.write(JSON.stringify({ ...place, reason }) + '\n');
    },
    async end(): Promise<boolean> {
      file?.end();
      if (file) await finished(file);
      return file !== undefined;
    },
  };
}
