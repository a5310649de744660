import middy from '@middy/core';
import type * as z from 'zod';

import { currentTime } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import type { JobId } from '#shared/contract/jobs.ts';

type Job<I, D, O> = {
  (event: unknown): Promise<O>;
  /** The same job with some dependencies, or the clock, replaced, for tests. */
  with(replaced: Partial<D> & { clock?: () => Date }): Job<I, D, O>;
};
/** Only a state machine reads the result. */
type Logic<I, D, O> = (input: I, deps: D, now: Date) => Promise<O>;

/**
 * An asynchronous Lambda. AWS retries it twice if it throws, and may deliver an event more than once: jobs are idempotent.
 */
export function job<I, D extends object, O = void>(
  id: JobId,
  input: z.ZodType<I>,
  deps: D,
  logic: Logic<I, D, O>,
  clockHere = currentTime,
): Job<I, D, O> {
  const run = middy<unknown, O>()
    .onError(({ error }) => log.error('job failed', { job: id, name: error?.name, stack: error?.stack }))
    .handler((event) => logic(input.parse(event), deps, clockHere()));
  return Object.assign(run as unknown as Job<I, D, O>, {
    with: ({ clock = clockHere, ...rest }: Partial<D> & { clock?: () => Date }) =>
      job(id, input, { ...deps, ...rest }, logic, clock),
  });
}
