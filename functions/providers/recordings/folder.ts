import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { keyedDigest } from '#functions/platform/digest.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';

/** Signs the links of the dev server, so that only a holder of a link can play its recording. */
export const signatureOf = (secret: string, key: string, expires: number): string =>
  keyedDigest(secret, 'recording', `${key}\0${expires}`);

/** The recordings of the dev server: a folder whose files it serves to holders of a link. */
export const recordingsIn = (folder: string, secret: () => Promise<string>): Recordings => ({
  async save(key, sound) {
    const file = join(folder, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, sound);
  },
  async link(key, seconds, now) {
    const expires = now.getTime() + seconds * 1000;
    const signature = signatureOf(await secret(), key, expires);
    return `/dev/recordings?${new URLSearchParams({ key, expires: String(expires), signature }).toString()}`;
  },
  remove: (key) => rm(join(folder, key), { force: true }),
  removeAll: (account_id) => rm(join(folder, account_id), { recursive: true, force: true }),
});
