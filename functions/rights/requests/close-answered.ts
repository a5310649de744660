import { type Dispute, type disputesOf, isEndedByRemoval } from '#functions/people/public.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { advance, isOpen, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import type { RequestStore } from '#functions/rights/requests/store.ts';
import { asFault } from '#shared/errors/catalogue.ts';

/** Open requests that one run looks at; the next one goes on with what is open then. */
const MOST = 1000;

type Deps = {
  requests: Pick<RequestStore, 'replace' | 'commit'>;
  disputes: Pick<ReturnType<typeof disputesOf>, 'of'>;
};

/** Closes corrections as of the moment their dispute was answered, or ended with its record. May be repeated. */
export async function closeAnswered(deps: Deps & { requests: Pick<RequestStore, 'open'> }, now: Date): Promise<void> {
  await closeAnsweredOf(await deps.requests.open(undefined, MOST), deps, now);
}

/** The same for these requests. */
export async function closeAnsweredOf(
  all: readonly Revised<PrivacyRequest>[],
  { requests, disputes }: Deps,
  now: Date,
): Promise<void> {
  for (const request of all.filter(isOpen)) {
    const dispute = request.dispute_id && (await disputes.of(request.dispute_id));
    const step = dispute && stepAfter(dispute);
    if (!step) continue;
    const next = advance(request, step, new Date(dispute.answered_at ?? now));
    await requests.commit(requests.replace(request, next)).catch((error: unknown) => {
      if (asFault(error).code !== 'request.conflict') throw error; // otherwise another run was first
    });
  }
}

function stepAfter(dispute: Dispute) {
  const { state } = dispute;
  if (state === 'upheld') return { to: 'done' as const, records: 1 };
  if (state === 'rejected') return { to: 'denied' as const, reason: 'accurate' as const };
  if (state !== 'withdrawn') return undefined;
  return isEndedByRemoval(dispute)
    ? { to: 'done' as const, reason: 'record-removed' as const }
    : { to: 'denied' as const, reason: 'withdrawn' as const };
}
