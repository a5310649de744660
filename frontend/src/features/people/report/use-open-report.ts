import { useAction } from '#frontend/lib/api.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import type { StatedUse } from '#shared/validation/account.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Opens a report, for a credit or free. `search_id` is the search it may have been found by. */
export function useOpenReport(person_id: PersonId) {
  const action = useAction(people.openReport, {
    refreshes: [people.getReport, people.getOpened, people.getSearches, billing.getCredits],
  });
  return {
    open: (purpose: StatedUse) => action.trigger({ person_id, purpose, search_id: lastSearch()?.search_id }),
    busy: action.isMutating,
    fault: action.error,
  };
}
