import * as z from 'zod';

import { BillingDetails } from '#shared/values/billing-details.ts';
import { AccountId } from '#shared/values/id.ts';

const Version = z.object({ at: z.iso.datetime(), details: BillingDetails.nullable() });

/**
 * The billing details of an account, the oldest version first. A receipt shows those of the moment at which it was paid,
 * so a payment has to copy nothing, and a change leaves the receipts before it alone.
 */
export const DetailsHistory = z.object({ account_id: AccountId, versions: z.array(Version) });
export type DetailsHistory = z.infer<typeof DetailsHistory>;

type Versions = DetailsHistory['versions'];

export const detailsAt = (versions: Versions, at: string): BillingDetails | null =>
  versions.findLast((version) => version.at <= at)?.details ?? null;

export const currentDetails = (versions: Versions): BillingDetails | null => versions.at(-1)?.details ?? null;

/** The versions that a payment was made under; of the others nothing is kept. */
export const usedVersions = (versions: Versions, paidAt: readonly string[]): Versions =>
  versions.filter(({ at }, index) => {
    const next = versions[index + 1]?.at;
    return paidAt.some((paid) => paid >= at && (next === undefined || paid < next));
  });

/** The history with new details, without versions that no receipt shows. */
export function withDetails(
  versions: Versions,
  details: BillingDetails | null,
  paidAt: readonly string[],
  now: Date,
): Versions {
  const ended = [...versions, { at: now.toISOString(), details }];
  return [...usedVersions(ended.slice(0, -1), paidAt), ...ended.slice(-1)];
}
