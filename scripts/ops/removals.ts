import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

import { parse } from 'csv-parse';

import { compactNamesUnlessBusy } from '#functions/people/index/name-table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { agentStore } from '#functions/rights/removal/agents.ts';
import { endReview } from '#functions/rights/removal/end-review.ts';
import { evidenceStore } from '#functions/rights/removal/evidence.ts';
import { liftReasons, liftRemoval } from '#functions/rights/removal/lift.ts';
import { peopleRemoverOf } from '#functions/rights/removal/remove-people.ts';
import { type RemovalRow, readRow } from '#scripts/ops/removal-row.ts';
import { startNothing } from '#scripts/ops/start-nothing.ts';
import { UserError } from '#scripts/user-error.ts';
import { Reference } from '#shared/values/privacy-request.ts';

const USAGE =
  'removals import FILE, removals agent NAME, removals revoke KEY, removals statements, removals review REFERENCE keep|lift, or removals lift REFERENCE [withdrawn|not-verified|abusive]: which of them?';

export type RemovalDeps = { table: Table; secret: () => Promise<string>; operator: string };

/** Removals that someone makes for others, and the statements of protected people. */
export function removals(what: string, args: string[], deps: RemovalDeps, now: Date): Promise<string> {
  const [one, two] = args;
  if (what === 'import' && one) return importRemovals(one, deps, now);
  if (what === 'agent' && one) return issueKey(args.join(' '), deps, now);
  if (what === 'revoke' && one) return revokeKey(one, deps, now);
  if (what === 'statements') return listStatements(deps);
  if (what === 'review' && one && (two === 'keep' || two === 'lift')) return review(one, two, deps, now);
  if (what === 'lift' && one) return lift(one, two, deps, now);
  throw new UserError(USAGE);
}

async function issueKey(name: string, { table, operator }: RemovalDeps, now: Date): Promise<string> {
  if (!operator) throw new UserError('--operator says who does it.');
  const key = await agentStore(table).issue(name, operator, now);
  return `The key of ${name}, shown this once:\n${key}`;
}

async function revokeKey(key: string, { table }: RemovalDeps, now: Date): Promise<string> {
  if (!(await agentStore(table).revoke(key, now))) throw new UserError('There is no such key.');
  return 'The key works no more.';
}

async function listStatements({ table }: RemovalDeps): Promise<string> {
  const all = await evidenceStore(table).all();
  if (!all.length) return 'No statement waits for its review.';
  return all
    .map(({ reference, role, office, statement, made_at }) =>
      [`${reference}  ${made_at}  ${role}: ${office}`, ...(statement ? [`  ${statement}`] : [])].join('\n'),
    )
    .join('\n');
}

/** A reviewed statement is deleted. If it does not hold, its removal is lifted too. */
async function review(reference: string, verdict: 'keep' | 'lift', deps: RemovalDeps, now: Date): Promise<string> {
  const evidence = evidenceStore(deps.table);
  const statement = await evidence.of(reference);
  if (!statement) throw new UserError(`No statement of ${reference} waits for its review.`);
  if (verdict === 'lift') return lift(reference, 'not-verified', deps, now);
  if (await endReview(deps.table, deps.secret, { reference, verdict }, now)) return `${reference} stays.`;
  await deps.table.commit(evidence.remove(statement));
  return `${reference} stays.`;
}

async function lift(typed: string, because: string | undefined, deps: RemovalDeps, now: Date): Promise<string> {
  const reference = Reference.safeParse(typed).data;
  const reason = liftReasons.find((each) => each === (because ?? 'withdrawn'));
  if (!reason) throw new UserError(USAGE);
  const isKnown = reference && (await liftRemoval(deps.table, deps.secret, { reference, reason }, now));
  if (!isKnown) throw new UserError('No removal of this reference was carried out.');
  return (
    `${reference} is lifted (${reason}). What is still stored is shown again at once; what was removed comes back ` +
    'with the next import of its source. Its status page says that the request is closed, and why.'
  );
}

/** Rows worked on at once. */
const AT_ONCE = 8;

/**
 * Removes the people of a CSV file, and writes next to it what became of each row. A row that was done before, in a run that
 * broke off or in another file, is found again and not repeated.
 */
async function importRemovals(file: string, deps: RemovalDeps, now: Date): Promise<string> {
  if (!deps.operator) throw new UserError('--operator names the agent or program that sent the file.');
  const remover = peopleRemoverOf(deps.table, { secret: deps.secret, start: startNothing });
  const began = performance.now();
  // Each row has its own time: readers of the suppressions continue from the time of the last row that they know.
  const timeOfRow = () => new Date(now.getTime() + performance.now() - began);
  const counts = { done: 0, already: 0, lifted: 0, invalid: 0, failed: 0 };
  let unlisted = 0;
  const rows = createReadStream(file).pipe(
    parse({ columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true }),
  );
  await using outcomes = await open(`${file}.outcome.csv`, 'w');
  await outcomes.write('line,outcome,reference,records,reason\n');

  type Row = { record: RemovalRow; info: { lines: number } };
  const doRows = async (some: Row[]) => {
    const all = await Promise.all(some.map(({ record }) => outcomeOf(record)));
    for (const [nth, { outcome, reference = '', records = '', reason = '' }] of all.entries()) {
      counts[outcome]++;
      if (outcome === 'done' && records === 0) unlisted++;
      await outcomes.write(`${some[nth]!.info.lines},${outcome},${reference},${records},${reason}\n`);
    }
  };
  async function outcomeOf(record: RemovalRow): Promise<Outcome> {
    const row = readRow(record);
    if ('reason' in row) return { outcome: 'invalid', reason: row.reason };
    try {
      const { request, isNew } = await retryOnConflict(() =>
        remover.remove({ ...row, channel: 'batch', agent: deps.operator }, timeOfRow()),
      );
      const { reference, state, records } = request;
      if (state !== 'done') return { outcome: 'lifted', reference };
      return { outcome: isNew ? 'done' : 'already', reference, records: records ?? 0 };
    } catch (error) {
      return { outcome: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
    }
  }
  let some: Row[] = [];
  for await (const row of rows as AsyncIterable<Row>) {
    some.push(row);
    if (some.length < AT_ONCE) continue;
    await doRows(some);
    some = [];
  }
  await doRows(some);
  await compactNamesUnlessBusy(deps.table, timeOfRow());
  const { done, already, lifted, invalid, failed } = counts;
  return (
    `${done} done: ${done - unlisted} were listed and are hidden, ${unlisted} were not and will not be. ` +
    `${already} done before, ${lifted} lifted before and left so, ${invalid} invalid, ${failed} failed. ` +
    `${file}.outcome.csv says which.`
  );
}
type Outcome = {
  outcome: 'done' | 'already' | 'lifted' | 'invalid' | 'failed';
  reference?: string;
  records?: number;
  reason?: string;
};
