import type { SWRConfiguration } from 'swr';

import { errors, type Fault } from '#shared/errors/catalogue.ts';

/** SWR options: retry only errors that the catalogue marks as retryable, at most twice. */
export const swrOptions = {
  shouldRetryOnError: (fault: Fault) => errors[fault.code].retry,
  errorRetryCount: 2,
  revalidateOnFocus: false,
} satisfies SWRConfiguration<unknown, Fault>;
