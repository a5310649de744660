import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written at most this often, however many requests there are. */
const EVERY_MS = 100;

/** Beside the tables. Its time counts, not its content. */
const fileIn = (folder: string) => join(folder, 'last-request');

/** Notes requests for imports, which run in processes of their own and give way to them. */
export function requestNotes(folder: string): () => void {
  let noted = 0;
  return () => {
    const now = Date.now();
    if (now - noted < EVERY_MS) return;
    noted = now;
    // Without the note an import is only less considerate.
    void writeFile(fileIn(folder), `${new Date(now).toISOString()}\n`).catch(() => {});
  };
}

/** When the product on these tables was last used, in milliseconds since 1970; 0 if never. */
export const lastRequest = (folder: string): Promise<number> =>
  stat(fileIn(folder)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
