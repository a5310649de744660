import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';

/** Which calls ring the owner’s phone. Each change is saved as it is made. */
export function useRingThrough() {
  const { data: rules, error, mutate } = useEndpoint(assistant.getRingThrough, {});
  const list = useAction(assistant.putThrough);
  const save = useAction(assistant.updateRingThrough);
  return {
    rules,
    error: error ?? list.error ?? save.error,
    isBusy: list.isMutating || save.isMutating,
    putThrough: async (change: InputFromCaller<typeof assistant.putThrough>): Promise<boolean> => {
      const next = await list.trigger(change);
      if (next) await mutate(next, { revalidate: false });
      return next !== undefined;
    },
    update: async (change: InputFromCaller<typeof assistant.updateRingThrough>): Promise<boolean> => {
      const next = await save.trigger(change);
      if (next) await mutate(next, { revalidate: false });
      return next !== undefined;
    },
  };
}
