import { suggestedOrSimilar } from '#functions/people/domain/suggested-places.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';

const live = { limits: limiterOf(table) };

export const handler = handle(people.suggestPlaces, live, async ({ input, member, from, now }, { limits }) => {
  await takeOpen(limits, 'search-suggestion', { member, from }, now);
  return suggestedOrSimilar(input);
});
