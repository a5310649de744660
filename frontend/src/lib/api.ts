import useSWR, { mutate as revalidate, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';

import { readClock } from '#frontend/lib/clock.ts';
import { keepaliveFetch, withMinimumDuration, withToken } from '#frontend/lib/fetch.ts';
import { storeAnswer } from '#frontend/lib/store-answer.ts';
import { callInSession, needsToken } from '#frontend/lib/session-call.ts';
import { useToken } from '#frontend/lib/session.ts';
import { swrOptions } from '#frontend/lib/swr.ts';
import { type Call, createCall } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { isSanction } from '#shared/errors/sanctions.ts';

// A provider around the app would load SWR with every first page; the home page reads nothing before it is shown.
Object.assign(SWRConfig.defaultValue, swrOptions);

const fetchSlowly = withMinimumDuration((...request) => fetch(...request).then(readClock));

export const call: Call = callInSession({
  callAs: (token) =>
    createCall(
      location.origin,
      withToken(fetchSlowly, () => token),
    ),
  renew: async (used) => {
    const { renewToken } = await import('#frontend/lib/renew-token.ts');
    return renewToken(createCall(location.origin, keepaliveFetch), used);
  },
  reload: () => location.reload(),
  // A device whose clock is late takes an expired token for a good one, and the offer for that of a visitor.
  onRenewed: () => void revalidate((key) => Array.isArray(key) && key[0] === 'billing.getOffer'),
  onAnswer: storeAnswer,
});

/**
 * In a country that may not be served, the page gives way to the notice that says so (app/route-failure.tsx). The
 * checkout says it itself: there it may be the card’s country.
 */
function rethrowSanction({ id, checksCountry }: Endpoint, error: Fault | undefined): void {
  if (checksCountry && id !== 'billing.checkout' && error && isSanction(error)) throw error;
}

/** Reads an endpoint and keeps the answer fresh. Makes no request while `input` is null. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputFromCaller<E> | null,
  options: SWRConfiguration<Output<E>, Fault> = {},
) {
  const hasToken = useToken() !== null;
  const isEnabled = input !== null && (hasToken || !needsToken(endpoint));
  const answer = useSWR<Output<E>, Fault>(
    isEnabled ? [endpoint.id, input] : null,
    () => call(endpoint, input as InputFromCaller<E>),
    options,
  );
  rethrowSanction(endpoint, answer.error);
  return answer;
}

/** Calls an endpoint on demand, then revalidates `refreshes`. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { refreshes = [] }: { refreshes?: readonly Endpoint[] } = {},
) {
  const { mutate } = useSWRConfig();
  const action = useSWRMutation<Output<E>, Fault, string, InputFromCaller<E>>(
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
  rethrowSanction(endpoint, action.error);
  return action;
}
