import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** How often a running test is polled. */
const POLL_MS = 2000;

/** The forwarding setup, polled while a test runs. */
export const useForwarding = () =>
  useEndpoint(
    forwarding.getForwarding,
    {},
    { refreshInterval: (latest) => (latest?.test?.state === 'calling' ? POLL_MS : 0) },
  );

type ForwardingChange<E extends Endpoint> = {
  change: (input: InputFromCaller<E>) => Promise<Forwarding | undefined>;
  isBusy: boolean;
  fault: Fault | undefined;
};

/** Changes the setup. On failure it is refetched, because it may have changed elsewhere. */
export function useForwardingAction<E extends Endpoint>(
  endpoint: Output<E> extends Forwarding ? E : never,
): ForwardingChange<E> {
  const { mutate } = useForwarding();
  const { trigger, isMutating, error } = useAction(endpoint as E, { refreshes: [assistant.getToday] });
  // TypeScript knows the input of each endpoint, but not of the union.
  const send = trigger as unknown as (input: InputFromCaller<E>) => Promise<Forwarding | undefined>;
  return {
    isBusy: isMutating,
    fault: error,
    async change(input) {
      const next = await send(input);
      await (next ? mutate(next, { revalidate: false }) : mutate());
      return next;
    },
  };
}
