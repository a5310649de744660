import { disputesOf, listingsOf } from '#functions/people/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { closeAnswered } from '#functions/rights/requests/close-answered.ts';
import { advance, isOpen, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import type { DenialReason } from '#shared/values/privacy-request.ts';

/** What keeps a request open, and thereby how it is answered. */
export type Obstacle = 'closed' | 'link' | 'dispute' | 'not-begun';
type Outcome = { request: PrivacyRequest; obstacle?: Obstacle };

/** Answers open requests by hand. Both may be repeated. */
export const openRequestsOf = (table: Table, secret: () => Promise<string>) => {
  const requests = requestStore(table);
  const listings = listingsOf(table, secret);

  return {
    /** Carries out what a crash has left of a request, and closes it. Without a trace of it, its records are unknown. */
    async finish(reference: string, now: Date): Promise<Outcome | undefined> {
      await closeAnswered({ requests, disputes: disputesOf(table) }, now);
      const request = await requests.of(reference);
      if (!request) return undefined;
      const obstacle = obstacleOf(request);
      if (obstacle) return { request, obstacle };
      await listings.finish(request.request_id, now);
      const records = await listings.hidden(request.request_id);
      if (records === undefined) return { request, obstacle: 'not-begun' };
      const done = advance(request, { to: 'done', records }, now);
      await requests.commit(requests.replace(request, done));
      return { request: done };
    },

    /** Closes a request of which nothing was carried out. */
    async deny(reference: string, reason: DenialReason, now: Date): Promise<Outcome | undefined> {
      const request = await requests.of(reference);
      if (!request) return undefined;
      const obstacle = obstacleOf(request);
      if (obstacle) return { request, obstacle };
      const denied = advance(request, { to: 'denied', reason }, now);
      await requests.commit(requests.replace(request, denied));
      return { request: denied };
    },

    /** Whether records are hidden by a request already. */
    isBegun: async ({ request_id }: PrivacyRequest): Promise<boolean> =>
      (await listings.hidden(request_id)) !== undefined,
  };
};

function obstacleOf(request: PrivacyRequest): Obstacle | undefined {
  if (!isOpen(request)) return 'closed';
  if (request.dispute_id) return 'dispute';
  return request.unconfirmed_until ? 'link' : undefined;
}
