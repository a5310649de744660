import { log } from '#functions/platform/log.ts';
import type { FailureKind } from '#functions/providers/people-data/port.ts';

/** The result of querying a source. */
export type SourceOutcome<T> =
  | { state: 'answered'; found: T }
  | { state: 'timed-out' }
  | { state: 'not-asked' }
  /** `kind` is set if the source gave a reason. */
  | { state: 'failed'; kind?: FailureKind };

/** Limits the time of a source; an exception counts as a failure of this source alone. */
export async function withTimeout<T>(
  source: string,
  milliseconds: number,
  answer: Promise<SourceOutcome<T>>,
): Promise<SourceOutcome<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SourceOutcome<T>>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'timed-out' }), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    const { name, stack } = error instanceof Error ? error : new Error();
    log.error('a source failed', { source, name, stack: stack?.split('\n').slice(1) });
    return { state: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
