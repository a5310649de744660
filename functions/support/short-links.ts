import { randomInt } from 'node:crypto';

import * as z from 'zod';

import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { mintCode } from '#functions/support/domain/short-code.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';
import { addDays, addMinutes } from '#shared/values/duration.ts';

const ShortLink = z.object({
  code: z.string(),
  target_path: z.string(),
  purpose: z.string(),
  ends_at: z.iso.datetime(),
  max_uses: z.number().int().positive(),
  used: z.number().int(),
});
type ShortLink = z.infer<typeof ShortLink>;

/** For how long an ended link is remembered as such, and not as one that never was. */
const REMEMBERED_DAYS = 7;
const forgottenAt = ({ ends_at }: Pick<ShortLink, 'ends_at'>) => addDays(ends_at, REMEMBERED_DAYS);

const shortLink: Entity<ShortLink> = {
  schema: ShortLink,
  key: keys.shortLink,
  expires: keptUntil('shortLink', forgottenAt),
};

type NewShortLink = { target_path: string; purpose: string; minutes: number; max_uses: number };

/** Links of seven characters to one of our pages, limited in time and in clicks. */
export const shortLinksOf = (table: Table, chance: (below: number) => number = randomInt) => ({
  /** A short link that exists once `write` is committed. `path` is relative to the site. */
  make(
    { target_path, purpose, minutes, max_uses }: NewShortLink,
    now: Date,
  ): { path: string; ends_at: string; write: Write } {
    if (!isSafeRedirect(target_path)) throw new Error('A short link leads to a page of ours');
    const code = mintCode(chance);
    const ends_at = addMinutes(now, minutes).toISOString();
    return {
      path: `/${code}`,
      ends_at,
      write: table.put(shortLink, { code, target_path, purpose, ends_at, max_uses, used: 0 }),
    };
  },

  /** Where it leads, the click counted. @throws support.unknown-link, and auth.link-expired where it ended or is used up */
  async open(code: string, now: Date): Promise<string> {
    const link = await table.get(shortLink, keys.shortLink({ code }));
    if (!link) throw new Fault('support.unknown-link');
    if (link.ends_at <= now.toISOString()) throw new Fault('auth.link-expired');
    const isCounted = await table.takeOne(keys.shortLink({ code }), link.max_uses, forgottenAt(link));
    if (!isCounted) throw new Fault('auth.link-expired');
    return link.target_path;
  },
});
export type ShortLinks = ReturnType<typeof shortLinksOf>;
