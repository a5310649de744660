import { mayView } from '#functions/people/domain/field-rules.ts';
import { isMember, live, watchState, watchView } from '#functions/people/saved/subject.ts';
import { shownById } from '#functions/people/suppression/shown-teaser.ts';
import { openedView, teaserView } from '#functions/people/view.ts';
import { homesOf } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { saved } from '#shared/api/saved.ts';

const PER_PAGE = 20;

/** As in a list of results, a profile is read only where a relative may be a removed person. */
export const handler = handle(saved.getPeople, live, async ({ input, member, from, now }, deps) => {
  const { accountId: account_id } = member;
  const { people, saved, watches, opened } = deps;
  const listed = page(await saved.list(account_id), {
    page: input.page,
    perPage: PER_PAGE,
    url: (page) => `/api/user/saved-people?page=${page}`,
  });
  const ids = listed.data.map(({ person_id }) => person_id);
  const [kept, reports] = await Promise.all([watches.list(account_id), opened.list(account_id)]);
  const teasers = await people.currentTeasers([...ids, ...kept.map(({ person_id }) => person_id)], now);
  const watched = kept.filter(({ person_id }) => teasers.has(person_id)); // the daily comparison removes the others
  const viewable = new Map(
    ids.flatMap((id) => {
      const teaser = teasers.get(id);
      return teaser && mayView(from.country, homesOf(teaser)) ? [[id, teaser] as const] : [];
    }),
  );
  const shownTeasers = await shownById(viewable, deps, now);
  const data = listed.data.map(({ person_id, saved_at, note, noted_at }) => {
    const teaser = shownTeasers.get(person_id);
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
      can_watch: teaser
        ? watchState(
            { isOpened: report !== undefined, isIndexed: teaser.expires_at === undefined, watched: watched.length },
            member,
            now,
          )
        : 'not-indexed',
      opened: report && teaser ? openedView(report, teaser, now) : null,
    };
  });
  return { ...listed, data, watched: watched.length };
});
