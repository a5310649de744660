import * as z from 'zod';

import { disputesOf } from '#functions/people/public.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { confirmationStore } from '#functions/rights/requests/confirmations.ts';
import { attentionOf } from '#functions/rights/requests/domain/attention.ts';
import { closeAnswered } from '#functions/rights/requests/close-answered.ts';
import { advance, endsBy, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { asFault } from '#shared/errors/catalogue.ts';

const live = {
  requests: requestStore(table),
  confirmations: confirmationStore(table, z.unknown()),
  disputes: disputesOf(table),
};
type Deps = typeof live;

/** The most requests of one run; the next one goes on. */
const MOST = 1000;

/**
 * Closes corrections whose dispute was answered, and requests whose link nobody used, with the address that it was mailed to, and raises an alarm for those that are near
 * or past their due date. Then it recounts what the transparency page shows.
 */
export const handler = job('requests.watchDue', z.unknown(), live, async (_, deps, now) => {
  const { requests } = deps;
  await closeAnswered(deps, now);
  for (const request of await requests.open(now, MOST)) {
    const attention = attentionOf(request, now);
    if (attention === 'unconfirmed') await close(request, deps, now);
    else if (attention) report(request, attention);
  }
  const year = now.getUTCFullYear();
  for (const each of [year - 1, year]) await requests.count(String(each), now);
});

async function close(request: Revised<PrivacyRequest>, { requests, confirmations }: Deps, now: Date): Promise<void> {
  const next = advance(request, { to: 'denied', reason: 'not-confirmed' }, now);
  try {
    await requests.commit(requests.replace(request, next), ...(await confirmations.eraseOf(request)));
  } catch (error) {
    if (asFault(error).code !== 'request.conflict') throw error; // otherwise it was confirmed or sent again meanwhile
  }
}

/** The alarm counts these lines: infra/stacks/alarm-stack.ts. */
function report(request: PrivacyRequest, attention: 'due soon' | 'overdue'): void {
  const { reference, kind } = request;
  const due_at = endsBy(request);
  log.error('privacy request needs an answer', { reference, kind, due_at, attention });
}
