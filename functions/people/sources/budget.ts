import type { SourceOutcome } from '#functions/people/sources/outcome.ts';
import type { Purpose, SourceStore } from '#functions/people/sources/store.ts';
import { log } from '#functions/platform/log.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { type Answer, type Cost, type FailureKind, SourceFailure } from '#functions/providers/people-data/port.ts';

type Payee = {
  /** The most that one call can cost. */
  dearest: Cost;
  /** How often it may be called on a day. */
  daily_calls: number;
};
type Call<T> = { call: () => Promise<Answer<T>>; keep: (found: T) => Write };

/**
 * A call that may be billed: reserved in the budget first, and recorded together with its answer. After a crash in
 * between, the call counts against the budget only and is repeated; two concurrent runs make two calls, and both are
 * recorded.
 */
export async function callWithinBudget<T>(
  { dearest, daily_calls }: Payee,
  purpose: Purpose,
  store: SourceStore,
  now: Date,
  { call, keep }: Call<T>,
): Promise<SourceOutcome<T>> {
  const { source } = purpose;
  if (daily_calls < 1 || !(await store.takeCall(source, daily_calls, now))) return { state: 'not-asked' };
  try {
    const { found, cost } = await call();
    await store.spend(purpose, cost, 0, now, keep(found));
    if (cost.credits === 0) await store.giveBack(source, now);
    return { state: 'answered', found };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    const { kind, retryAfterSeconds, cost } = error;
    log.warn('a source gave no answer', { source, kind, retryAfterSeconds });
    if (cost || kind === 'timed-out') {
      await store.spend(purpose, cost ?? { ...dearest, credits: 0, minor_units: 0 }, cost ? 0 : 1, now);
    } else if (unbilled.has(kind)) await store.giveBack(source, now);
    if (kind === 'timed-out') return { state: 'timed-out' };
    return { state: 'failed', kind };
  }
}

/** Failures that no vendor bills. */
const unbilled = new Set<FailureKind>(['no-match', 'bad-request', 'auth', 'quota', 'rate-limited']);
