import type { SWRConfiguration } from 'swr';

import { errors, type Fault } from '#shared/errors/catalogue.ts';

/** For the one SWRConfig: ask again only where the catalogue says that may help, and twice at most. */
export const swrOptions = {
  shouldRetryOnError: (fault: Fault) => errors[fault.code].retry,
  errorRetryCount: 2,
  revalidateOnFocus: false,
} satisfies SWRConfiguration<unknown, Fault>;
