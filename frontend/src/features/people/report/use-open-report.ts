import { useAction } from '#frontend/lib/api.ts';
import { searchThatFound } from '#frontend/features/people/search/found-people.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import { saved } from '#shared/api/saved.ts';
import type { StatedUse } from '#shared/validation/account.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Opens a report, for a credit or free. `search_id` is the search that found the person, if one did. */
export function useOpenReport(person_id: PersonId) {
  const action = useAction(people.openReport, {
    refreshes: [
      people.getReport,
      people.getOpened,
      people.getSearches,
      people.getSearch,
      saved.getPerson,
      billing.getCredits,
    ],
  });
  return {
    open: (purpose: StatedUse) =>
      action.trigger({ person_id, purpose, search_id: searchThatFound(person_id)?.search_id }),
    busy: action.isMutating,
    fault: action.error,
  };
}
