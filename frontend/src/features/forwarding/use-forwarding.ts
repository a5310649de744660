import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** How often a test is looked after while the phone rings. */
const EVERY_MS = 2000;

/** How far the set-up is; while a test runs, looked up again every two seconds. */
export const useForwarding = () =>
  useEndpoint(
    forwarding.getForwarding,
    {},
    { refreshInterval: (latest) => (latest?.test?.state === 'calling' ? EVERY_MS : 0) },
  );

type Change<E extends Endpoint> = {
  change: (input: InputFromCaller<E>) => Promise<Forwarding | undefined>;
  isBusy: boolean;
  fault: Fault | undefined;
};

/** Changes the set-up. Where that fails, what it is by now is looked up: somebody may have changed it elsewhere. */
export function useChange<E extends Endpoint>(endpoint: Output<E> extends Forwarding ? E : never): Change<E> {
  const { mutate } = useForwarding();
  const { trigger, isMutating, error } = useAction(endpoint as E, { refreshes: [assistant.getToday] });
  // What it takes is known of each endpoint, and not of all of them at once.
  const ask = trigger as unknown as (input: InputFromCaller<E>) => Promise<Forwarding | undefined>;
  return {
    isBusy: isMutating,
    fault: error,
    async change(input) {
      const next = await ask(input);
      await (next ? mutate(next, { revalidate: false }) : mutate());
      return next;
    },
  };
}
