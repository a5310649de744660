import { DAY } from '#shared/values/duration.ts';
import { isInEurope } from '#shared/values/europe.ts';
import { figures, withdrawalDaysKept } from '#shared/values/figures.ts';
import { instantOf, wallOf } from '#shared/values/zone.ts';

/**
 * The right of withdrawal of consumers in Europe (Directive 2011/83/EU, Art. 9). Switzerland has no such law; its members
 * get the same.
 *
 * @param place where the order is made: `DE`, `US-TX`
 */
export const withdrawalDaysAt = (place: string | null | undefined): number | null =>
  isInEurope(place) ? figures.withdrawalDays : null;

/** When a member agreed, and where. */
export type Agreed = { at: string; country: string | null };

/**
 * Until when the member may withdraw from what they agreed to; null where the law gives no such right. The day of the order
 * does not count, and the period ends with the last hour of its last day (Regulation 1182/71, Art. 3).
 *
 * @param zone by whose clock the days are counted
 * @returns the midnight that ends the last day
 */
export function withdrawableUntil({ at, country }: Agreed, zone: string): string | null {
  if (!isInEurope(country)) return null;
  const ordered = Math.floor(wallOf(Date.parse(at), zone) / DAY);
  return new Date(instantOf((ordered + 1 + figures.withdrawalDays) * DAY, zone)).toISOString();
}

/** When its member withdrew from a contract, and when it was ordered. */
export type Withdrawal = { withdrawn_at: string; ordered_at: string } | { withdrawn_at: null; ordered_at: null };

export const noWithdrawal = { withdrawn_at: null, ordered_at: null } as const;

/** What a member who leaves at a moment withdraws from, if that is a withdrawal. */
export function withdrawalAt(agreed: Agreed | undefined, at: string, zone: string): Withdrawal {
  const until = agreed && withdrawableUntil(agreed, zone);
  return until && at < until ? { withdrawn_at: at, ordered_at: agreed.at } : noWithdrawal;
}

/** For how many days after a charge its member refunds it: as configured, and never for fewer than they may withdraw in. */
export const refundDaysAt = (place: string | null | undefined, configured: number): number =>
  isInEurope(place) ? Math.max(configured, withdrawalDaysKept) : configured;
