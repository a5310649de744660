import { mayView } from '#functions/people/domain/field-rules.ts';
import { statesOf } from '#functions/people/domain/facets.ts';
import type { Hit, HitList } from '#functions/people/domain/hit.ts';
import type { SuppressionIndex } from '#functions/people/suppression/list.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

/** The hits without people that the law forbids to show in the viewer’s country. */
export function viewableTo(viewer: string | null, found: HitList): HitList {
  const hits = found.hits.filter((hit) => mayView(viewer, homesOf(hit)));
  return hits.length === found.hits.length ? found : { ...found, hits, states: statesOf(hits) };
}

function homesOf({ towns }: Hit): string[] {
  const homes = towns.filter(({ is }) => is !== 'works');
  return (homes.length ? homes : towns).map(({ country }) => country);
}

/** The hits without people suppressed since the search; a protected person is not found by address or number. */
export function withoutSuppressed({ type }: SearchRequest, found: HitList, list: SuppressionIndex): HitList {
  if (list.isEmpty) return found;
  const isByContact = type === 'address' || type === 'phone';
  const hits = found.hits.filter(
    ({ person_id }) => !list.hides(person_id) && !(isByContact && list.protects(person_id)),
  );
  return hits.length === found.hits.length
    ? found
    : { ...found, hits, states: found.truncated ? found.states : statesOf(hits) };
}
