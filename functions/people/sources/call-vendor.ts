import { callWithinBudget } from '#functions/people/sources/budget.ts';
import type { SourceOutcome } from '#functions/people/sources/outcome.ts';
import type { SourceStore } from '#functions/people/sources/store.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import type { Candidate, Query, VendorRecord } from '#functions/providers/people-data/port.ts';
import type { PersonId, SearchId } from '#shared/values/id.ts';

/** Time limits for a vendor's search and report. */
const SEARCH_MS = 4000;
const REPORT_MS = 6000;

type Deps = { store: SourceStore; now: Date; milliseconds?: number };

/** Searches a vendor once per search: a retry reuses the stored answer. */
export async function searchVendor(
  vendor: Vendor,
  query: Query,
  search_id: SearchId,
  { store, now, milliseconds = SEARCH_MS }: Deps,
): Promise<SourceOutcome<Candidate[]>> {
  if (!vendor.canFind(query)) return { state: 'not-asked' };
  const before = await store.answer(search_id, vendor.id, now);
  if (before) return { state: 'answered', found: before };
  return callWithinBudget(payee(vendor), { source: vendor.id, purpose: 'search', what: search_id }, store, now, {
    call: () => vendor.search(query, { milliseconds }),
    keep: (candidates) => store.keepAnswer(search_id, vendor.id, candidates, now),
  });
}

/** Fetches a vendor's record of a person, at most once an hour. */
export async function fetchVendorReport(
  vendor: Vendor,
  person_id: PersonId,
  ref: string,
  { store, now, milliseconds = REPORT_MS }: Deps,
): Promise<SourceOutcome<VendorRecord>> {
  const before = await store.record(person_id, vendor.id, now);
  if (before) return { state: 'answered', found: before };
  return callWithinBudget(payee(vendor), { source: vendor.id, purpose: 'report', what: person_id }, store, now, {
    call: () => vendor.report(ref, { milliseconds }),
    keep: (record) => store.keepRecord(person_id, vendor.id, record, now),
  });
}

/** How often the daily budget of a vendor lets it be called. */
const payee = ({ dearest, daily_minor_units }: Vendor) => ({
  dearest,
  daily_calls: Math.floor(daily_minor_units / Math.max(1, dearest.minor_units)),
});
