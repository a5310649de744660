import { log } from '#functions/platform/log.ts';
import type { FailureKind } from '#functions/providers/people-data/port.ts';

/** What became of asking a source. */
export type SourceOutcome<T> =
  | { state: 'answered'; found: T }
  | { state: 'timed-out' }
  | { state: 'not-asked' }
  /** `kind` where the source said why. */
  | { state: 'failed'; kind?: FailureKind };

/** The outcome of a source that is given so long; what it throws is its own failure and nobody else’s. */
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
