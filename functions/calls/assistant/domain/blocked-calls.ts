import { treatmentOf } from '#functions/calls/assistant/domain/treatment.ts';
import type { assistant, CallSummary } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { RingThrough } from '#shared/values/live-call.ts';

type Setting = { own: string | null; known: ReadonlySet<string>; rules: Pick<RingThrough, 'people' | 'blocking'> };

/** How many of these calls the rules would block by the kind of their number; single blocked numbers do not count. */
export function blockedAmong(
  calls: readonly Pick<CallSummary, 'caller_number'>[],
  { own, known, rules }: Setting,
): Output<typeof assistant.previewBlocking> {
  const counts = new Map<string, Output<typeof assistant.previewBlocking>['by'][number]>();
  for (const { caller_number } of calls) {
    const from = caller_number || null;
    const { blocked_by } = treatmentOf({ from, own, isContact: known.has(caller_number), mark: null }, rules);
    if (!blocked_by) continue;
    const which = 'which' in blocked_by ? blocked_by.which : null;
    const key = `${blocked_by.what} ${which}`;
    const { count } = counts.get(key) ?? { count: 0 };
    counts.set(key, { what: blocked_by.what, which, count: count + 1 });
  }
  const by = [...counts.values()].sort((one, other) => other.count - one.count);
  return { of: calls.length, blocked: by.reduce((sum, { count }) => sum + count, 0), by };
}
