import { appendFileSync, closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import type { Change } from '#functions/providers/payments/double/store.ts';

/**
 * What the double has done, in a file: one line a call, written whole before the call is answered, so that what was
 * answered outlives any end of this process. A line that was cut off was never answered, and is forgotten.
 */
export function openJournal(file: string) {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(changesIn) : [];
  let open: number | undefined;
  return {
    before,
    persist: (changes: Change[]): void =>
      appendFileSync((open ??= openSync(file, 'a', 0o600)), `${JSON.stringify(changes)}\n`),
    /** Writes what is known now in place of how it came to be. */
    shorten(known: Iterable<Change>): void {
      const lines = Array.from(known, (change) => `${JSON.stringify([change])}\n`);
      writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    [Symbol.dispose]() {
      if (open !== undefined) closeSync(open);
      open = undefined;
    },
  };
}

function changesIn(line: string): Change[] {
  try {
    return line ? (JSON.parse(line) as Change[]) : [];
  } catch {
    return [];
  }
}
