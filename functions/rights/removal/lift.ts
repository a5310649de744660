import { listingsOf } from '#functions/people/public.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { suppressionsOf } from '#functions/rights/removal/carry-out.ts';
import { evidenceStore } from '#functions/rights/removal/evidence.ts';
import { isInReview, type PrivacyRequest, undo } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import type { DenialReason } from '#shared/values/privacy-request.ts';

/** Why a removal is undone: its maker withdrew it, had no authority, or did not make it in good faith. */
export const liftReasons = ['withdrawn', 'not-verified', 'abusive'] as const satisfies readonly DenialReason[];
export type LiftReason = (typeof liftReasons)[number];

const isCarriedOut = (request: PrivacyRequest) => request.state === 'done' || isInReview(request);

/**
 * Undoes a removal, wherever it came from: ends its suppressions, then notes it in the history of the request and deletes
 * the statement that came with it. May be repeated. Returns whether there was such a removal.
 */
export async function liftRemoval(
  table: Table,
  secret: () => Promise<string>,
  { reference, reason }: { reference: string; reason: LiftReason },
  now: Date,
): Promise<boolean> {
  const [listings, requests, evidence] = [listingsOf(table, secret), requestStore(table), evidenceStore(table)];
  const request = await requests.of(reference);
  // Requests of the privacy center suppress under their own id.
  const ids = [...Object.values(suppressionsOf(reference)), ...(request ? [request.request_id] : [])];
  let isKnown = request !== undefined && isCarriedOut(request);
  for (const id of ids) isKnown = (await listings.lift(id, now)) || isKnown;
  await retryOnConflict(async () => {
    const [current, statement] = [await requests.of(reference), await evidence.of(reference)];
    const writes = [
      ...(current && isCarriedOut(current) ? [requests.replace(current, undo(current, reason, now))] : []),
      ...(statement ? [evidence.remove(statement)] : []),
    ];
    if (writes.length) await requests.commit(...writes);
  });
  return isKnown;
}
