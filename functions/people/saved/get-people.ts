import { mayView } from '#functions/people/domain/field-rules.ts';
import { isMember, live, watchState, watchView } from '#functions/people/saved/subject.ts';
import { shownTeaser } from '#functions/people/suppression/shown-teaser.ts';
import { openedView, teaserView } from '#functions/people/view.ts';
import { homesOf } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { saved } from '#shared/api/saved.ts';

const PER_PAGE = 20;

/** No profile is read: cards only, as in a list of results. */
export const handler = handle(saved.getPeople, live, async ({ input, member, from, now }, deps) => {
  const { accountId: account_id } = member;
  const { people, saved, watches, opened } = deps;
  const listed = page(await saved.list(account_id), {
    page: input.page,
    perPage: PER_PAGE,
    url: (page) => `/api/user/saved-people?page=${page}`,
  });
  const ids = listed.data.map(({ person_id }) => person_id);
  const [list, kept, reports] = await Promise.all([
    people.suppressions(now),
    watches.list(account_id),
    opened.list(account_id),
  ]);
  const teasers = await people.currentTeasers([...ids, ...kept.map(({ person_id }) => person_id)], now);
  const watched = kept.filter(({ person_id }) => teasers.has(person_id)); // the daily comparison removes the others
  const data = await Promise.all(
    listed.data.map(async ({ person_id, saved_at, note, noted_at }) => {
      const stored = teasers.get(person_id);
      const teaser = stored && mayView(from.country, homesOf(stored)) ? await shownTeaser(list, stored) : undefined;
      const isOf = (other: { person_id: string }) => [person_id, teaser?.person_id].includes(other.person_id as never);
      const watch = isMember(member, now) ? watched.find(isOf) : undefined;
      const report = reports.find((each) => isOf(each) && each.returned === null);
      const shown = teaser && teaserView(teaser, from.country, now);
      return {
        person_id,
        saved_at,
        note,
        noted_at,
        person: shown ?? null,
        watch: teaser && watch ? watchView(watch) : null,
        can_watch: watchState(
          { isOpened: report !== undefined, isIndexed: teaser?.expires_at === undefined, watched: watched.length },
          member,
          now,
        ),
        opened: report && teaser ? openedView(report, teaser, now) : null,
      };
    }),
  );
  return { ...listed, data, watched: watched.length };
});
