import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';

/** The owner’s rules about callers. Each change is saved as it is made. */
export function useRules() {
  const { data: rules, error, mutate } = useEndpoint(assistant.getRingThrough, {});
  const set = useAction(assistant.setRule, { refreshes: [assistant.getBlocked, assistant.getCall] });
  const block = useAction(assistant.updateBlocking);
  return {
    rules,
    error: error ?? set.error ?? block.error,
    isBusy: set.isMutating || block.isMutating,
    setRule: async (change: InputFromCaller<typeof assistant.setRule>): Promise<boolean> => {
      const next = await set.trigger(change);
      if (next) await mutate(next, { revalidate: false });
      return next !== undefined;
    },
    updateBlocking: async (change: InputFromCaller<typeof assistant.updateBlocking>): Promise<boolean> => {
      const next = await block.trigger(change);
      if (next) await mutate(next, { revalidate: false });
      return next !== undefined;
    },
  };
}
export type RulesSaving = Omit<ReturnType<typeof useRules>, 'rules' | 'error'>;
