import type { AccessEntry, AccessRow } from '#shared/api/auth.ts';

/** Failed tries, which come in series. */
const failures: readonly AccessEntry['what'][] = [
  'wrong-password',
  'wrong-pin',
  'wrong-second-factor',
  'wrong-passkey',
];

/** The rows of an access log, latest first: a failed try joins those right after it that were made from the same device and place. */
export function rowsOf(entries: readonly AccessEntry[]): AccessRow[] {
  const rows: AccessRow[] = [];
  for (const entry of entries) {
    const later = rows.at(-1);
    if (later && failures.includes(entry.what) && isAlike(entry, later)) {
      rows[rows.length - 1] = { ...later, times: later.times + 1, first_at: entry.at };
    } else rows.push({ ...entry, times: 1, first_at: entry.at });
  }
  return rows;
}

const isAlike = (one: AccessEntry, other: AccessEntry): boolean =>
  (['what', 'device', 'country', 'region', 'details'] as const).every((key) => one[key] === other[key]);
