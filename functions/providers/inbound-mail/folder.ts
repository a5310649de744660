import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { InboundMail } from '#functions/providers/inbound-mail/port.ts';

/** The mail of the dev server: a folder, into which `/dev/outbox` puts answers. */
export const mailIn = (folder: string): InboundMail & { put(id: string, raw: string): Promise<void> } => ({
  async put(id, raw) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, id), raw);
  },
  async read(id, most) {
    const bytes = await readFile(join(folder, id)).catch(() => undefined);
    return bytes && { bytes: bytes.subarray(0, most), isWhole: bytes.length <= most };
  },
  remove: (id) => rm(join(folder, id), { force: true }),
});
