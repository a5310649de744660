import { linkStore } from '#functions/people/sharing/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { sharing } from '#shared/api/sharing.ts';

const live = { links: linkStore(table) };

export const handler = handle(sharing.revokeLink, live, async ({ input, member }, { links }) => {
  const link = await links.of(member.accountId, input.link_id);
  if (link) await links.commit(...links.revoke(link));
  return {};
});
