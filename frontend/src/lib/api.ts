import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';

import { atLeastMinimum, withToken } from '#frontend/lib/fetch.ts';
import { noteAnswer } from '#frontend/lib/note-answer.ts';
import { callInSession, needsToken } from '#frontend/lib/renewal.ts';
import { useToken } from '#frontend/lib/session.ts';
import { type Call, createCall } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

const slowly = atLeastMinimum((...request) => fetch(...request));
/** Goes on while the page is left: the cookie that comes back is the only one that counts from then on. */
const keeping: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true });

export const call: Call = callInSession({
  callAs: (token) =>
    createCall(
      location.origin,
      withToken(slowly, () => token),
    ),
  renew: async (used) => {
    const { renewToken } = await import('#frontend/lib/renew.ts');
    return renewToken(createCall(location.origin, keeping), used);
  },
  reload: () => location.reload(),
  note: noteAnswer,
});

/** Reads an endpoint and keeps the answer fresh. Nothing is asked while `input` is null. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputFromCaller<E> | null,
  options: SWRConfiguration<Output<E>, Fault> = {},
) {
  const hasToken = useToken() !== null;
  const mayAsk = input !== null && (hasToken || !needsToken(endpoint));
  return useSWR<Output<E>, Fault>(
    mayAsk ? [endpoint.id, input] : null,
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
