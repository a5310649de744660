import { environment, isDevServer } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { recordingsIn } from '#functions/providers/recordings/folder.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import { recordingsInBucket } from '#functions/providers/recordings/s3.ts';

/** Created on first use: the dev server sets the folder only then. */
export function recordings(): Recordings {
  const { RECORDINGS_BUCKET, RECORDINGS_FOLDER } = environment();
  if (isDevServer()) return recordingsIn(RECORDINGS_FOLDER ?? '.data/recordings', appSecret);
  if (!RECORDINGS_BUCKET) throw new Error('This stage has no bucket for recordings');
  return recordingsInBucket(RECORDINGS_BUCKET);
}
