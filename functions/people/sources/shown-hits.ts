import type { SourceHit } from '#functions/people/sources/merge-hits.ts';
import type { SuppressionIndex } from '#functions/people/suppression/list.ts';
import { screen } from '#functions/people/suppression/screen.ts';

/** The hits of a vendor without suppressed people, and without what is suppressed of the others. */
export async function shownHits(list: SuppressionIndex, hits: SourceHit[]): Promise<SourceHit[]> {
  const found = hits.flatMap(({ candidate, ...hit }) => (candidate ? [{ ...hit, candidate }] : []));
  const screened = await screen(
    list,
    found.map(({ candidate }) => candidate.person),
  );
  return found.flatMap((each, nth) => {
    const result = screened[nth]!;
    if (result.isHidden) return [];
    if (!result.isChanged) return [each];
    const { addresses } = result.person;
    const towns = addresses.map(({ city, state, country }) => ({ city, state, country })).slice(0, 9);
    return [{ ...each, hit: { ...each.hit, towns }, candidate: { ...each.candidate, person: result.person } }];
  });
}
