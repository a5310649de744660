import type { SourceOutcome } from '#functions/people/sources/outcome.ts';
import type { Purpose, SourceStore } from '#functions/people/sources/store.ts';
import { log } from '#functions/platform/log.ts';
import type { Write } from '#functions/platform/table/table.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import {
  type Answer,
  type Candidate,
  type FailureKind,
  type Query,
  SourceFailure,
  type VendorRecord,
} from '#functions/providers/people-data/port.ts';
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
  return callWithinBudget(vendor, { source: vendor.id, purpose: 'search', what: search_id }, store, now, {
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
  return callWithinBudget(vendor, { source: vendor.id, purpose: 'report', what: person_id }, store, now, {
    call: () => vendor.report(ref, { milliseconds }),
    keep: (record) => store.keepRecord(person_id, vendor.id, record, now),
  });
}

type Call<T> = { call: () => Promise<Answer<T>>; keep: (found: T) => Write };

/**
 * A call that may be billed: reserved in the budget first, and recorded together with its answer. After a crash in
 * between, the call counts against the budget only and is repeated; two concurrent runs make two calls, and both are
 * recorded.
 */
async function callWithinBudget<T>(
  vendor: Vendor,
  purpose: Purpose,
  store: SourceStore,
  now: Date,
  { call, keep }: Call<T>,
): Promise<SourceOutcome<T>> {
  const calls = Math.floor(vendor.daily_minor_units / Math.max(1, vendor.dearest.minor_units));
  if (calls < 1 || !(await store.takeCall(vendor.id, calls, now))) return { state: 'not-asked' };
  try {
    const { found, cost } = await call();
    await store.spend(purpose, cost, 0, now, keep(found));
    if (cost.credits === 0) await store.giveBack(vendor.id, now);
    return { state: 'answered', found };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    const { kind, retryAfterSeconds, cost } = error;
    log.warn('a source gave no answer', { source: vendor.id, kind, retryAfterSeconds });
    if (cost || kind === 'timed-out') {
      await store.spend(purpose, cost ?? { ...vendor.dearest, credits: 0, minor_units: 0 }, cost ? 0 : 1, now);
    } else if (unbilled.has(kind)) await store.giveBack(vendor.id, now);
    if (kind === 'timed-out') return { state: 'timed-out' };
    return { state: 'failed', kind };
  }
}

/** Failures that no vendor bills. */
const unbilled = new Set<FailureKind>(['no-match', 'bad-request', 'auth', 'quota', 'rate-limited']);
