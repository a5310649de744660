import middy from '@middy/core';
import type * as z from 'zod';

import { currentTime } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import type { JobId } from '#shared/contract/jobs.ts';

type Job<I, D, O> = {
  (event: unknown): Promise<O>;
  /** The same job with some of its dependencies, or the time, replaced: how tests reach it. */
  with(replaced: Partial<D> & { clock?: () => Date }): Job<I, D, O>;
};
/** What it answers only a state machine hears. */
type Logic<I, D, O> = (input: I, deps: D, now: Date) => Promise<O>;

/**
 * A Lambda that nobody waits for. AWS calls it again, twice, when it throws, and may call it twice when it does not:
 * whatever it does must come out the same a second time.
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
