import { listingsOf } from '#functions/people/public.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { suppressionsOf } from '#functions/rights/removal/carry-out.ts';
import { evidenceStore } from '#functions/rights/removal/evidence.ts';
import { advance, isInReview } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';

export type Verdict = 'keep' | 'lift';

/**
 * Ends the review of what a protected person hid of the household: it stays hidden, or is shown again. The person stays
 * hidden either way, and the statement is deleted. May be repeated. Returns whether there was something to review.
 */
export async function endReview(
  table: Table,
  secret: () => Promise<string>,
  { reference, verdict }: { reference: string; verdict: Verdict },
  now: Date,
): Promise<boolean> {
  const [listings, requests, evidence] = [listingsOf(table, secret), requestStore(table), evidenceStore(table)];
  const isWaiting = async () => {
    const request = await requests.of(reference);
    return request && isInReview(request) ? request : undefined;
  };
  if (!(await isWaiting())) return false;
  if (verdict === 'lift') await listings.lift(suppressionsOf(reference).household, now);
  await retryOnConflict(async () => {
    const [request, statement] = [await isWaiting(), await evidence.of(reference)];
    if (!request) return;
    const { records } = request;
    const household = verdict === 'keep';
    const reason = household ? undefined : ('household-shown' as const);
    const done = advance(
      request,
      { to: 'done', household, ...(records !== null && { records }), ...(reason && { reason }) },
      now,
    );
    await requests.commit(requests.replace(request, done), ...(statement ? [evidence.remove(statement)] : []));
  });
  return true;
}
