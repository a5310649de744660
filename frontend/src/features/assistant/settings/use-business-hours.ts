import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { type BusinessHours, calendar } from '#shared/api/calendar.ts';

/** When it is open. Each change is saved as it is made. */
export function useBusinessHours() {
  const { data: hours, error, mutate } = useEndpoint(calendar.getHours, {}, { revalidateOnFocus: false });
  const save = useAction(calendar.updateHours);
  return {
    hours,
    error: error ?? save.error,
    isBusy: save.isMutating,
    update: async (change: Partial<BusinessHours>): Promise<boolean> => {
      if (hours) await mutate({ ...hours, ...change }, { revalidate: false });
      const next = await save.trigger(change);
      await mutate(next ?? hours, { revalidate: false });
      return next !== undefined;
    },
  };
}
