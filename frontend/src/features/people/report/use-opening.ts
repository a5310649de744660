import { useAction } from '#frontend/lib/api.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import type { ReasonForUse } from '#shared/validation/account.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Opens the report of somebody, for a credit or free. `search_id` tells of which search it may have come. */
export function useOpening(person_id: PersonId) {
  const opening = useAction(people.openReport, {
    refreshes: [people.getReport, people.getOpened, people.getSearches, billing.getCredits],
  });
  return {
    open: (purpose: ReasonForUse) => opening.trigger({ person_id, purpose, search_id: lastSearch()?.search_id }),
    busy: opening.isMutating,
    fault: opening.error,
  };
}
