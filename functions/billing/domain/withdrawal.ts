import { addDays } from '#shared/values/duration.ts';
import { isInEurope } from '#shared/values/europe.ts';
import { figures, withdrawalDaysKept } from '#shared/values/figures.ts';

/**
 * The right of withdrawal of consumers in Europe (Directive 2011/83/EU, Art. 9). Switzerland has no such law; its members
 * get the same.
 *
 * @param place where the order is made: `DE`, `US-TX`
 */
export const withdrawalDaysAt = (place: string | null | undefined): number | null =>
  isInEurope(place) ? figures.withdrawalDays : null;

/** When a member agreed, and where. */
type Agreed = { at: string; country: string | null };

/** Until when the member may withdraw from what they agreed to; null where the law gives no such right. */
export const withdrawableUntil = ({ at, country }: Agreed): string | null =>
  isInEurope(country) ? addDays(at, withdrawalDaysKept).toISOString() : null;

export const noWithdrawal = { withdrawn_at: null, ordered_at: null } as const;

/** What a member who leaves at a moment withdraws from, if that is a withdrawal. */
export function withdrawalAt(agreed: Agreed | undefined, at: string) {
  const until = agreed && withdrawableUntil(agreed);
  return until && at < until ? { withdrawn_at: at, ordered_at: agreed.at } : noWithdrawal;
}

/** For how many days after a charge its member refunds it: as configured, and never for fewer than they may withdraw in. */
export const refundDaysAt = (place: string | null | undefined, configured: number): number =>
  isInEurope(place) ? Math.max(configured, withdrawalDaysKept) : configured;
