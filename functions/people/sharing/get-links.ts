import { mayView } from '#functions/people/domain/field-rules.ts';
import { isUsedUp, linkView } from '#functions/people/sharing/link.ts';
import { isReadable } from '#functions/people/sharing/reader.ts';
import { linkStore } from '#functions/people/sharing/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { homesOf } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { sharing } from '#shared/api/sharing.ts';

const live = { people: peopleStore(table), links: linkStore(table) };

export const handler = handle(sharing.getLinks, live, async ({ input, member, from, now }, { people, links }) => {
  const ids = input.person_id && [input.person_id, ...(await people.idsOf(input.person_id))];
  const listed = (await links.list(member.accountId))
    .filter((link) => isReadable(link, now) && (!ids || ids.includes(link.person_id)))
    .sort((a, b) => b.made_at.localeCompare(a.made_at));
  const teasers = await people.currentTeasers(
    listed.map(({ person_id }) => person_id),
    now,
  );
  return {
    links: listed.map((link) => {
      const teaser = teasers.get(link.person_id);
      const isSeen = teaser && mayView(from.country, homesOf(teaser));
      return linkView(link, { full_name: isSeen ? teaser.full_name : null, has_ended: !teaser || isUsedUp(link) });
    }),
  };
});
