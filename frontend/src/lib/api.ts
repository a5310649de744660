import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';

import { atLeast, MINIMUM, withToken } from '#frontend/lib/fetch.ts';
import { createCall } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

export const call = createCall(location.origin, withToken(atLeast(MINIMUM, (...request) => fetch(...request))));

/** Reads an endpoint and keeps the answer fresh. Nothing is asked while `input` is null. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputFromCaller<E> | null,
  options: SWRConfiguration<Output<E>, Fault> = {},
) {
  return useSWR<Output<E>, Fault>(
    input && [endpoint.id, input],
    () => call(endpoint, input as InputFromCaller<E>),
    options,
  );
}

/** Performs an endpoint on request, then refreshes what it made stale. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { refreshes = [] }: { refreshes?: readonly Endpoint[] } = {},
) {
  const { mutate } = useSWRConfig();
  return useSWRMutation<Output<E>, Fault, string, InputFromCaller<E>>(
    endpoint.id,
    (_, { arg }) => call(endpoint, arg),
    {
      throwOnError: false,
      onSuccess: () => {
        const stale = new Set(refreshes.map(({ id }) => id));
        void mutate((key) => Array.isArray(key) && stale.has(key[0] as string));
      },
    },
  );
}
