import { figuresOf, RequestFigures } from '#functions/rights/requests/domain/figures.ts';
import { watchAt } from '#functions/rights/requests/domain/attention.ts';
import { isOpen, PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Shape, Table, Write } from '#functions/platform/table/table.ts';

const requestItem: Entity<PrivacyRequest> = {
  schema: PrivacyRequest,
  key: keys.request,
  index: (request) =>
    isOpen(request)
      ? index.openRequests(watchAt(request), request.reference)
      : index.closedRequests(request.made_at.slice(0, 4), request.made_at, request.reference),
  expires: keptFrom('privacyRequest', (request) => (isOpen(request) ? undefined : request.history.at(-1)!.at)),
};

const figuresItem: Shape<RequestFigures> = { schema: RequestFigures };

/** Requests about one’s own data. They hold no data of the person: only what was asked, when, and what became of it. */
export const requestStore = (table: Table) => ({
  of: (reference: string) => table.get(requestItem, keys.request({ reference })),
  /** Stores a new request, in the transaction of what goes with it. */
  add: (request: PrivacyRequest): Write => table.put(requestItem, request),
  replace: (current: Revised<PrivacyRequest>, next: PrivacyRequest): Write => table.put(requestItem, next, current),
  commit: (...writes: Write[]) => table.commit(...writes),
  /** Open requests that need attention by a moment, the most urgent first; without a moment, all open ones. */
  open: (by: Date | undefined, limit: number) =>
    table.queryIndex(requestItem, index.openRequestsBy(by?.toISOString()), limit, 'oldest first'),
  /** All requests that were made in a year. */
  async madeIn(year: string): Promise<PrivacyRequest[]> {
    const [closed, open] = await Promise.all([
      table.queryIndex(requestItem, index.closedRequests(year)),
      table.queryIndex(requestItem, index.openRequestsBy()),
    ]);
    return [...closed, ...open.filter(({ made_at }) => made_at.startsWith(year))];
  },
  /** Recounts a year, for the pages that show it. */
  async count(year: string, now: Date): Promise<void> {
    const item: RequestFigures = {
      year,
      counted_at: now.toISOString(),
      kinds: figuresOf(await this.madeIn(year), now),
    };
    await table.set(figuresItem, keys.requestFigures({ year }), item);
  },
  /** What was last counted of a year; undefined before its first count. */
  figures: (year: string) => table.get(figuresItem, keys.requestFigures({ year })),
});
export type RequestStore = ReturnType<typeof requestStore>;
