import type { Dispute, disputesOf } from '#functions/people/public.ts';
import { advance } from '#functions/rights/requests/domain/request.ts';
import type { RequestStore } from '#functions/rights/requests/store.ts';
import { asFault } from '#shared/errors/catalogue.ts';

/** Open requests that one run looks at; the next one goes on with what is open then. */
const MOST = 1000;

type Deps = { requests: RequestStore; disputes: Pick<ReturnType<typeof disputesOf>, 'of'> };

/** Closes corrections as of the moment their dispute was answered. May be repeated. */
export async function closeAnswered({ requests, disputes }: Deps, now: Date): Promise<void> {
  for (const request of await requests.open(undefined, MOST)) {
    const dispute = request.dispute_id && (await disputes.of(request.dispute_id));
    const step = dispute && stepAfter(dispute);
    if (!step) continue;
    const next = advance(request, step, new Date(dispute.answered_at ?? now));
    await requests.commit(requests.replace(request, next)).catch((error: unknown) => {
      if (asFault(error).code !== 'request.conflict') throw error; // otherwise another run was first
    });
  }
}

function stepAfter({ state }: Dispute) {
  if (state === 'upheld') return { to: 'done' as const, records: 1 };
  if (state === 'rejected') return { to: 'denied' as const, reason: 'accurate' as const };
  return state === 'withdrawn' ? { to: 'denied' as const, reason: 'withdrawn' as const } : undefined;
}
