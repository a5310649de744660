import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { saved } from '#shared/api/saved.ts';
import type { PersonId } from '#shared/values/id.ts';

/** What is read again after any change of what a member keeps. */
export const savedReads = [saved.getPerson, saved.getPeople];

/** What the member keeps of a person, and how it is changed. */
export function useSaved(person_id: PersonId) {
  const state = useEndpoint(saved.getPerson, { person_id });
  const save = useAction(saved.savePerson, { refreshes: savedReads });
  const remove = useAction(saved.removePerson, { refreshes: savedReads });
  const watch = useAction(saved.watchPerson, { refreshes: savedReads });
  const unwatch = useAction(saved.unwatchPerson, { refreshes: savedReads });
  // The answer is the new state: until it is read again, nothing says that the watch has ended.
  const startWatch = async () => {
    const answer = await watch.trigger({ person_id });
    if (answer) await state.mutate(answer, { revalidate: false });
    return answer;
  };
  return {
    state: state.data,
    fault: state.error ?? save.error ?? remove.error ?? watch.error ?? unwatch.error,
    busy: save.isMutating || remove.isMutating || watch.isMutating || unwatch.isMutating,
    isFull: save.error?.code === 'request.too-many' || watch.error?.code === 'request.too-many',
    save: () => save.trigger({ person_id }),
    remove: () => remove.trigger({ person_id }),
    watch: startWatch,
    unwatch: () => unwatch.trigger({ person_id }),
  };
}
