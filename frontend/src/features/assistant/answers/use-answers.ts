import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';

/** The owner’s own answers. Each change is saved as it is made. */
export function useAnswers() {
  const { data, error, mutate } = useEndpoint(assistant.getAnswers, {}, { revalidateOnFocus: false });
  const save = useAction(assistant.updateAnswers);
  return {
    answers: data?.answers,
    error: error ?? save.error,
    isBusy: save.isMutating,
    update: async (answers: OwnAnswer[]): Promise<boolean> => {
      const next = await save.trigger({ answers });
      if (next) await mutate(next, { revalidate: false });
      return next !== undefined;
    },
  };
}
