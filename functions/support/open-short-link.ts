import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { shortLinksOf } from '#functions/support/short-links.ts';
import { support } from '#shared/api/support.ts';

const live = { limits: limiterOf(table), links: shortLinksOf(table) };

export const handler = handle(
  support.openShortLink,
  live,
  async ({ input, from: { network }, now }, { limits, links }) => {
    await limits.take('short-link', { network }, now);
    return { target_path: await links.open(input.short_code, now) };
  },
);
