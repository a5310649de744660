import { linksOf } from '#functions/account/auth/links.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';

const live = { limits: limiterOf(table), links: linksOf(table) };

export const handler = handle(auth.lookAtLink, live, async ({ input, from, now }, { limits, links }) => {
  return followLink(limits, from, now, () => links.look(input.token, now));
});
