import type { StoredTeaser } from '#functions/people/domain/card.ts';
import { mayView } from '#functions/people/domain/field-rules.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { shownById } from '#functions/people/suppression/shown-teaser.ts';
import { openedView } from '#functions/people/view.ts';
import { homesOf } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';

const live = { people: peopleStore(table), opened: openedStore(table) };

const PER_PAGE = 20;

export const handler = handle(people.getOpened, live, async ({ input, member, from, now }, { people, opened }) => {
  const listed = page(await opened.list(member.accountId), {
    page: input.page,
    perPage: PER_PAGE,
    url: (page) => `/api/user/viewed-profiles?page=${page}`,
  });
  const ids = listed.data.map(({ person_id }) => person_id);
  const shown = await shownById(await people.currentTeasers(ids, now), { people }, now);
  const viewable = (teaser: StoredTeaser | undefined) => teaser && mayView(from.country, homesOf(teaser));
  return {
    ...listed,
    data: listed.data.map((each) => {
      const teaser = shown.get(each.person_id);
      return openedView(each, viewable(teaser) ? teaser : undefined, now);
    }),
  };
});
