import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { homesOf, requireViewable } from '#functions/people/viewer.ts';
import { peopleStore } from '#functions/people/store.ts';
import { shownTeaser } from '#functions/people/suppression/shown-teaser.ts';
import { teaserView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { people: peopleStore(table), limits: limiterOf(table) };

export const handler = handle(people.getTeaser, live, async ({ input, member, from, now }, { people, limits }) => {
  await takeOpen(limits, 'teaser', { member, from }, now);
  const teaser = await people.teaser(input.person_id, now);
  if (!teaser || mayBeMinor(teaser, now)) throw new Fault('people.not-found');
  requireViewable(from.country, homesOf(teaser));
  return teaserView(await shownTeaser(teaser, { people }, now), from.country, now);
});
