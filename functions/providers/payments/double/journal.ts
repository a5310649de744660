import { appendFileSync, closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import type { Change } from '#functions/providers/payments/double/store.ts';

/**
 * A journal of the double: one line per call, written before the response, so that answered calls survive a crash. A
 * truncated line was never answered and is ignored.
 */
export function openJournal(file: string) {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(changesIn) : [];
  let open: number | undefined;
  return {
    before,
    persist: (changes: Change[]): void =>
      appendFileSync((open ??= openSync(file, 'a', 0o600)), `${JSON.stringify(changes)}\n`),
    /** Compacts the journal to the current state. */
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
