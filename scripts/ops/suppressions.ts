import { compactNamesUnlessBusy, indexBuiltAt } from '#functions/people/index/name-table.ts';
import { copySuppressions } from '#functions/people/suppression/copy-suppressions.ts';
import { sweepIndex, type SweepStep } from '#functions/people/suppression/sweep-index.ts';
import { suppressionStore } from '#functions/people/suppression/store.ts';
import type { Secret } from '#functions/people/suppression/list.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { UserError } from '#scripts/user-error.ts';

const USAGE = 'suppressions sweep [PLACE], or suppressions copy TABLE: which of them?';

export type SuppressionDeps = {
  table: Table;
  secret: Secret;
  /** Another table of the same place. */
  open: (name: string) => Table;
  onProgress?: (line: string) => void;
};

/** Brings a restored table up to date before it serves anyone: copies newer suppressions, and applies them to the index. */
export async function suppressions(what: string, args: string[], deps: SuppressionDeps, now: Date): Promise<string> {
  const [one] = args;
  if (what === 'copy' && one) {
    const copied = await copySuppressions(deps.open(one), deps.table);
    return `${copied} items of suppressions are copied. Now run suppressions sweep.`;
  }
  if (what === 'sweep') return sweep(one === undefined ? null : placeOf(one), deps, now);
  throw new UserError(USAGE);
}

async function sweep(from: Key | null, { table, secret, onProgress }: SuppressionDeps, now: Date): Promise<string> {
  if (from === null && (await isOlderThanIndex(table)))
    onProgress?.(
      'The newest suppression is older than the index. If this table was restored, run suppressions copy first: ' +
        'the sweep knows only the removals of this table.',
    );
  let [looked, removed] = [0, 0];
  let next = from;
  do {
    const step: SweepStep = await sweepIndex(table, secret, next, now);
    looked += step.looked;
    removed += step.removed;
    next = step.next;
    if (next)
      onProgress?.(
        `${looked} people, ${removed} removed or rewritten. To go on from here: suppressions sweep ${nameOf(next)}`,
      );
  } while (next);
  await compactNamesUnlessBusy(table, now);
  return `${looked} people looked at, ${removed} removed or rewritten.`;
}

async function isOlderThanIndex(table: Table): Promise<boolean> {
  const built = await indexBuiltAt(table);
  let newest = '';
  for await (const { rows } of suppressionStore(table).keyRows()) newest = rows.at(-1)?.at ?? newest;
  return built !== undefined && newest < built;
}

/** A place of the walk in one word. */
const nameOf = ({ pk, sk }: Key): string => Buffer.from(JSON.stringify([pk, sk])).toString('base64url');

function placeOf(name: string): Key {
  try {
    const [pk, sk] = JSON.parse(Buffer.from(name, 'base64url').toString()) as [string, string];
    if (typeof pk === 'string' && typeof sk === 'string') return { pk, sk };
  } catch {
    // The error below says it.
  }
  throw new UserError('PLACE is what an earlier sweep printed.');
}
