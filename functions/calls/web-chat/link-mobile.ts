import { renderSVG } from 'uqr';

import { accountStore } from '#functions/account/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { shortLinksOf } from '#functions/support/short-links.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** How long there is to take up the phone. The first browser that opens the chat keeps it, so the link works once. */
const MINUTES = 10;
const viewOf = { assistant: 'assistant', profile: 'inbox', payment: 'payment' } as const;

const live = {
  accounts: accountStore(table),
  links: chatLinksOf(table),
  shortLinks: shortLinksOf(table),
  limits: limiterOf(table),
  commit: table.commit.bind(table),
};

export const handler = handle(
  webChat.linkMobile,
  live,
  async ({ input, member, now }, { accounts, links, shortLinks, limits, commit }) => {
    const { accountId: account_id } = member;
    await limits.take('link-mobile', { account: account_id }, now);
    const account = await accounts.of(account_id);
    if (!account) throw new Fault('auth.unauthenticated');
    const view = viewOf[input.context];
    const made = links.open({ account_id, view, language: account.language, minutes: MINUTES }, now);
    const short = shortLinks.make(
      { target_path: `${made.path}?from=qr`, purpose: 'chat', minutes: MINUTES, max_uses: 5 },
      now,
    );
    await commit(made.write, short.write);
    const universal = `${environment().SITE_URL}${short.path}`;
    const [qr_svg, expires_at] = [renderSVG(universal), made.opens_until];
    return { universal, ios: null, android: null, qr_svg, now: now.toISOString(), expires_at };
  },
);
